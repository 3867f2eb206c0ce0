import { visitorConversation } from '@skillharbor/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { conversationState } from '../../testing/conversationState.ts';
import { VisitorThreadPage } from './VisitorThreadPage.tsx';

const thread = { is_confirmed: true, freelancer_name: 'Amara Okafor' };
const waiting = { ...visitorConversation, messages: [], writing: 'waiting' as const, read_by_other: 0 };

const meta = {
  component: VisitorThreadPage,
  args: {
    thread: { status: 'ready', data: thread },
    conversation: conversationState(visitorConversation),
    opening: { status: 'idle' },
    onOpen: fn(),
  },
} satisfies Meta<typeof VisitorThreadPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const unopened = { thread: { status: 'ready' as const, data: { ...thread, is_confirmed: false } } };

export const Opened: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('with Amara Okafor');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Your message' }), 'Thank you.');
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(args.conversation.onSend).toHaveBeenCalledWith({ text: 'Thank you.', file: null });
  },
};

/** The first visit asks the visitor to confirm the email address, and shows no messages before that. */
export const FirstVisit: Story = {
  args: unopened,
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.queryByRole('group', { name: 'Messages' })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Open the conversation' }));
    await expect(args.onOpen).toHaveBeenCalledOnce();
  },
};

export const Opening: Story = { args: { ...unopened, opening: { status: 'submitting' } } };

export const NotOpened: Story = { args: { ...unopened, opening: { status: 'failed' } } };

/** The visitor addressed the freelancer by email address, and has received no reply. */
export const Waiting: Story = {
  args: {
    thread: { status: 'ready', data: { ...thread, freelancer_name: null } },
    conversation: conversationState(waiting),
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('textbox')).not.toBeInTheDocument();
    await expect(canvas.getByText(/once the freelancer has answered/)).toBeVisible();
  },
};

export const EndedByFreelancer: Story = {
  args: { conversation: conversationState({ ...visitorConversation, writing: 'ended_by_other' }) },
};

/** The freelancer has deleted the account, so the messages are deleted too. */
export const FreelancerGone: Story = {
  args: {
    thread: { status: 'ready', data: { ...thread, freelancer_name: null } },
    conversation: conversationState({ ...waiting, writing: 'closed' }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('no longer has an account');
  },
};

/** The browser is offline, so a message is stored on the device until it can be sent. */
export const Offline: Story = {
  args: {
    conversation: {
      ...conversationState(visitorConversation),
      unsent: [{ id: 'a', text: 'In color, please.', fileName: null, state: { status: 'waiting' } }],
    },
  },
};

export const Loading: Story = { args: { thread: { status: 'loading' } } };

export const UnknownLink: Story = {
  args: {
    thread: {
      status: 'error',
      message: 'This link does not work. It may be older than 90 days, or the conversation was deleted.',
      onRetry: null,
    },
  },
};

export const Failed: Story = {
  args: { thread: { status: 'error', message: 'Failed to load this conversation.', onRetry: fn() } },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
