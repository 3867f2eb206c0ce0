import { asListed, freelancer, freelancers as profiles, skills } from '@skillharbor/mocks';
import type { FreelancerFacets } from '@skillharbor/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import type { ListSearch } from '../../layout/ListFrame/listSearch.ts';
import { noDirectoryFilters } from './directoryFilters.ts';
import { FreelancersPage } from './FreelancersPage.tsx';
import type { FreelancersPageProps, ListedFreelancers } from './FreelancersPage.tsx';

const freelancers = profiles.map(asListed);

/** Returns the props of a search for these words. */
function searching(words: string): ListSearch {
  return { words, action: { href: '/freelancers' }, onSearch: fn() };
}

/** Returns loaded freelancers in the form in which the route passes them. */
function listed(found: Partial<ListedFreelancers> = {}): FreelancersPageProps['freelancers'] {
  const data = {
    freelancers,
    count: 23,
    isCountExact: true,
    foundWords: null,
    typedHref: '#typed',
    ...found,
  };
  return { status: 'ready', data };
}

const none = listed({ freelancers: [], count: 0 });

const facets: FreelancerFacets = {
  skills: skills.map((skill, index) => ({ ...skill, count: Math.ceil(20 / (index + 1)) })),
  availability: [
    { value: 'Available', count: 17 },
    { value: 'Busy', count: 5 },
    { value: 'On Leave', count: 1 },
  ],
};
const [first, second] = skills.map(({ id }) => id);
const twoSkills = [first ?? 0, second ?? 0];
const filters = {
  skills: twoSkills,
  availability: ['Available', 'Busy'],
  rate: { min: 20, max: 80, currency: 'EUR' },
} as const;

const meta = {
  component: FreelancersPage,
  args: {
    freelancers: listed(),
    facets,
    filters: noDirectoryFilters,
    sort: 'newest',
    panel: 'none',
    search: searching(''),
    onPanelChange: fn(),
    onFiltersChange: fn(),
    onSortChange: fn(),
    pages: { pending: false },
    freelancerHref: (id) => `/freelancer/${id}`,
  },
} satisfies Meta<typeof FreelancersPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Find Freelancers' })).toBeVisible();
    await expect(canvas.getByText('23 freelancers')).toBeVisible();
    await expect(canvas.getAllByRole('article')).toHaveLength(freelancers.length);
    await expect(canvas.getByRole('link', { name: 'Amara Okafor' })).toHaveAttribute('href', '/freelancer/1');
  },
};

export const One: Story = {
  args: { freelancers: listed({ freelancers: [asListed(freelancer)], count: 1 }) },
};

export const MiddlePage: Story = {
  args: { pages: { previous: fn(), next: fn(), pending: false } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Previous' }));
    await expect(args.pages.previous).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(args.pages.next).toHaveBeenCalledOnce();
  },
};

export const Loading: Story = { args: { freelancers: { status: 'loading' }, facets: null } };

export const Empty: Story = {
  args: { freelancers: none },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No freelancers available')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Clear filters' })).not.toBeInTheDocument();
  },
};

const loadFailed = {
  status: 'error',
  message: 'Unable to load Freelancer Profiles. Please try again later.',
  onRetry: fn(),
} as const;

export const Failed: Story = {
  args: { freelancers: loadFailed, facets: null },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(loadFailed.message);
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(loadFailed.onRetry).toHaveBeenCalledOnce();
  },
};

/** The layout is mirrored, although the texts are English. */
export const RightToLeft: Story = { args: { filters, panel: 'filter' }, globals: { direction: 'rtl' } };

/** The current page stays visible while the next one loads. */
export const LoadingNextPage: Story = { args: { pages: { previous: fn(), next: fn(), pending: true } } };

export const Searching: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search freelancers' }), ' designer {Enter}');
    await expect(args.search?.onSearch).toHaveBeenCalledWith('designer');
  },
};

export const Found: Story = {
  args: {
    search: searching('designer'),
    filters: { ...noDirectoryFilters, skills: twoSkills },
    sort: 'best',
    panel: 'sort',
  },
  play: async ({ args, canvas, userEvent }) => {
    const names = skills.slice(0, 2).map(({ name }) => name);
    await expect(
      canvas.getByRole('heading', {
        level: 1,
        name: `Freelancers with ${names.join(' and ')} for “designer”`,
      }),
    ).toBeVisible();
    await expect(canvas.getByText('23 freelancers match')).toBeVisible();
    await expect(await canvas.findByRole('radio', { name: 'Best match' })).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: 'Lowest rate first' }));
    await expect(args.onSortChange).toHaveBeenCalledWith('rate_low');
  },
};

export const FoundMany: Story = {
  tags: ['stress'],
  args: { search: searching('e'), freelancers: listed({ count: 1_000, isCountExact: false }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('More than 1,000 freelancers match')).toBeVisible();
  },
};

/** One of the typed words has a typo, so the page shows the results for the corrected word. */
export const Typo: Story = {
  args: { search: searching('desinger'), sort: 'best', freelancers: listed({ foundWords: 'designer' }) },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Showing results for “designer”.')).toBeVisible();
    await waitFor(() => expect(canvasElement.querySelector('mark')).toHaveTextContent('designer'));
    await expect(canvas.getByRole('link', { name: 'Search for “desinger” instead' })).toHaveAttribute(
      'href',
      '#typed',
    );
  },
};

/** Each filter value shows how many freelancers would remain with it. */
export const Filters: Story = {
  args: { panel: 'filter' },
  render: function Filtered(args) {
    const [chosen, setChosen] = useState(args.filters);
    const onFiltersChange: typeof setChosen = (next) => {
      setChosen(next);
      if (typeof next !== 'function') args.onFiltersChange(next);
    };
    return <FreelancersPage {...args} filters={chosen} onFiltersChange={onFiltersChange} />;
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('combobox', { name: 'Skills (all of them)' }));
    for (const [index, { name }] of skills.slice(0, 2).entries())
      await userEvent.click(
        await screen.findByRole('option', { name: `${name} ${20 / (index + 1)} freelancers` }),
      );
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Busy 5 freelancers' }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Highest hourly rate' }), '80');
    await userEvent.click(canvas.getByRole('button', { name: 'Apply rate' }));
    await expect(args.onFiltersChange).toHaveBeenLastCalledWith({
      skills: twoSkills,
      availability: ['Busy'],
      rate: { max: 80, currency: 'USD' },
    });
    await expect(canvas.getByText('At most $80 an hour')).toBeVisible();
  },
};

/** An invalid amount does not change the list, and the form explains why. */
export const InvalidRate: Story = {
  args: { panel: 'filter' },
  play: async ({ args, canvas, userEvent }) => {
    const lowest = await canvas.findByRole('textbox', { name: 'Lowest hourly rate' });
    await userEvent.type(lowest, 'forty{Enter}');
    await expect(lowest).toHaveAccessibleDescription('Enter an amount of at most 100,000, like 40 or 62.50.');
    await userEvent.clear(lowest);
    await userEvent.type(lowest, '90');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Highest hourly rate' }), '80{Enter}');
    await expect(canvas.getByText('The highest rate is below the lowest.')).toBeVisible();
    await expect(args.onFiltersChange).not.toHaveBeenCalled();
  },
};

export const ActiveFilters: Story = {
  args: { filters },
  play: async ({ args, canvas, userEvent }) => {
    const [name = ''] = skills.map((skill) => skill.name);
    await userEvent.click(canvas.getByRole('button', { name: `Remove filter ${name}` }));
    await expect(args.onFiltersChange).toHaveBeenLastCalledWith({ ...filters, skills: twoSkills.slice(1) });
    await expect(canvas.getByRole('region', { name: 'Freelancers' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove filter Available or Busy' }));
    await expect(args.onFiltersChange).toHaveBeenLastCalledWith({ ...filters, availability: [] });
    await userEvent.click(canvas.getByRole('button', { name: 'Remove filter €20 to €80 an hour' }));
    await expect(args.onFiltersChange).toHaveBeenLastCalledWith({ ...filters, rate: null });
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }));
    await expect(args.onFiltersChange).toHaveBeenLastCalledWith(noDirectoryFilters);
  },
};

/** The search and the filters can be cleared separately. */
export const NothingFound: Story = {
  args: { freelancers: none, search: searching('submarine'), sort: 'best', filters },
  play: async ({ args, canvas, userEvent }) => {
    await expect(
      canvas.getByText('No freelancer matches “submarine” and all of these filters.'),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }));
    await expect(args.search?.onSearch).toHaveBeenCalledWith('');
    const [, inEmptyState] = canvas.getAllByRole('button', { name: 'Clear filters' });
    if (inEmptyState) await userEvent.click(inEmptyState);
    await expect(args.onFiltersChange).toHaveBeenCalledWith(noDirectoryFilters);
  },
};

export const NothingFoundByWords: Story = {
  args: { freelancers: none, search: searching('submarine'), sort: 'best' },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('Nothing was found for “submarine”. Try fewer or other words.'),
    ).toBeVisible();
  },
};
