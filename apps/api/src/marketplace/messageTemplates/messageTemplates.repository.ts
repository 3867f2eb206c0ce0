import type { MessageTemplate, MessageTemplateInput } from '@skillharbor/contract';
import { sql } from 'kysely';
import type { Queries } from '../../platform/database/tables.ts';

const columns = ['id', 'kind', 'name', 'text'] as const;

/** Lists the client's templates, sorted by name. */
export async function listTemplates(queries: Queries, clientId: number): Promise<MessageTemplate[]> {
  return queries
    .selectFrom('message_templates')
    .select(columns)
    .where('client_id', '=', clientId)
    .orderBy(sql`lower(name)`)
    .orderBy('id')
    .execute();
}

/** Locks the client's row, so that concurrent calls wait, and then counts the client's templates. */
export async function countTemplatesLocked(transaction: Queries, clientId: number): Promise<number> {
  await transaction
    .selectFrom('users')
    .select('id')
    .where('id', '=', clientId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  const { count } = await transaction
    .selectFrom('message_templates')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('client_id', '=', clientId)
    .executeTakeFirstOrThrow();
  return count;
}

export async function insertTemplate(
  queries: Queries,
  clientId: number,
  { kind, name, text }: MessageTemplateInput,
): Promise<MessageTemplate> {
  return queries
    .insertInto('message_templates')
    .values({ client_id: clientId, kind, name: name.trim(), text })
    .returning(columns)
    .executeTakeFirstOrThrow();
}

interface Own {
  id: number;
  clientId: number;
}

export async function updateTemplate(
  queries: Queries,
  { id, clientId }: Own,
  { kind, name, text }: MessageTemplateInput,
): Promise<MessageTemplate | undefined> {
  return queries
    .updateTable('message_templates')
    .set({ kind, name: name.trim(), text })
    .where('id', '=', id)
    .where('client_id', '=', clientId)
    .returning(columns)
    .executeTakeFirst();
}

/** Deletes a template. Returns true if it belonged to the client. */
export async function deleteTemplate(queries: Queries, { id, clientId }: Own): Promise<boolean> {
  const row = await queries
    .deleteFrom('message_templates')
    .where('id', '=', id)
    .where('client_id', '=', clientId)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Moves all templates of one client to another client. */
export async function moveTemplates(transaction: Queries, from: number, to: number): Promise<void> {
  await transaction
    .updateTable('message_templates')
    .set({ client_id: to })
    .where('client_id', '=', from)
    .execute();
}
