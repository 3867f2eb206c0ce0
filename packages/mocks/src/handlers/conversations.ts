import type {
  Application,
  Conversation,
  ConversationSummary,
  Message,
  MessageFile,
  Role,
  User,
  UserEvent,
} from '@skillharbor/contract';
import { resumeTypeValues } from '@skillharbor/contract';
import { excerpt, maskPerson } from '@skillharbor/prose';
import { shown } from '../blindReview.ts';
import { mineOf } from '../fixtures/applications.ts';
import type { StoredConversation } from '../fixtures/conversations.ts';
import { routesOf } from '../http.ts';
import { conflict, invalid, notFound, pageOf } from '../responses.ts';
import type { State } from '../state.ts';

const PAGE_SIZE = 50;
const EXCERPT_LENGTH = 140;

interface Own {
  role: Role;
  application: Application;
  stored: StoredConversation | undefined;
  writing: Conversation['writing'];
}

/** A stream of events that is open. */
interface Stream {
  person: User;
  controller: ReadableStreamDefaultController<Uint8Array>;
}

/** Handles what the two sides of an application write to each other. */
export function conversationHandlers(state: State) {
  const on = routesOf(state);
  const streams = new Set<Stream>();
  const unreadBy = (person: User) =>
    state.conversations.filter(({ application }) => {
      const own = ownOf(state, application, person);
      return own !== undefined && unreadOf(own) > 0;
    }).length;
  const tell = (conversation: number) => {
    for (const { person, controller } of streams)
      if (ownOf(state, conversation, person))
        controller.enqueue(bytesOf({ unread: unreadBy(person), conversation }));
  };

  /** Stores a message, unless it is stored already. */
  const send = (id: number, person: User, sent: { id: string; text: string; file: File | null }) => {
    const own = ownOf(state, id, person);
    if (!own) return notFound;
    const known = own.stored?.messages.find((message) => message.id === sent.id);
    if (known) return { status: 201 as const, body: known };
    if (own.writing === 'waiting') return conflict('conversation_waiting');
    if (own.writing === 'closed') return conflict('conversation_closed');
    if (own.writing !== 'open') return conflict('conversation_ended');
    if (sent.file && !takesFiles(own)) return conflict('conversation_file_hidden');
    const stored = own.stored ?? begin(state, id);
    const number = (stored.messages.at(-1)?.number ?? 0) + 1;
    const message: Message = {
      ...sent,
      number,
      by: own.role,
      author: null,
      sent_at: state.now,
      file: sent.file && fileOf(sent.file, id, number),
    };
    stored.messages.push(message);
    tell(id);
    return { status: 201 as const, body: message };
  };

  return [
    on('streamEvents', ({ person }) => {
      let stream: Stream;
      const events = new ReadableStream<Uint8Array>({
        start(controller) {
          stream = { person, controller };
          streams.add(stream);
          controller.enqueue(bytesOf({ unread: unreadBy(person), conversation: null }));
        },
        cancel: () => void streams.delete(stream),
      });
      return { status: 200, events };
    }),

    on('listConversations', ({ url, query, person }) => {
      const results = state.conversations
        .flatMap((stored) => {
          const own = ownOf(state, stored.application, person);
          return own ? summaryOf(state, own, stored) : [];
        })
        .toSorted((one, other) => other.last_message.sent_at.localeCompare(one.last_message.sent_at));
      return { status: 200, body: pageOf(results, url, query.page) };
    }),

    on('getConversation', ({ params, query, person }) => {
      const own = ownOf(state, params.applicationId, person);
      return own ? { status: 200, body: viewOf(own, query) } : notFound;
    }),

    on('sendMessage', ({ params, body, person }) =>
      send(params.applicationId, person, { ...body, file: null }),
    ),

    on('sendFile', ({ params, body, person }) => {
      const file = body.get('file');
      if (!(file instanceof File)) return invalid({ file: ['file_missing'] });
      const textIn = (field: string) => {
        const value = body.get(field);
        return typeof value === 'string' ? value : '';
      };
      return send(params.applicationId, person, { id: textIn('id'), text: textIn('text'), file });
    }),

    on('getMessageFile', ({ params, person }) => {
      const own = ownOf(state, params.applicationId, person);
      const file = own?.stored?.messages.find(({ number }) => number === params.number)?.file;
      return file ? { status: 200, file: new Blob(['%PDF-1.7']), name: file.name } : notFound;
    }),

    on('readMessages', ({ params, body, person }) => {
      const own = ownOf(state, params.applicationId, person);
      if (!own) return notFound;
      const { role, stored } = own;
      if (stored) {
        const last = stored.messages.at(-1)?.number ?? 0;
        stored.read[role] = Math.max(stored.read[role], Math.min(body.number, last));
        tell(params.applicationId);
      }
      return { status: 204 };
    }),

    on('changeConversation', ({ params, body, person }) => {
      const own = ownOf(state, params.applicationId, person);
      if (!own) return notFound;
      const { role, stored } = own;
      if (!stored) return conflict('conversation_not_begun');
      if (body.is_ended !== undefined) {
        if (stored.endedBy !== null && stored.endedBy !== role) return conflict('conversation_ended');
        stored.endedBy = body.is_ended ? role : null;
      }
      if (body.is_muted !== undefined) stored.muted[role] = body.is_muted;
      const changed = ownOf(state, params.applicationId, person);
      return changed ? { status: 200, body: viewOf(changed, {}) } : notFound;
    }),

    on('countUnread', ({ person }) => ({
      status: 200,
      body: { count: unreadBy(person) },
    })),
  ];
}

const takesFiles = ({ role, application }: Own) => role === 'client' || !application.hidden;

function fileOf({ name, size }: File, application: number, number: number): MessageFile {
  const type = resumeTypeValues.find((one) => name.toLowerCase().endsWith(`.${one}`)) ?? 'pdf';
  return { name, type, size, file_url: `/api/conversations/${application}/messages/${number}/file/` };
}

const bytesOf = (event: UserEvent) => new TextEncoder().encode(`data: ${JSON.stringify(event)}\n\n`);

function ownOf(state: State, id: number, person: User): Own | undefined {
  const sent = state.applications.find(({ application }) => application.id === id);
  const stored = state.conversations.find((one) => one.application === id);
  const job = state.jobs.find((one) => one.job.id === sent?.listing);
  if (!sent || !job) return undefined;
  const { application } = sent;
  const isParty =
    person.role === 'client' ? job.owner === person.pk : application.freelancer_id === person.pk;
  if (!isParty) return undefined;
  const { status, shortlisted_at } = mineOf({ job: job.job, application });
  const isKnown = status === 'accepted' || status === 'rejected' || shortlisted_at !== null;
  const isOpen = stored !== undefined || person.role === 'client' || isKnown;
  const writing = writingOf(stored, { role: person.role, isOpen, isWithdrawn: status === 'withdrawn' });
  return { role: person.role, application, stored, writing };
}

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

const unreadOf = ({ role, stored }: Own) =>
  stored?.messages.filter(({ by, number }) => by !== role && number > stored.read[role]).length ?? 0;

function viewOf(own: Own, { before, after }: { before?: number; after?: number }): Conversation {
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

function summaryOf(state: State, own: Own, { messages }: StoredConversation): ConversationSummary[] {
  const { role, application } = own;
  const sent = state.applications.find((one) => one.application === application);
  const job = state.jobs.find((one) => one.job.id === sent?.listing)?.job;
  const last = messages.at(-1);
  if (!sent || !job || !last) return [];
  return [
    {
      id: application.id,
      job_id: job.id,
      job_title: job.title,
      other_name: role === 'freelancer' ? job.company : shown(state, sent.application).applicant.name,
      unread: unreadOf(own),
      last_message: {
        by: last.by,
        excerpt: excerpt(shownTo(role, application, last) || (last.file?.name ?? ''), EXCERPT_LENGTH),
        sent_at: last.sent_at,
      },
    },
  ];
}

/** Masks the text of a hidden applicant for the client. */
function shownTo(role: Role, { hidden, applicant }: Application, { by, text }: Message): string {
  if (role === 'freelancer' || by === 'client' || !hidden) return text;
  const [firstName = '', ...others] = applicant.name.split(' ');
  return maskPerson(text, { firstName, lastName: others.join(' ') }).text;
}
