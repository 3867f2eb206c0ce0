import { clientNotifications, clientUser, failing, freelancerUser } from '@skillharbor/mocks';
import { notificationLink } from '@skillharbor/prose';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { paths } from '../../navigation/paths.ts';
import { AppAt, routeStories } from '../../testing/AppAt.tsx';
import type { AppAtProps } from '../../testing/AppAt.tsx';
import { devicePushIn } from '../../testing/devicePush.ts';
import { alerts, asksToLogIn, says, toasts } from '../../testing/plays.ts';

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
    await says('This device shows no notifications.')(context);
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

/** The address of a mail's link names a notification, which is read by opening it. */
export const ReadByAddress: Story = {
  args: { address: notificationLink(paths.notifications(), clientNotifications[0]?.id ?? 0) },
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /Notifications, 2 new/ })).toBeVisible();
    await waitFor(() => expect(canvas.getAllByText('New', { exact: true })).toHaveLength(2));
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

const turnOn = 'Show notifications on this device';

export const TurnsNotificationsOnAndOff: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(await canvas.findByRole('button', { name: turnOn }));
    const stop = await canvas.findByRole('button', { name: 'Stop notifications on this device' });
    await expect(stop).toHaveFocus();
    await toasts('This device shows your notifications.')(context);
    await userEvent.click(stop);
    await expect(await canvas.findByRole('button', { name: turnOn })).toHaveFocus();
    await toasts('This device no longer shows notifications.')(context);
  },
};

/** A user who closes the question of the browser can press again. */
export const NotificationsAreNotAllowed: Story = {
  args: { devicePush: () => devicePushIn('off', 'dismissed') },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(await canvas.findByRole('button', { name: turnOn }));
    await alerts('Your browser did not allow notifications, so they stay off.')(context);
    await expect(canvas.getByRole('button', { name: turnOn })).toBeVisible();
  },
};

/** The button is gone, because the page cannot ask again. */
export const NotificationsAreBlocked: Story = {
  args: { devicePush: () => devicePushIn('off', 'denied') },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(await canvas.findByRole('button', { name: turnOn }));
    await says(/^Your browser blocks notifications/)(context);
    await expect(canvas.queryByRole('button', { name: turnOn })).toBeNull();
  },
};

export const CannotTurnOn: Story = {
  args: { server: (state) => [...withNotifications(state), failing('turnOnPush')] },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(await canvas.findByRole('button', { name: turnOn }));
    await alerts('Your choice could not be saved. Please try again.')(context);
  },
};

export const NotChecked: Story = {
  args: { server: (state) => [...withNotifications(state), failing('getPush')] },
  play: alerts('We could not check whether this device shows notifications.'),
};

export const SignedOut: Story = { args: { as: null }, play: asksToLogIn };
