import { clientUser, failing } from '@skillharbor/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { paths } from '../../navigation/paths.ts';
import { AppAt, routeStories } from '../../testing/AppAt.tsx';
import { alerts, hasHeading, says } from '../../testing/plays.ts';

const meta = {
  ...routeStories,
  title: 'Find freelancers',
  component: AppAt,
  args: { address: paths.freelancers(), as: clientUser },
} satisfies Meta<typeof AppAt>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Find Freelancers' })).toBeVisible();
    await expect(canvas.getAllByRole('article')).toHaveLength(12);
    await expect(canvas.queryByRole('link', { name: 'Previous' })).not.toBeInTheDocument();
  },
};

export const NextPage: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Next' }));
    await expect(await canvas.findByRole('link', { name: 'Previous' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Next' })).not.toBeInTheDocument();
  },
};

export const SignedOut: Story = {
  args: { as: null },
  play: hasHeading('Find Freelancers'),
};

export const Loading: Story = {
  args: { navigationTimeoutMs: 0, server: () => [failing('listFreelancers', 'slow')] },
  play: says('Loading freelancers...'),
};

export const Empty: Story = {
  args: {
    server: (state) => {
      state.freelancers = [];
      return [];
    },
  },
  play: says('No freelancers available'),
};

export const Failed: Story = {
  args: { server: () => [failing('listFreelancers')] },
  play: alerts('Unable to load Freelancer Profiles. Please try again later.'),
};

/** The URL contains the search and the filters. The page shows a change of the search or the filters at once. */
export const Filtered: Story = {
  args: { address: paths.freelancers('?search=engineers&availability=Busy') },
  play: async ({ canvas, userEvent }) => {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Freelancers for “engineers”' }),
    ).toBeVisible();
    await waitFor(() => expect(document.title).toBe('Freelancers for “engineers” – Skill Harbor'));
    const busy = canvas.getAllByRole('article').length;
    await userEvent.click(canvas.getByRole('button', { name: 'Filter' }));
    await userEvent.click(await canvas.findByRole('checkbox', { name: /^Available/ }));
    await expect(canvas.getByRole('checkbox', { name: /^Available/ })).toBeChecked();
    await waitFor(() => expect(canvas.getAllByRole('article').length).toBeGreaterThan(busy));
    await expect(canvas.getByRole('button', { name: 'Hide Filters' })).toBeVisible();
  },
};

/** A client saves the search of the directory, and a message says where to find it. */
export const SavesSearch: Story = {
  args: { address: paths.freelancers('?search=engineers&availability=Busy') },
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Save this search' }));
    await expect(await canvas.findByRole('textbox', { name: 'Name' })).toHaveValue(
      'Freelancers for “engineers”, Busy',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Save the search' }));
    await expect(await canvas.findByText(/This search is saved\./)).toBeVisible();
  },
};

export const NothingFound: Story = {
  args: { address: paths.freelancers('?search=submarine') },
  play: says('No freelancers available'),
};

export const ClearsTheSearch: Story = {
  ...NothingFound,
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Clear search' }));
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(12));
  },
};

export const Typo: Story = {
  args: { address: paths.freelancers('?search=desinger') },
  play: says('Showing results for “designer”.'),
};

/** One press searches for the words as typed instead of the corrected ones. */
export const SearchesAsTyped: Story = {
  ...Typo,
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('link', { name: 'Search for “desinger” instead' }));
    await expect(await canvas.findByText('No freelancers available')).toBeVisible();
  },
};

/** The page ignores unknown values, because a URL may come from another version of the app. */
export const UnknownValues: Story = {
  args: { address: paths.freelancers('?skill=x&availability=Away&rate_min=much&sort=price&page=0') },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(12));
  },
};
