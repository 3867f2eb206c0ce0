import type { Queries } from '../../platform/database/tables.ts';

export async function readCursor(queries: Queries): Promise<string | undefined> {
  const row = await queries.selectFrom('announced_jobs').select('cursor').executeTakeFirst();
  return row?.cursor;
}

export async function writeCursor(queries: Queries, cursor: string): Promise<void> {
  await queries
    .insertInto('announced_jobs')
    .values({ cursor })
    .onConflict((conflict) => conflict.column('is_only').doUpdateSet({ cursor }))
    .execute();
}
