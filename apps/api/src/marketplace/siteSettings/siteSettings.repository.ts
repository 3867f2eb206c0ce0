import type { Queries } from '../../platform/database/tables.ts';

/** Returns the values that operators have chosen, in a map by the names of the settings. */
export async function listStoredSettings(
  queries: Queries,
  names?: readonly string[],
): Promise<ReadonlyMap<string, string>> {
  const rows = await queries
    .selectFrom('site_settings')
    .select(['name', 'value'])
    .$if(names !== undefined, (query) => query.where('name', 'in', names ?? []))
    .execute();
  return new Map(rows.map(({ name, value }) => [name, value]));
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
