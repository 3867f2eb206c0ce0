import { clientUser, failing, freelancerSearches, freelancerUser } from '@skillharbor/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { paths } from '../../navigation/paths.ts';
import { AppAt, routeStories } from '../../testing/AppAt.tsx';
import { alerts, says, showsDashboard, showsListings } from '../../testing/plays.ts';

const meta = {
  ...routeStories,
  title: 'Home',
  component: AppAt,
  args: { address: paths.home(), as: null },
} satisfies Meta<typeof AppAt>;
export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

/** Checks the counts of the categories, which the page requests separately from the jobs. */
const showsJobCounts: Play = async ({ canvas }) => {
  await waitFor(() => expect(canvas.getAllByText(/^\d+ jobs$/)).toHaveLength(6));
};

export const SignedOut: Story = {
  play: async (context) => {
    const { canvas } = context;
    await showsJobCounts(context);
    const newest = (await canvas.findByRole('heading', { name: 'Just in' })).closest('section');
    await expect(within(newest ?? document.body).getAllByRole('article')).toHaveLength(3);
    await expect(canvas.getByRole('heading', { level: 1, name: 'Good work docks here.' })).toBeVisible();
  },
};

/** A freelancer's home page shows pending tasks and new results of saved searches above the listings. */
export const Freelancer: Story = {
  args: { as: freelancerUser },
  play: async (context) => {
    await showsListings(context);
    await expect(await context.canvas.findByRole('link', { name: /^Waiting for you \d/ })).toHaveAttribute(
      'href',
      '/dashboard',
    );
    await expect(context.canvas.getByRole('link', { name: /^Searches with new results \d/ })).toBeVisible();
  },
};

export const Client: Story = { args: { as: clientUser }, play: showsDashboard };

/** A client's home page shows new results of saved searches above the listings. */
export const ClientWithSearches: Story = {
  args: {
    as: clientUser,
    server: (state) => {
      state.savedSearches = freelancerSearches.map((search) => ({ ...search, owner: clientUser.pk }));
      return [];
    },
  },
  play: async (context) => {
    await showsDashboard(context);
    await expect(
      await context.canvas.findByRole('link', { name: 'Searches with new results 1' }),
    ).toHaveAttribute('href', '/saved-searches');
  },
};

/** A client's listings appear only together with the sections above them, so that these sections do not move them. */
export const ClientWhoseSearchesAreLate: Story = {
  args: {
    as: clientUser,
    navigationTimeoutMs: 0,
    server: () => [failing('listSavedSearches', 'slow')],
  },
  play: says('Loading your job listings...'),
};

/** The page shows all listings even if the saved searches cannot be loaded. */
export const ClientWhoseSearchesFail: Story = {
  args: { as: clientUser, server: () => [failing('listSavedSearches')] },
  tags: ['behaviour'],
  play: showsDashboard,
};

export const Loading: Story = {
  args: { navigationTimeoutMs: 0, server: () => [failing('getLanding', 'slow')] },
  play: async (context) => {
    await says('Loading jobs...')(context);
    await showsJobCounts(context);
  },
};

export const Empty: Story = {
  args: {
    server: (state) => {
      state.jobs = [];
      return [];
    },
  },
  play: async (context) => {
    await says('No jobs available')(context);
    await showsJobCounts(context);
  },
};

export const Failed: Story = {
  args: { server: () => [failing('getLanding')] },
  play: async (context) => {
    await alerts('Unable to load job listings. Please try again later.')(context);
    await showsJobCounts(context);
  },
};

/** The search opens the job listings, where the field keeps its text. */
export const Searches: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('searchbox'), 'ferry{Enter}');
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Explore Job Listings' }),
    ).toBeVisible();
    await expect(canvas.getByRole('combobox', { name: 'Search jobs' })).toHaveValue('ferry');
    await expect((await canvas.findAllByRole('article')).length).toBeGreaterThan(0);
  },
};
