import { accountActivity } from '@skillharbor/mocks';
import type { AccountActivity } from '@skillharbor/contract';
import { accountEventValues } from '@skillharbor/contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ActivityPage } from './ActivityPage.tsx';

const onShow = fn();

const meta = {
  component: ActivityPage,
  args: {
    activity: { status: 'ready', data: accountActivity.slice(0, 20) },
    more: { status: 'some', onShow },
    accountHref: '/account',
  },
} satisfies Meta<typeof ActivityPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Jun 15, 2026' })).toBeVisible();
    await expect(canvas.getAllByText('Safari on iOS · With a passkey')).toHaveLength(2);
    await expect(canvas.getAllByText('Safari on iOS · By a link in an email')).toHaveLength(2);
    await expect(canvas.getByText('Unknown device · With the password')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show more' }));
    await expect(onShow).toHaveBeenCalledOnce();
  },
};

export const LoadingMore: Story = {
  args: { more: { status: 'loading' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Loading more…' })).toBeVisible();
  },
};

export const All: Story = {
  args: { activity: { status: 'ready', data: accountActivity }, more: { status: 'none' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('This is everything from the last year.')).toBeVisible();
  },
};

/** The user has just signed up. */
export const One: Story = {
  args: { activity: { status: 'ready', data: accountActivity.slice(-1) }, more: { status: 'none' } },
};

export const Empty: Story = {
  args: { activity: { status: 'ready', data: [] }, more: { status: 'none' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nothing has happened within the last year.')).toBeVisible();
  },
};

export const Loading: Story = { args: { activity: { status: 'loading' }, more: { status: 'none' } } };

const loadFailed = {
  status: 'error',
  message: 'Failed to load the activity of your account.',
  onRetry: fn(),
} as const;

export const Failed: Story = {
  args: { activity: loadFailed, more: { status: 'none' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(loadFailed.onRetry).toHaveBeenCalledOnce();
  },
};

const everyEvent = accountEventValues.map((event, index): AccountActivity => ({
  id: index,
  event,
  factor: 'password',
  browser: 'Firefox',
  system: 'Windows',
  occurred_at: '2026-06-15T08:40:00.000Z',
}));

export const EveryEvent: Story = {
  args: { activity: { status: 'ready', data: everyEvent }, more: { status: 'none' } },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };

/** A browser may send any name for itself. */
export const LongNames: Story = {
  tags: ['stress'],
  args: {
    activity: {
      status: 'ready',
      data: everyEvent.slice(0, 2).map((one) => ({ ...one, browser: 'Browser'.repeat(12) })),
    },
    more: { status: 'none' },
  },
};
