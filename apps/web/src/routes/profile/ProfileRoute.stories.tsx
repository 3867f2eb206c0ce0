import { clientUser, failing, freelancerUser, newFreelancerUser } from '@skillharbor/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { paths } from '../../navigation/paths.ts';
import { AppAt, routeStories } from '../../testing/AppAt.tsx';
import { alerts, asksToLogIn, says, showsDashboard } from '../../testing/plays.ts';

const meta = {
  ...routeStories,
  title: 'My profile',
  component: AppAt,
  args: { address: paths.profile(), as: freelancerUser },
} satisfies Meta<typeof AppAt>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Edit Profile' })).toHaveAttribute(
      'href',
      paths.editProfile(),
    );
  },
};

export const Loading: Story = {
  args: { navigationTimeoutMs: 0, server: () => [failing('getFreelancer', 'slow')] },
  play: says('Loading your profile...'),
};

export const Empty: Story = {
  args: { as: newFreelancerUser },
  play: says('Your profile is not complete yet'),
};

export const Failed: Story = {
  args: { server: () => [failing('getFreelancer')] },
  play: alerts('Unable to load your profile. Please try again later.'),
};

export const SignedOut: Story = { args: { as: null }, play: asksToLogIn };

export const ClientIsSentHome: Story = { args: { as: clientUser }, play: showsDashboard };
