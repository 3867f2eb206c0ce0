import { pushGroupValues } from '@skillharbor/contract';
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

/** The bell shows the number from the user's events. */
export const Loaded: Story = {
  play: async (context) => {
    await says('New question')(context);
    await expect(await context.canvas.findByRole('link', { name: /Notifications, 3 new/ })).toBeVisible();
    await says('This device shows no notifications.')(context);
  },
};

/** An operator has switched notifications on devices off. */
export const WithoutDevices: Story = {
  tags: ['behaviour'],
  args: {
    server: (state) => {
      state.site.push = false;
      return withNotifications(state);
    },
  },
  play: async (context) => {
    await says('New question')(context);
    await expect(context.canvas.queryByText(/^This device/)).not.toBeInTheDocument();
  },
};

/** The number disappears from the bell, and no entry is marked as new. */
export const MarksAllAsRead: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Mark all as read' }));
    await expect(await canvas.findByRole('link', { name: 'Notifications' })).toBeVisible();
    await waitFor(() => expect(canvas.queryByText('New', { exact: true })).toBeNull());
  },
};

/** The address of a mail's link names a notification, and opening it marks the notification as read. */
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

/** If the user closes the browser's permission dialog, the button can be pressed again. */
export const NotificationsAreNotAllowed: Story = {
  args: { devicePush: () => devicePushIn('off', 'dismissed') },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.click(await canvas.findByRole('button', { name: turnOn }));
    await alerts('Your browser did not allow notifications, so they stay off.')(context);
    await expect(canvas.getByRole('button', { name: turnOn })).toBeVisible();
  },
};

/** The button is gone, because the page cannot ask for permission again. */
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

/** The client's device shows notifications of all groups. */
const turnedOn: NonNullable<AppAtProps['server']> = (state) => {
  const device = { browser: 'Firefox', system: 'Linux', is_current: true, groups: [...pushGroupValues] };
  state.pushDevices = [{ owner: clientUser.pk, device }];
  return withNotifications(state);
};

let stateOfServer: Parameters<typeof turnedOn>[0] | undefined;

/** Each choice is shown at once. Of three choices in quick succession, the last one is saved. */
export const ChoosesGroups: Story = {
  args: {
    server: (state) => {
      stateOfServer = state;
      return turnedOn(state);
    },
    devicePush: () => devicePushIn('on'),
  },
  play: async ({ canvas, userEvent }) => {
    const questions = await canvas.findByRole('checkbox', { name: 'Questions and replies' });
    const messages = canvas.getByRole('checkbox', { name: 'Messages about applications' });
    await userEvent.click(questions);
    await expect(questions).not.toBeChecked();
    await userEvent.click(messages);
    await userEvent.click(questions);
    await expect(questions).toBeChecked();
    await expect(messages).not.toBeChecked();
    await waitFor(() =>
      expect(stateOfServer?.pushDevices[0]?.device.groups.toSorted()).toEqual(
        pushGroupValues.filter((group) => group !== 'messages').toSorted(),
      ),
    );
    await expect(questions).toBeChecked();
    await expect(messages).not.toBeChecked();
    await expect(canvas.getByRole('checkbox', { name: 'Applications' })).toBeChecked();
  },
};

/** The box shows the saved choice again. */
export const CannotChooseGroups: Story = {
  args: {
    server: (state) => [...turnedOn(state), failing('turnOnPush')],
    devicePush: () => devicePushIn('on'),
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const questions = await canvas.findByRole('checkbox', { name: 'Questions and replies' });
    await userEvent.click(questions);
    await alerts('Your choice could not be saved. Please try again.')(context);
    await expect(questions).toBeChecked();
  },
};

export const NotChecked: Story = {
  args: { server: (state) => [...withNotifications(state), failing('getPush')] },
  play: alerts('We could not check whether this device shows notifications.'),
};

export const SignedOut: Story = { args: { as: null }, play: asksToLogIn };
