import { conversationSummaries } from '@skillharbor/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { MessagesPage } from './MessagesPage.tsx';

const meta = {
  component: MessagesPage,
  args: {
    conversations: { status: 'ready', data: conversationSummaries },
    pages: { pending: false },
    reader: 'freelancer',
    conversationHref: (conversation) => `/dashboard/${conversation.id}#conversation`,
  },
} satisfies Meta<typeof MessagesPage>;
export default meta;
type Story = StoryObj<typeof meta>;

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
};

export const Failed: Story = {
  args: { conversations: { status: 'error', message: 'Failed to load your messages.', onRetry: fn() } },
};
