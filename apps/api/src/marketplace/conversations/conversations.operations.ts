/** Lets both sides of an application write to each other. */
import type { OperationsOf } from '../../contract/operations.ts';
import { conflict, created, noContent, notFound, ok } from '../../contract/responses.ts';
import { changeConversation, readConversation, readMessages, sendMessage } from './conversations.commands.ts';
import type { ConversationServices } from './conversations.commands.ts';
import { countUnread } from './conversations.repository.ts';

type ConversationOperations = OperationsOf<
  'getConversation' | 'sendMessage' | 'readMessages' | 'changeConversation' | 'countUnread'
>;

export function conversationOperations(services: ConversationServices): ConversationOperations {
  return {
    async getConversation({ params: { applicationId }, query, person }) {
      const conversation = await readConversation(services, applicationId, person, query);
      return conversation ? ok(conversation) : notFound;
    },

    async sendMessage({ params: { applicationId }, body, person }) {
      const outcome = await sendMessage(services, applicationId, person, body);
      if (!outcome) return notFound;
      return 'refusal' in outcome ? conflict(outcome.refusal) : created(outcome);
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
      return ok({ count: await countUnread(services.queries, person.id) });
    },
  };
}
