import type { Notification } from '@skillharbor/contract';
import { clientNotifications, daysAgo, freelancerNotifications } from '@skillharbor/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { PushSection } from '../../forms/PushSection/PushSection.tsx';
import pushes from '../../forms/PushSection/PushSection.stories.tsx';
import { UiProvider } from '../../primitives/UiProvider/UiProvider.tsx';
import { StillLink } from '../../testing/StillLink.tsx';
import { NotificationsPage } from './NotificationsPage.tsx';

const onNext = fn();

const meta = {
  component: NotificationsPage,
  args: {
    notifications: { status: 'ready', data: clientNotifications },
    pages: { pending: false, next: onNext },
    now: daysAgo(0, '12:00'),
    hrefOf: ({ id }) => `#${id}`,
    onFollow: fn(),
    readAll: { submission: { status: 'idle' }, onRead: fn() },
    mailsHref: '#mails',
    push: <PushSection {...pushes.args} />,
  },
  render: (args) => (
    <UiProvider link={StillLink}>
      <NotificationsPage {...args} />
    </UiProvider>
  ),
} satisfies Meta<typeof NotificationsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Today, Jun 15, 2026' })).toBeVisible();
    await expect(canvas.getAllByText('New', { exact: true })).toHaveLength(3);
    await userEvent.click(canvas.getByRole('link', { name: /^New question/ }));
    await expect(args.onFollow).toHaveBeenCalledWith(clientNotifications[1]);
    await userEvent.click(canvas.getByRole('button', { name: 'Mark all as read' }));
    await expect(args.readAll?.onRead).toHaveBeenCalledOnce();
  },
};

export const OfFreelancer: Story = {
  args: {
    notifications: { status: 'ready', data: freelancerNotifications },
    pages: { pending: false },
    readAll: { submission: { status: 'submitting' }, onRead: fn() },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(freelancerNotifications.length + 1);
    await expect(canvas.getByRole('button', { name: 'Marking all as read…' })).toBeVisible();
  },
};

export const AllRead: Story = {
  args: { notifications: { status: 'ready', data: clientNotifications.slice(3) }, readAll: null },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('New', { exact: true })).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Mark all as read' })).toBeNull();
  },
};

export const Empty: Story = {
  args: { notifications: { status: 'ready', data: [] }, pages: { pending: false }, readAll: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nothing has happened yet.')).toBeVisible();
  },
};

export const Loading: Story = {
  args: { notifications: { status: 'loading' }, pages: { pending: false }, readAll: null },
};

const loadFailed = {
  status: 'error',
  message: 'Failed to load your notifications.',
  onRetry: fn(),
} as const;

export const Failed: Story = {
  args: { notifications: loadFailed, pages: { pending: false }, readAll: null },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(loadFailed.onRetry).toHaveBeenCalledOnce();
  },
};

export const CannotMark: Story = {
  args: { readAll: { submission: { status: 'failed' }, onRead: fn() } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('could not be marked as read');
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };

const unbroken: Notification[] = clientNotifications
  .slice(0, 2)
  .map((one) => ({ ...one, title: 'Donaudampfschifffahrtsgesellschaftskapitän'.repeat(3) }));

export const UnbrokenTitles: Story = {
  tags: ['stress'],
  args: { notifications: { status: 'ready', data: unbroken } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
};
