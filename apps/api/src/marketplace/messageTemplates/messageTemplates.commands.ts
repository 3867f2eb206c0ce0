import type { MessageTemplate, MessageTemplateInput } from '@skillharbor/contract';
import type { Queries } from '../../platform/database/tables.ts';
import { countTemplatesLocked, insertTemplate } from './messageTemplates.repository.ts';

/** The maximum number of templates of one client. The contract states the same number. */
export const MAX_TEMPLATES = 20;

/**
 * Adds a template. Returns null if the client already has the maximum number of templates. A lock makes concurrent
 * calls count one after the other.
 */
export async function addTemplate(
  queries: Queries,
  clientId: number,
  template: MessageTemplateInput,
): Promise<MessageTemplate | null> {
  return queries.transaction().execute(async (transaction) => {
    if ((await countTemplatesLocked(transaction, clientId)) >= MAX_TEMPLATES) return null;
    return insertTemplate(transaction, clientId, template);
  });
}
