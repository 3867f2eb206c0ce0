import { clientUser, failing, freelancerUser } from '@skillharbor/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { paths } from '../../paths.ts';
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

export const SignedOut: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('article')).toHaveLength(3);
    await expect(canvas.getByRole('heading', { level: 1, name: 'Good work docks here.' })).toBeVisible();
  },
};

export const Freelancer: Story = { args: { as: freelancerUser }, play: showsListings };

export const Client: Story = { args: { as: clientUser }, play: showsDashboard };

export const Loading: Story = {
  args: { patience: 0, server: () => [failing('get', '/api/job-listings/listings/', 'slow')] },
  play: says('Loading jobs...'),
};

export const Empty: Story = {
  args: {
    server: (state) => {
      state.jobs = [];
      return [];
    },
  },
  play: says('No jobs available'),
};

export const Failed: Story = {
  args: { server: () => [failing('get', '/api/job-listings/listings/')] },
  play: alerts('Unable to load job listings. Please try again later.'),
};

/** The search leads to the listings, and is still there. */
export const Searches: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('searchbox'), 'ferry{Enter}');
    await expect(
      await canvas.findByRole('heading', { level: 1, name: 'Explore Job Listings' }),
    ).toBeVisible();
    await expect(canvas.getByRole('searchbox', { name: 'Search jobs' })).toHaveValue('ferry');
    await expect((await canvas.findAllByRole('article')).length).toBeGreaterThan(0);
  },
};
