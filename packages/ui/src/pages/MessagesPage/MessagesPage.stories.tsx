import { contactThreads, conversation, conversationSummaries, threadConversation } from '@skillharbor/mocks';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { conversationState } from '../../testing/conversationState.ts';
import type { BesideList } from './besideList.ts';
import { MessagesPage } from './MessagesPage.tsx';
import type { ThreadsProps } from './MessagesPage.tsx';

const [first] = conversationSummaries;
const [thread] = contactThreads;
if (!first || !thread) throw new Error('The fixtures have conversations and threads.');

/** The list in a wide window, before the user has chosen a conversation. */
const beside: BesideList = {
  shown: null,
  conversation: conversationState(conversation),
  applicationHref: ({ id }) => `/dashboard/${id}#conversation`,
  mayWrite: true,
};

const meta = {
  component: MessagesPage,
  args: {
    conversations: { status: 'ready', data: conversationSummaries },
    pages: { pending: false },
    threads: null,
    reader: 'freelancer',
    findHref: '#find',
    conversationHref: ({ id }) => `#open=${id}`,
    beside,
  },
} satisfies Meta<typeof MessagesPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const threads: ThreadsProps = {
  list: { status: 'ready', data: contactThreads },
  pages: { pending: false },
  href: ({ id }) => `#open=${id}`,
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

/** In a wide window, the chosen conversation is beside the list, and its card is marked. */
export const OpenApplication: Story = {
  args: { beside: { ...beside, shown: { kind: 'application', item: first } } },
  play: async ({ canvas, args, userEvent }) => {
    await expect(await canvas.findByRole('heading', { name: 'Conversation' })).toBeVisible();
    await expect(canvas.getByRole('link', { current: true })).toHaveTextContent(first.other_name);
    await expect(canvas.getByRole('link', { name: `about ${first.job_title}` })).toHaveAttribute(
      'href',
      `/dashboard/${first.id}#conversation`,
    );
    await userEvent.type(canvas.getByRole('textbox', { name: 'Your message' }), 'Of course.');
    await userEvent.click(canvas.getByRole('button', { name: 'Send' }));
    await expect(args.beside?.conversation.onSend).toHaveBeenCalledWith({ text: 'Of course.', file: null });
  },
};

/** Under blind review, the client writes to an applicant without a name. */
export const OpenBlind: Story = {
  args: {
    reader: 'client',
    conversations: { status: 'ready', data: [{ ...first, other_name: 'Applicant 3', hidden_number: 3 }] },
    beside: {
      ...beside,
      shown: { kind: 'application', item: { ...first, other_name: 'Applicant 3', hidden_number: 3 } },
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Conversation' })).toBeVisible();
    await expect(canvas.getByText(/^Applicant 3: /)).toHaveRole('status');
  },
};

export const OpenVisitor: Story = {
  args: {
    threads,
    beside: {
      ...beside,
      conversation: conversationState(threadConversation),
      shown: { kind: 'thread', item: thread },
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Conversation' })).toBeVisible();
    await expect(canvas.getByText(/We have not checked who the visitor is/)).toBeVisible();
  },
};

/** A narrow window shows only the list. */
export const Narrow: Story = { args: { beside: null }, globals: { viewport: { value: 'phone' } } };
