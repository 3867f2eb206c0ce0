import { clientUser, failing, freelancerUser } from '@skillharbor/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { paths } from '../../navigation/paths.ts';
import { AppAt, routeStories } from '../../testing/AppAt.tsx';
import { alerts, asksToLogIn, hasHeading, says } from '../../testing/plays.ts';

const meta = {
  ...routeStories,
  title: 'Account',
  component: AppAt,
  args: { address: paths.account(), as: freelancerUser },
} satisfies Meta<typeof AppAt>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = { play: says('Firefox on Windows') };

export const ForAClient: Story = { args: { as: clientUser }, play: hasHeading('Account') };

export const Loading: Story = {
  args: { navigationTimeoutMs: 0, server: () => [failing('listSessions', 'slow')] },
  play: says('Loading sessions...'),
};

export const Failed: Story = {
  args: { server: () => [failing('listSessions')] },
  play: alerts('Failed to load your sessions.'),
};

export const LogsOneOut: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(await canvas.findByRole('button', { name: 'Log out of Safari on iOS' }));
    await says('The device is logged out.')(context);
    await expect(canvas.queryByText('Safari on iOS')).not.toBeInTheDocument();
    await expect(canvas.getByRole('heading', { name: 'Account' })).toHaveFocus();
  },
};

export const LogsAllOthersOut: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(await canvas.findByRole('button', { name: 'Log out everywhere else' }));
    await says('You are logged in on this device only.')(context);
  },
};

export const NotEnded: Story = {
  args: { server: () => [failing('endOtherSessions')] },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(await canvas.findByRole('button', { name: 'Log out everywhere else' }));
    await alerts('The device could not be logged out. Please try again.')(context);
  },
};

export const SignedOut: Story = { args: { as: null }, play: asksToLogIn };
