import {
  freelancerSearches,
  longSavedSearch,
  rightToLeftSavedSearch,
  savedSearches,
} from '@skillharbor/mocks';
import type { SavedSearch } from '@skillharbor/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { SavedSearchesPage } from './SavedSearchesPage.tsx';

const ready = (...data: SavedSearch[]) => ({ status: 'ready' as const, data });
const editing = {
  conditions: { words: 'ferry', filters: [{ key: 'location', text: 'Locations: Lisbon, Portugal' }] },
  submission: { status: 'idle' as const },
  onSubmit: fn(),
  onDelete: fn(),
};

const meta = {
  component: SavedSearchesPage,
  parameters: { layout: 'fullscreen' },
  args: {
    kind: 'jobs',
    searches: ready(...savedSearches),
    summaryOf: ({ kind, conditions }) =>
      conditions.search === undefined
        ? 'Tech jobs'
        : `${kind === 'jobs' ? 'Jobs' : 'Freelancers'} for “${conditions.search}”`,
    searchHref: ({ id }) => `#search-${id}`,
    itemHref: (kind, id) => `/${kind === 'jobs' ? 'job' : 'freelancer'}/${id}`,
    findHref: '/jobs',
    onLook: fn(),
    editingOf: () => editing,
  },
} satisfies Meta<typeof SavedSearchesPage>;
export default meta;
type Story = StoryObj<typeof meta>;

/** One search has new jobs, another one has none, and a third one sends no mails. */
export const Loaded: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('2 new jobs')).toBeVisible();
    await expect(canvas.getAllByText('No new jobs since you last looked')).toHaveLength(2);
    const [first] = canvas.getAllByRole('link', { name: 'Show all jobs of this search' });
    await expect(first).toHaveAttribute('href', `#search-${savedSearches[0]?.id}`);
  },
};

/** The searches of a client find freelancers. The results name only freelancers who allow this. */
export const ForFreelancers: Story = {
  args: { kind: 'freelancers', searches: ready(...freelancerSearches) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('3 new freelancers')).toBeVisible();
    const [first] = freelancerSearches[0]?.new_freelancers ?? [];
    await expect(canvas.getByRole('link', { name: first?.name ?? '' })).toHaveAttribute(
      'href',
      `/freelancer/${first?.id}`,
    );
  },
};

export const EmptyForFreelancers: Story = {
  args: { kind: 'freelancers', searches: ready(), findHref: '/freelancers' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Find freelancers' })).toHaveAttribute(
      'href',
      '/freelancers',
    );
  },
};

export const Changing: Story = {
  args: { searches: ready(...savedSearches.slice(0, 1)) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText(`Change or delete “${savedSearches[0]?.name}”`));
    await userEvent.click(canvas.getByRole('radio', { name: /each Monday/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save the changes' }));
    await expect(editing.onSubmit).toHaveBeenCalledWith({
      name: savedSearches[0]?.name,
      frequency: 'weekly',
      words: 'ferry',
      filters: ['location'],
    });
  },
};

export const Empty: Story = {
  args: { searches: ready() },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Find jobs' })).toHaveAttribute('href', '/jobs');
  },
};

export const Loading: Story = { args: { searches: { status: 'loading' } } };

export const Failed: Story = {
  args: { searches: { status: 'error', message: 'Failed to load your saved searches.', onRetry: fn() } },
};

/** The user has reached the maximum of twenty saved searches. */
export const Full: Story = {
  args: {
    searches: ready(
      ...Array.from({ length: 20 }, (_, index) => ({ ...longSavedSearch, id: index + 1, new_count: index })),
    ),
  },
};

/** The list names the newest jobs, and says how many others are new. */
export const Long: Story = {
  tags: ['stress'],
  args: { searches: ready(longSavedSearch) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1,229 more new jobs')).toBeVisible();
  },
};

export const RightToLeft: Story = {
  args: { searches: ready(rightToLeftSavedSearch) },
  globals: { direction: 'rtl' },
};
