/** Functions that the handlers of conversations and of visitors' threads share. */
import type { Application, Conversation, Message, Role, User, UserEvent } from '@skillharbor/contract';
import { maskPerson } from '@skillharbor/prose';
import { mineOf } from './fixtures/applicationShapes.ts';
import type { StoredConversation } from './fixtures/conversations.ts';
import { conflict } from './responses.ts';
import { accountOf } from './state.ts';
import type { State } from './state.ts';

const PAGE_SIZE = 50;

export interface Own {
  role: Role;
  /** The application that the conversation is about, or null for a visitor's thread. */
  application: Application | null;
  stored: StoredConversation | undefined;
  writing: Conversation['writing'];
}

/** An open stream of events. */
export interface Stream {
  person: User;
  controller: ReadableStreamDefaultController<Uint8Array>;
}

const streams = new WeakMap<State, Set<Stream>>();

export function streamsOf(state: State): Set<Stream> {
  const known = streams.get(state) ?? new Set();
  streams.set(state, known);
  return known;
}

export const unreadBy = (state: State, person: User) =>
  [...state.conversations, ...state.threads].filter(({ application }) => {
    const own = ownOf(state, application, person);
    return own !== undefined && unreadOf(own) > 0;
  }).length;

export const eventFor = (state: State, person: User, conversation: number | null): UserEvent => ({
  unread: unreadBy(state, person),
  conversation,
  notifications: unreadNotificationsOf(state, person),
});

/** Notifies the open pages that a conversation has changed, with an event. */
export function tell(state: State, conversation: number): void {
  for (const { person, controller } of streamsOf(state))
    if (ownOf(state, conversation, person))
      controller.enqueue(bytesOf(eventFor(state, person, conversation)));
}

/** Stores a message, unless a message with its id is already stored. */
export function store(
  state: State,
  id: number,
  own: Own,
  { file, ...sent }: Pick<Message, 'id' | 'text'> & { file: ((number: number) => Message['file']) | null },
) {
  const known = own.stored?.messages.find((message) => message.id === sent.id);
  if (known) return { status: 201 as const, body: known };
  if (own.writing === 'waiting') return conflict('conversation_waiting');
  if (own.writing === 'closed') return conflict('conversation_closed');
  if (own.writing !== 'open') return conflict('conversation_ended');
  if (file && !own.application) return conflict('conversation_without_files');
  if (file && !takesFiles(own)) return conflict('conversation_file_hidden');
  const stored = own.stored ?? begin(state, id);
  const number = (stored.messages.at(-1)?.number ?? 0) + 1;
  const message: Message = {
    ...sent,
    number,
    by: own.role,
    author: null,
    sent_at: state.now,
    file: file && file(number),
  };
  stored.messages.push(message);
  tell(state, id);
  return { status: 201 as const, body: message };
}

/** Marks the messages up to a number as read. */
export function markRead(state: State, id: number, { role, stored }: Own, number: number): void {
  if (!stored) return;
  const last = stored.messages.at(-1)?.number ?? 0;
  stored.read[role] = Math.max(stored.read[role], Math.min(number, last));
  tell(state, id);
}

/** Mutes or ends a conversation. Returns the refusal, or null if there is none. */
export function change(
  { role, stored }: Own,
  { is_ended, is_muted }: { is_ended?: boolean; is_muted?: boolean },
) {
  if (!stored) return conflict('conversation_not_begun');
  if (is_ended !== undefined) {
    if (stored.endedBy !== null && stored.endedBy !== role) return conflict('conversation_ended');
    stored.endedBy = is_ended ? role : null;
  }
  if (is_muted !== undefined) stored.muted[role] = is_muted;
  return null;
}

const takesFiles = ({ role, application }: Own) =>
  application !== null && (role === 'client' || !application.hidden);

export const bytesOf = (event: UserEvent) => new TextEncoder().encode(`data: ${JSON.stringify(event)}\n\n`);

export function ownOf(state: State, id: number, person: User): Own | undefined {
  const thread = state.threads.find((one) => one.application === id);
  if (thread) return thread.freelancer === person.pk ? ofThread(thread, 'freelancer') : undefined;
  const sent = state.applications.find(({ application }) => application.id === id);
  const stored = state.conversations.find((one) => one.application === id);
  const job = state.jobs.find((one) => one.job.id === sent?.listing);
  if (!sent || !job) return undefined;
  const { application } = sent;
  const isParty =
    person.role === 'client'
      ? job.owner === accountOf(state, person)
      : application.freelancer_id === person.pk;
  if (!isParty) return undefined;
  const { status, shortlisted_at } = mineOf({ job: job.job, application });
  const isKnown = status === 'accepted' || status === 'rejected' || shortlisted_at !== null;
  const isOpen = stored !== undefined || person.role === 'client' || isKnown;
  const writing = writingOf(stored, { role: person.role, isOpen, isWithdrawn: status === 'withdrawn' });
  return { role: person.role, application, stored, writing };
}

/** Returns a thread as one side sees it. In a thread, the visitor has the role `client`. */
export const ofThread = (stored: StoredConversation, role: Role): Own => ({
  role,
  application: null,
  stored,
  writing: writingOf(stored, { role, isOpen: true, isWithdrawn: false }),
});

function writingOf(
  stored: StoredConversation | undefined,
  { role, isOpen, isWithdrawn }: { role: Role; isOpen: boolean; isWithdrawn: boolean },
): Conversation['writing'] {
  if (stored && stored.endedBy !== null) return stored.endedBy === role ? 'ended' : 'ended_by_other';
  if (!stored && isWithdrawn) return 'closed';
  return isOpen ? 'open' : 'waiting';
}

function begin(state: State, application: number): StoredConversation {
  const none = { freelancer: 0, client: 0 };
  const stored = {
    application,
    messages: [],
    read: none,
    muted: { freelancer: false, client: false },
    endedBy: null,
  };
  state.conversations.push(stored);
  return stored;
}

export const unreadOf = ({ role, stored }: Own) =>
  stored?.messages.filter(({ by, number }) => by !== role && number > stored.read[role]).length ?? 0;

export function viewOf(own: Own, { before, after }: { before?: number; after?: number }): Conversation {
  const { role, application, stored, writing } = own;
  const wanted = (stored?.messages ?? []).filter(
    ({ number }) => number < (before ?? Infinity) && number > (after ?? 0),
  );
  const page = after === undefined ? wanted.slice(-PAGE_SIZE) : wanted.slice(0, PAGE_SIZE);
  return {
    messages: page.map((message) => ({ ...message, text: shownTo(role, application, message) })),
    has_more: wanted.length > page.length,
    writing,
    takes_files: takesFiles(own),
    unread: unreadOf(own),
    read_by_other: stored?.read[role === 'client' ? 'freelancer' : 'client'] ?? 0,
    is_muted: stored?.muted[role] ?? false,
  };
}

/** Masks the text of a hidden applicant for the client. */
export function shownTo(role: Role, application: Application | null, { by, text }: Message): string {
  if (role === 'freelancer' || by === 'client' || !application?.hidden) return text;
  const { applicant } = application;
  const [firstName = '', ...others] = applicant.name.split(' ');
  return maskPerson(text, { firstName, lastName: others.join(' ') }).text;
}

/** Counts a user's unread notifications, up to 100. */
export function unreadNotificationsOf(state: State, { pk }: User): number {
  const unread = state.notifications.filter(
    ({ owner, notification }) => owner === pk && !notification.is_read,
  );
  return Math.min(unread.length, 100);
}
