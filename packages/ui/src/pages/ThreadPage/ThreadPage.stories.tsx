import { contactThreads, longMessages, threadConversation } from '@skillharbor/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { conversationState } from '../../testing/conversationState.ts';
import { ThreadPage } from './ThreadPage.tsx';

const [thread, unnamed] = contactThreads;
if (!thread || !unnamed) throw new Error('The fixtures have two threads.');

const meta = {
  component: ThreadPage,
  args: {
    thread: { status: 'ready', data: thread },
    conversation: conversationState(threadConversation),
    messagesHref: '/messages',
  },
} satisfies Meta<typeof ThreadPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Loaded: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: thread.subject })).toBeVisible();
    await expect(canvas.getByText(/We have not checked who the visitor is/)).toBeVisible();
    await expect(canvas.queryByLabelText(/^File/)).not.toBeInTheDocument();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Your message' }), 'By the 15th.');
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(args.conversation.onSend).toHaveBeenCalledWith({ text: 'By the 15th.', file: null });
  },
};

/** The visitor wrote no subject. */
export const WithoutSubject: Story = { args: { thread: { status: 'ready', data: unnamed } } };

/** The freelancer has ended the thread, which blocks the visitor who sent its messages. */
export const Ended: Story = {
  args: { conversation: conversationState({ ...threadConversation, writing: 'ended', unread: 0 }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Its sender can no longer write to you/)).toBeVisible();
  },
};

export const EndedByVisitor: Story = {
  args: { conversation: conversationState({ ...threadConversation, writing: 'ended_by_other' }) },
};

export const Loading: Story = { args: { thread: { status: 'loading' } } };

export const Failed: Story = {
  args: { thread: { status: 'error', message: 'Failed to load this conversation.', onRetry: fn() } },
};

export const NotFound: Story = {
  args: {
    thread: {
      status: 'error',
      message: 'This conversation does not exist, or it was deleted.',
      onRetry: null,
    },
  },
};

/** The subject and a message are long words without spaces. */
export const Long: Story = {
  tags: ['stress'],
  args: {
    thread: {
      status: 'ready',
      data: { ...thread, subject: 'Donaudampfschifffahrtsgesellschaftskapitän'.repeat(4) },
    },
    conversation: conversationState({ ...threadConversation, messages: [...longMessages] }),
  },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
};
