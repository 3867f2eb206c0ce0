import type { ConversationSummary, MessageFile, User } from '@skillharbor/contract';
import { resumeTypeValues } from '@skillharbor/contract';
import { excerpt } from '@skillharbor/prose';
import { hiddenNumber, shown } from '../blindReview.ts';
import {
  bytesOf,
  eventFor,
  change,
  markRead,
  ownOf,
  shownTo,
  store,
  streamsOf,
  unreadBy,
  unreadOf,
  viewOf,
} from '../conversations.ts';
import type { Own, Stream } from '../conversations.ts';
import type { StoredConversation } from '../fixtures/conversations.ts';
import { routesOf } from '../http.ts';
import { invalid, notFound, pageOf } from '../responses.ts';
import type { State } from '../state.ts';

const EXCERPT_LENGTH = 140;

/** Handles the messages between the two sides of an application. */
export function conversationHandlers(state: State) {
  const on = routesOf(state);
  const send = (
    id: number,
    person: User,
    { file, ...sent }: { id: string; text: string; file: File | null },
  ) => {
    const own = ownOf(state, id, person);
    const stored = file && ((number: number) => fileOf(file, id, number));
    return own ? store(state, id, own, { ...sent, file: stored }) : notFound;
  };

  return [
    on('streamEvents', ({ person }) => {
      let stream: Stream;
      const events = new ReadableStream<Uint8Array>({
        start(controller) {
          stream = { person, controller };
          streamsOf(state).add(stream);
          controller.enqueue(bytesOf(eventFor(state, person, null)));
        },
        cancel: () => void streamsOf(state).delete(stream),
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
      markRead(state, params.applicationId, own, body.number);
      return { status: 204 };
    }),

    on('changeConversation', ({ params, body, person }) => {
      const own = ownOf(state, params.applicationId, person);
      if (!own) return notFound;
      const refusal = change(own, body);
      if (refusal) return refusal;
      const changed = ownOf(state, params.applicationId, person);
      return changed ? { status: 200, body: viewOf(changed, {}) } : notFound;
    }),

    on('countUnread', ({ person }) => ({
      status: 200,
      body: { count: unreadBy(state, person) },
    })),
  ];
}

function fileOf({ name, size }: File, application: number, number: number): MessageFile {
  const type = resumeTypeValues.find((one) => name.toLowerCase().endsWith(`.${one}`)) ?? 'pdf';
  return { name, type, size, file_url: `/api/conversations/${application}/messages/${number}/file/` };
}

function summaryOf(state: State, own: Own, { messages }: StoredConversation): ConversationSummary[] {
  const { role, application } = own;
  const sent = state.applications.find((one) => one.application === application);
  const job = state.jobs.find((one) => one.job.id === sent?.listing)?.job;
  const last = messages.at(-1);
  if (!application || !sent || !job || !last) return [];
  const seen = shown(state, sent.application);
  return [
    {
      id: application.id,
      job_id: job.id,
      job_title: job.title,
      other_name: role === 'freelancer' ? job.company : seen.applicant.name,
      other_picture: role === 'freelancer' ? job.company_logo : seen.applicant.profile_picture,
      hidden_number: role === 'freelancer' ? null : hiddenNumber(state, sent.application),
      unread: unreadOf(own),
      last_message: {
        by: last.by,
        excerpt: excerpt(shownTo(role, application, last) || (last.file?.name ?? ''), EXCERPT_LENGTH),
        sent_at: last.sent_at,
      },
    },
  ];
}
