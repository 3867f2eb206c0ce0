import { clientNotifications, clientUser, failing, freelancerUser } from '@skillharbor/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { paths } from '../../navigation/paths.ts';
import { AppAt, routeStories } from '../../testing/AppAt.tsx';
import type { AppAtProps } from '../../testing/AppAt.tsx';
import { alerts, asksToLogIn, says } from '../../testing/plays.ts';

/** Gives the client notifications, three of which are unread. */
const withNotifications: NonNullable<AppAtProps['server']> = (state) => {
  state.notifications = clientNotifications.map((notification) => ({
    owner: clientUser.pk,
    notification: { ...notification },
  }));
  return [];
};

const meta = {
  ...routeStories,
  title: 'Notifications',
  component: AppAt,
  args: {
    address: paths.notifications(),
    as: clientUser,
    server: withNotifications,
  },
} satisfies Meta<typeof AppAt>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The bell has the number that the events of the user tell. */
export const Loaded: Story = {
  play: async (context) => {
    await says('New question')(context);
    await expect(await context.canvas.findByRole('link', { name: /Notifications, 3 new/ })).toBeVisible();
  },
};

/** The bell loses its number, and no entry is new. */
export const MarksAllAsRead: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Mark all as read' }));
    await expect(await canvas.findByRole('link', { name: 'Notifications' })).toBeVisible();
    await waitFor(() => expect(canvas.queryByText('New', { exact: true })).toBeNull());
  },
};

export const CannotMark: Story = {
  args: {
    server: (state) => [...withNotifications(state), failing('readNotifications')],
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(await canvas.findByRole('button', { name: 'Mark all as read' }));
    await alerts('Your notifications could not be marked as read. Please try again.')(context);
  },
};

export const Empty: Story = {
  args: { as: freelancerUser, server: () => [] },
  play: says('Nothing has happened yet.'),
};

export const Loading: Story = {
  args: { navigationTimeoutMs: 0, server: () => [failing('listNotifications', 'slow')] },
  play: says('Loading your notifications...'),
};

export const Failed: Story = {
  args: { server: () => [failing('listNotifications')] },
  play: alerts('Failed to load your notifications.'),
};

export const SignedOut: Story = { args: { as: null }, play: asksToLogIn };
