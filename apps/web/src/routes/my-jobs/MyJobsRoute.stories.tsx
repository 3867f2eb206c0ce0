import { clientUser, failing, freelancerUser } from '@skillharbor/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { paths } from '../../navigation/paths.ts';
import { AppAt, routeStories } from '../../testing/AppAt.tsx';
import { alerts, asksToLogIn, says, showsMyJobs, showsListings } from '../../testing/plays.ts';

const meta = {
  ...routeStories,
  title: 'My jobs',
  component: AppAt,
  args: { address: paths.myJobs(), as: clientUser },
} satisfies Meta<typeof AppAt>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = { play: showsMyJobs };

export const Loading: Story = {
  args: { navigationTimeoutMs: 0, server: () => [failing('listMyJobs', 'slow')] },
  play: says('Loading your job listings...'),
};

export const Empty: Story = {
  args: {
    server: (state) => {
      state.jobs = [];
      return [];
    },
  },
  play: says('No job listings yet'),
};

export const Failed: Story = {
  args: { server: () => [failing('listMyJobs')] },
  play: alerts('Unable to load job listings. Please try again later.'),
};

export const SignedOut: Story = { args: { as: null }, play: asksToLogIn };

export const FreelancerIsSentHome: Story = { args: { as: freelancerUser }, play: showsListings };
