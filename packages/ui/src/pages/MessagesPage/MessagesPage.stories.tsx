import { contactThreads, conversationSummaries } from '@skillharbor/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { MessagesPage } from './MessagesPage.tsx';
import type { ThreadsProps } from './MessagesPage.tsx';

const meta = {
  component: MessagesPage,
  args: {
    conversations: { status: 'ready', data: conversationSummaries },
    pages: { pending: false },
    threads: null,
    reader: 'freelancer',
    findHref: '#find',
    conversationHref: (conversation) => `/dashboard/${conversation.id}#conversation`,
  },
} satisfies Meta<typeof MessagesPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const threads: ThreadsProps = {
  list: { status: 'ready', data: contactThreads },
  pages: { pending: false },
  href: ({ id }) => `/messages/visitor/${id}`,
};

export const Loaded: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('article')).toHaveLength(conversationSummaries.length);
    await expect(canvas.getByText('2 new messages')).toBeVisible();
  },
};

export const MorePages: Story = { args: { pages: { pending: false, next: fn() } } };

export const Loading: Story = { args: { conversations: { status: 'loading' } } };

export const Empty: Story = { args: { conversations: { status: 'ready', data: [] } } };

export const EmptyForClient: Story = {
  args: { conversations: { status: 'ready', data: [] }, reader: 'client' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Find freelancers' })).toHaveAttribute('href', '#find');
  },
};

export const Failed: Story = {
  args: { conversations: { status: 'error', message: 'Failed to load your messages.', onRetry: fn() } },
};

/** Visitors have written to the freelancer. One of the messages has no subject. */
export const WithVisitors: Story = {
  args: { threads },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'From visitors to your profile' })).toBeVisible();
    await expect(canvas.getAllByRole('article')).toHaveLength(
      conversationSummaries.length + contactThreads.length,
    );
    await expect(canvas.getByRole('link', { name: 'Message from a visitor' })).toBeVisible();
  },
};

export const OnlyVisitors: Story = {
  args: { threads, conversations: { status: 'ready', data: [] } },
};

export const VisitorsLoading: Story = { args: { threads: { ...threads, list: { status: 'loading' } } } };

export const VisitorsFailed: Story = {
  args: {
    threads: {
      ...threads,
      list: { status: 'error', message: 'Failed to load your messages.', onRetry: fn() },
    },
  },
};
