import type { ContactThread } from '@skillharbor/contract';
import { excerpt } from '@skillharbor/prose';
import { change, markRead, ofThread, ownOf, store, tell, unreadOf, viewOf } from '../conversations.ts';
import type { StoredThread } from '../fixtures/conversations.ts';
import { routesOf } from '../http.ts';
import { conflict, invalid, notFound, pageOf } from '../responses.ts';
import type { State } from '../state.ts';

const EXCERPT_LENGTH = 140;

/** Handles the messages of visitors, and the threads that they start. The mock server sends no mails. */
export function contactHandlers(state: State) {
  const on = routesOf(state);
  const byLink = (token: string) => state.threads.find((thread) => thread.token === token);
  const viewBy = (thread: StoredThread, page: { before?: number; after?: number } = {}) => {
    const user = state.freelancers.find(({ id }) => id === thread.freelancer)?.user;
    return {
      is_confirmed: thread.isConfirmed,
      freelancer_name: user ? `${user.first_name} ${user.last_name}` : null,
      conversation: viewOf(ofThread(thread, 'client'), page),
    };
  };

  return [
    on('contactFreelancer', ({ body }) => {
      if (!state.site.visitor_contact) return conflict('visitor_contact_off');
      const recipient = state.freelancers.find(
        (one) =>
          (body.freelancer_id === undefined || one.id === body.freelancer_id) &&
          (body.freelancer_email === undefined || one.user.email === body.freelancer_email),
      );
      if ((body.freelancer_id ?? body.freelancer_email) === undefined) {
        return invalid({ freelancer_id: ['required'] });
      }
      if (!recipient && body.freelancer_email === undefined) {
        return invalid({ freelancer_id: ['freelancer_unknown'] });
      }
      if (recipient) begin(state, recipient.id, body);
      return { status: 201, body: { detail: 'Message sent successfully!' } };
    }),

    on('listContactThreads', ({ url, query, person }) => {
      const results = state.threads
        .filter(({ freelancer }) => freelancer === person.pk)
        .map(summaryOf)
        .toSorted((one, other) => other.last_message.sent_at.localeCompare(one.last_message.sent_at));
      return { status: 200, body: pageOf(results, url, query.page) };
    }),

    on('getContactThread', ({ params, person }) => {
      const thread = state.threads.find(({ application }) => application === params.threadId);
      return thread && ownOf(state, params.threadId, person)
        ? { status: 200, body: summaryOf(thread) }
        : notFound;
    }),

    on('readVisitorThread', ({ body: { token, ...page } }) => {
      const thread = byLink(token);
      return thread ? { status: 200, body: viewBy(thread, page) } : notFound;
    }),

    on('openVisitorThread', ({ body: { token } }) => {
      const thread = byLink(token);
      if (!thread) return notFound;
      thread.isConfirmed = true;
      return { status: 204 };
    }),

    on('sendVisitorMessage', ({ body: { token, id, text } }) => {
      const thread = byLink(token);
      if (!thread) return notFound;
      return store(state, thread.application, ofThread(thread, 'client'), { id, text, file: null });
    }),

    on('markVisitorThreadRead', ({ body: { token, number } }) => {
      const thread = byLink(token);
      if (!thread) return notFound;
      markRead(state, thread.application, ofThread(thread, 'client'), number);
      return { status: 204 };
    }),

    on('changeVisitorThread', ({ body: { token, ...wanted } }) => {
      const thread = byLink(token);
      if (!thread) return notFound;
      return change(ofThread(thread, 'client'), wanted) ?? { status: 200, body: viewBy(thread) };
    }),
  ];
}

interface Written {
  subject?: string;
  message: string;
  client_email: string;
}

/** Starts a thread, unless the freelancer has ended a thread with the same sender. */
function begin(state: State, freelancer: number, { subject = '', message, client_email: from }: Written) {
  const isBlocked = state.threads.some(
    (one) => one.freelancer === freelancer && one.from === from && one.endedBy === 'freelancer',
  );
  if (isBlocked) return;
  const application = Math.max(9000, ...state.threads.map((one) => one.application)) + 1;
  state.threads.push({
    application,
    freelancer,
    subject,
    token: crypto.randomUUID(),
    isConfirmed: false,
    from,
    messages: [
      {
        id: crypto.randomUUID(),
        number: 1,
        by: 'client',
        author: null,
        text: message,
        file: null,
        sent_at: state.now,
      },
    ],
    read: { freelancer: 0, client: 0 },
    muted: { freelancer: false, client: false },
    endedBy: null,
  });
  tell(state, application);
}

function summaryOf(thread: StoredThread): ContactThread {
  const last = thread.messages.at(-1);
  return {
    id: thread.application,
    subject: thread.subject,
    unread: unreadOf(ofThread(thread, 'freelancer')),
    last_message: {
      by: last?.by ?? 'client',
      excerpt: excerpt(last?.text ?? '', EXCERPT_LENGTH),
      sent_at: last?.sent_at ?? '',
    },
  };
}
