import {
  clientConversation,
  closedConversation,
  conversation,
  conversationWithFiles,
  emptyConversation,
  endedByOtherConversation,
  endedConversation,
  longMessages,
  sentMessages,
  threadConversation,
  waitingConversation,
} from '@skillharbor/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { conversationState } from '../../testing/conversationState.ts';
import { Conversation } from './Conversation.tsx';

const meta = {
  component: Conversation,
  args: {
    ...conversationState(conversation),
    reader: 'freelancer',
    otherName: 'North Pier Ferries',
    isBlind: false,
  },
} satisfies Meta<typeof Conversation>;
export default meta;
type Story = StoryObj<typeof meta>;

const shows = (data: typeof conversation) => ({ conversation: { status: 'ready' as const, data } });

export const ForFreelancer: Story = {
  play: async ({ canvas, args, userEvent }) => {
    const messages = within(canvas.getByRole('group', { name: 'Messages' }));
    await expect(messages.getAllByRole('listitem')).toHaveLength(sentMessages.length);
    await expect(canvas.getByText(/^North Pier Ferries: The harbor master/)).toHaveRole('status');
    await expect(canvas.getByText('Read')).toBeVisible();
    // The newest message counts as seen once it is on the screen. A small window first shows the oldest messages.
    canvas.getByRole('textbox', { name: 'Your message' }).scrollIntoView();
    await waitFor(() => expect(args.onSeen).toHaveBeenCalledWith(4));
    window.scrollTo(0, 0);
    await userEvent.type(canvas.getByRole('textbox', { name: 'Your message' }), ' Amara Okafor. ');
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(args.onSend).toHaveBeenCalledWith({ text: 'Amara Okafor.', file: null });
    await expect(canvas.getByRole('textbox', { name: 'Your message' })).toHaveValue('');
  },
};

export const ForClient: Story = {
  args: { ...shows(clientConversation), reader: 'client', otherName: 'Ingrid Solheim' },
};

/** Both sides learn that a moderator has hidden a message. The other side no longer sees its text. */
export const HiddenMessage: Story = {
  args: shows({
    ...conversation,
    messages: conversation.messages.map((message) =>
      message.by === 'client' ? { ...message, text: '', file: null, is_hidden: true } : message,
    ),
  }),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('A moderator has hidden this message.')[0]).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Report/ })).not.toBeInTheDocument();
  },
};

/** Blind review hides the applicant. */
export const Blind: Story = {
  args: {
    ...shows({
      ...clientConversation,
      messages: clientConversation.messages.map((message) =>
        message.by === 'client' ? message : { ...message, text: 'Yes, on the 2nd. Call me: […]' },
      ),
    }),
    reader: 'client',
    otherName: 'Applicant 3',
    isBlind: true,
  },
};

/** One message is being sent, one waits for a connection, and the server refused one. */
export const Unsent: Story = {
  args: {
    unsent: [
      { id: 'a', text: 'On the 2nd, then.', fileName: null, state: { status: 'sending' } },
      { id: 'b', text: 'I bring my own mug.', fileName: null, state: { status: 'waiting' } },
      {
        id: 'c',
        text: 'See you there!',
        fileName: null,
        state: {
          status: 'failed',
          reason: 'You have sent many messages. You can send the next one in 4 minutes.',
        },
      },
    ],
  },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send again' }));
    await expect(args.onSendAgain).toHaveBeenCalledWith('c');
    await userEvent.click(canvas.getByRole('button', { name: 'Discard' }));
    await expect(args.onDiscard).toHaveBeenCalledWith('c');
  },
};

/** The server has stored a message, but its response was lost, so the browser still shows the message as unsent. */
export const StoredUnknowingly: Story = {
  args: {
    unsent: sentMessages
      .slice(1, 2)
      .map(({ id, text }) => ({ id, text, fileName: null, state: { status: 'sending' } })),
  },
  play: async ({ canvas }) => {
    const messages = within(canvas.getByRole('group', { name: 'Messages' }));
    await expect(messages.getAllByRole('listitem')).toHaveLength(sentMessages.length);
  },
};

/**
 * Both sides have sent files. One file is being sent. Another file was lost, because the user left the page before it
 * was sent.
 */
export const Files: Story = {
  args: {
    ...shows(conversationWithFiles),
    unsent: [
      { id: 'a', text: '', fileName: 'Timesheet.docx', state: { status: 'sending' } },
      { id: 'b', text: 'And the second one.', fileName: 'Second timesheet.docx', state: { status: 'lost' } },
    ],
  },
  play: async ({ canvas, args, userEvent }) => {
    await expect(canvas.getByRole('link', { name: 'Pier plan.pdf' })).toHaveAttribute('download');
    await userEvent.click(canvas.getByRole('button', { name: 'Discard' }));
    await expect(args.onDiscard).toHaveBeenCalledWith('b');
  },
};

/** A file is sent without a text. */
export const ChosenFile: Story = {
  play: async ({ canvas, args, userEvent }) => {
    const file = new File(['%PDF-1.7'], 'Ferry tickets.pdf', { type: 'application/pdf' });
    await userEvent.upload(canvas.getByLabelText(/^File/), file);
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(args.onSend).toHaveBeenCalledWith({ text: '', file });
  },
};

/** A hidden applicant cannot send files. */
export const WithoutFiles: Story = {
  args: shows({ ...conversation, takes_files: false }),
  play: async ({ canvas }) => {
    await expect(canvas.queryByLabelText(/^File/)).not.toBeInTheDocument();
    await expect(canvas.getByText(/once the client knows your name/)).toBeVisible();
  },
};

/** Two different messages in quick succession are both sent. A double press sends a message once. */
export const QuickMessages: Story = {
  play: async ({ canvas, args, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Your message' });
    const send = canvas.getByRole('button', { name: 'Send' });
    await userEvent.type(field, 'One');
    await userEvent.dblClick(send);
    await userEvent.type(field, 'Two');
    await userEvent.click(send);
    await expect(args.onSend).toHaveBeenCalledTimes(2);
    await expect(canvas.queryByText('Write a message or choose a file.')).not.toBeInTheDocument();
  },
};

/** A blank message is not sent. */
export const Blank: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(canvas.getByText('Write a message or choose a file.')).toBeVisible();
    await expect(args.onSend).not.toHaveBeenCalled();
  },
};

/** The user can restore a text that was typed on another device. */
export const AnotherDraft: Story = {
  args: {
    initial: { text: 'At seven?', file: null },
    otherDraft: { savedAt: '2026-06-15T08:30:00.000Z', onShow: fn(), onDiscard: fn() },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Show the other text' })).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Your message' })).toHaveValue('At seven?');
  },
};

/** The field contains the text that the user typed before leaving the page. */
export const Draft: Story = {
  args: { initial: { text: 'Could we also', file: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Your message' })).toHaveValue('Could we also');
  },
};

export const Earlier: Story = {
  args: shows({ ...conversation, has_more: true }),
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show earlier messages' }));
    await expect(args.onEarlier).toHaveBeenCalledOnce();
  },
};

export const EarlierLoading: Story = {
  args: { ...shows({ ...conversation, has_more: true }), earlier: { status: 'submitting' } },
};

export const EarlierFailed: Story = {
  args: { ...shows({ ...conversation, has_more: true }), earlier: { status: 'failed' } },
};

export const EmptyForFreelancer: Story = { args: shows(emptyConversation) };

export const EmptyForClient: Story = { args: { ...shows(emptyConversation), reader: 'client' } };

/** The freelancer cannot write the first message. */
export const Waiting: Story = {
  args: shows(waitingConversation),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('textbox')).not.toBeInTheDocument();
  },
};

export const Muted: Story = { args: shows({ ...conversation, is_muted: true }) };

export const Options: Story = {
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Mute' }));
    await expect(args.onMute).toHaveBeenCalledWith(true);
    await userEvent.click(canvas.getByRole('button', { name: 'End conversation' }));
    await expect(args.onEnd).toHaveBeenCalledWith(true);
  },
};

export const Ended: Story = {
  args: shows(endedConversation),
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open it again' }));
    await expect(args.onEnd).toHaveBeenCalledWith(false);
  },
};

export const EndedByOther: Story = { args: shows(endedByOtherConversation) };

/** The other side has deleted the account while the page was open. */
export const Closed: Story = { args: shows(closedConversation) };

/** Nobody wrote a message before the other side deleted the account, so the conversation is not shown. */
export const NeverBegun: Story = {
  args: shows({ ...emptyConversation, writing: 'closed' }),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading')).not.toBeInTheDocument();
  },
};

export const ChangeFailed: Story = {
  args: { change: { status: 'failed', message: 'The change could not be saved. Please try again.' } },
};

export const Loading: Story = { args: { conversation: { status: 'loading' } } };

export const Failed: Story = {
  args: {
    conversation: { status: 'error', message: 'Failed to load the messages.', onRetry: () => undefined },
  },
};

/** One message has the maximum length, and another one is one long word. */
export const Long: Story = {
  tags: ['stress'],
  args: shows({ ...conversation, messages: [...longMessages] }),
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
};

export const RightToLeft: Story = {
  args: {
    ...shows({
      ...conversation,
      messages: conversation.messages.map((message) =>
        message.by === 'client' ? { ...message, text: 'هل يمكنك البدء في الثاني من تموز؟' } : message,
      ),
    }),
    otherName: 'مرفأ الشمال',
  },
  globals: { direction: 'rtl' },
};

/** A freelancer reads the message of a visitor. */
export const Thread: Story = {
  args: { ...shows(threadConversation), otherName: 'A visitor', about: 'thread' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The visitor reads it.')).toBeVisible();
    await expect(canvas.getByText('Files cannot be sent here.')).toBeVisible();
  },
};

/**
 * A team member with the role of reader reads the messages, but cannot write. The messages stay unread for the others.
 */
export const ForReaderOfATeam: Story = {
  args: { ...shows(clientConversation), reader: 'client', otherName: 'Mateo Rivas', mayWrite: false },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText(/^You can see everything here\./)).toBeVisible();
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await expect(canvas.queryByRole('button', { name: /^(Mute|End)/ })).toBeNull();
    await expect(args.onSeen).not.toHaveBeenCalled();
  },
};
