/** Lets both sides of an application write messages to each other. */
import { paginate } from '@skillharbor/contract-server/pagination';
import type { OperationsOf } from '../../contract/operations.ts';
import { badFields, conflict, created, noContent, notFound, ok } from '../../contract/responses.ts';
import { recordActivity } from '../jobs/activity.repository.ts';
import { changeConversation, readConversation, readMessages, sendMessage } from './conversations.commands.ts';
import type { ConversationServices } from './conversations.commands.ts';
import type { EventStreams } from './eventStreams.ts';
import { openFile, sendFile } from './files.commands.ts';
import type { FileMessageServices } from './files.commands.ts';
import { listConversations } from './list.repository.ts';
import { countUnread } from './conversations.repository.ts';

type ConversationOperations = OperationsOf<
  | 'listConversations'
  | 'getConversation'
  | 'sendMessage'
  | 'readMessages'
  | 'changeConversation'
  | 'countUnread'
  | 'streamEvents'
  | 'sendFile'
  | 'getMessageFile'
>;

const PAGE_SIZE = 20;

export function conversationOperations(
  services: ConversationServices & FileMessageServices & { eventStreams: EventStreams },
): ConversationOperations {
  return {
    async listConversations({ query, person, url }) {
      const page = { number: query.page ?? 1, size: PAGE_SIZE };
      return ok(paginate(await listConversations(services.queries, person.accountId, page), page, url));
    },

    async getConversation({ params: { applicationId }, query, person }) {
      const conversation = await readConversation(services, applicationId, person, query);
      return conversation ? ok(conversation) : notFound;
    },

    async sendMessage({ params: { applicationId }, body, person }) {
      const outcome = await sendMessage(services, applicationId, person, body);
      if (!outcome) return notFound;
      if ('refusal' in outcome) return conflict(outcome.refusal);
      if (person.role === 'client')
        await recordActivity(services.queries, 'application', applicationId, services.clock());
      return created(outcome);
    },

    async sendFile({ params: { applicationId }, body: { id, text = '' }, upload, person, log }) {
      const outcome = await sendFile(services, applicationId, person, { id, text, upload }, log);
      if (!outcome) return notFound;
      if ('problems' in outcome) return badFields(outcome.problems);
      if ('refusal' in outcome) return conflict(outcome.refusal);
      if (person.role === 'client')
        await recordActivity(services.queries, 'application', applicationId, services.clock());
      return created(outcome);
    },

    async getMessageFile({ params: { applicationId, number }, person, log }) {
      const download = await openFile(services, applicationId, person, number, log);
      return download ? { status: 200, download } : notFound;
    },

    async readMessages({ params: { applicationId }, body, person }) {
      return (await readMessages(services, applicationId, person, body.number)) ? noContent : notFound;
    },

    async changeConversation({ params: { applicationId }, body, person }) {
      const outcome = await changeConversation(services, applicationId, person, body);
      if (outcome === undefined) return notFound;
      if (outcome !== 'done') return conflict(outcome.refusal);
      const conversation = await readConversation(services, applicationId, person);
      return conversation ? ok(conversation) : notFound;
    },

    async countUnread({ person }) {
      return ok({ count: await countUnread(services.queries, person.accountId) });
    },

    async streamEvents({ person }) {
      return { status: 200, events: services.eventStreams.open(person) };
    },
  };
}
