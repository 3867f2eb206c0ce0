/** Manages the messages that a client saves and uses again when accepting and declining applicants. */
import type { OperationsOf } from '../../contract/operations.ts';
import { badRequest, created, noContent, notFound, ok } from '../../contract/responses.ts';
import type { Queries } from '../../platform/database/tables.ts';
import { addTemplate, MAX_TEMPLATES } from './messageTemplates.commands.ts';
import { deleteTemplate, listTemplates, updateTemplate } from './messageTemplates.repository.ts';

type MessageTemplateOperations = OperationsOf<
  'listMessageTemplates' | 'createMessageTemplate' | 'updateMessageTemplate' | 'deleteMessageTemplate'
>;

const tooMany = badRequest({ code: 'templates_full', params: { max: MAX_TEMPLATES } });

export function messageTemplateOperations({ queries }: { queries: Queries }): MessageTemplateOperations {
  return {
    listMessageTemplates: async ({ person }) =>
      ok({ results: await listTemplates(queries, person.accountId) }),

    async createMessageTemplate({ body, person }) {
      const template = await addTemplate(queries, person.accountId, body);
      return template ? created(template) : tooMany;
    },

    async updateMessageTemplate({ params: { templateId }, body, person }) {
      const template = await updateTemplate(queries, { id: templateId, clientId: person.accountId }, body);
      return template ? ok(template) : notFound;
    },

    async deleteMessageTemplate({ params: { templateId }, person }) {
      return (await deleteTemplate(queries, { id: templateId, clientId: person.accountId }))
        ? noContent
        : notFound;
    },
  };
}
