import type { Queries } from '../../platform/database/tables.ts';

/** Returns the value that an operator has chosen, or undefined. */
export async function readStoredSetting(queries: Queries, name: string): Promise<string | undefined> {
  const row = await queries
    .selectFrom('site_settings')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirst();
  return row?.value;
}

export async function writeSetting(
  transaction: Queries,
  name: string,
  value: string,
  now: Date,
): Promise<void> {
  await transaction
    .insertInto('site_settings')
    .values({ name, value, changed_at: now })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value, changed_at: now }))
    .execute();
}
