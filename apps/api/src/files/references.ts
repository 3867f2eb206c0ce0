/** Lists the columns that refer to stored files. */
import { sql } from 'kysely';
import type { Queries } from '../platform/database/tables.ts';
import { pictureKeys } from './keys.ts';

interface Reference {
  table: string;
  column: string;
  keysOf: (value: string) => string[];
}

/**
 * Each new column with the key of a stored file must be added to this list, because backups use the list to find the
 * files.
 */
const REFERENCES: readonly Reference[] = [
  { table: 'resumes', column: 'key', keysOf: (key) => [key] },
  { table: 'messages', column: 'file_key', keysOf: (key) => [key] },
  { table: 'moderation_reports', column: 'picture', keysOf: (key) => [key] },
  { table: 'freelancers', column: 'picture', keysOf: (picture) => pictureKeys(picture) },
  { table: 'withheld_pictures', column: 'picture', keysOf: (picture) => pictureKeys(picture) },
  { table: 'companies', column: 'logo', keysOf: (picture) => pictureKeys(picture) },
  { table: 'brand', column: 'logo', keysOf: (picture) => pictureKeys(picture) },
  { table: 'portfolio_pieces', column: 'picture', keysOf: (picture) => pictureKeys(picture, 'landscape') },
];

const ROWS_AT_ONCE = 1_000;

/**
 * Lists the keys of all files that rows refer to, each key once. The query must run in a transaction, and also works
 * with older schemas.
 */
export async function* referencedKeys(transaction: Queries): AsyncGenerator<string> {
  for (const reference of REFERENCES) {
    if (!(await exists(transaction, reference))) continue;
    const { table, column, keysOf } = reference;
    const cursor = sql.id(`files_of_${table}_${column}`);
    await sql`
      declare ${cursor} no scroll cursor for select distinct ${sql.ref(column)} as value
      from ${sql.table(table)} where ${sql.ref(column)} is not null order by value`.execute(transaction);
    const next = async () => {
      const fetch = sql<{ value: string }>`fetch ${sql.lit(ROWS_AT_ONCE)} from ${cursor}`;
      return (await fetch.execute(transaction)).rows;
    };
    for (let rows = await next(); rows.length > 0; rows = await next()) {
      for (const { value } of rows) yield* keysOf(value);
    }
    await sql`close ${cursor}`.execute(transaction);
  }
}

/** Returns the keys of some of the files to which rows refer. At most `size` rows of each table are read. */
export async function sampleOfKeys(queries: Queries, size: number): Promise<string[]> {
  const keys: string[] = [];
  for (const reference of REFERENCES) {
    if (!(await exists(queries, reference))) continue;
    const { table, column, keysOf } = reference;
    const { rows } = await sql<{ value: string }>`
      select ${sql.ref(column)} as value from ${sql.table(table)}
      where ${sql.ref(column)} is not null limit ${size}`.execute(queries);
    keys.push(...rows.flatMap(({ value }) => keysOf(value)));
  }
  return keys;
}

async function exists(transaction: Queries, { table, column }: Reference): Promise<boolean> {
  const { rows } = await sql<{ exists: boolean }>`
    select exists (
      select from information_schema.columns
      where table_schema = 'public' and table_name = ${table} and column_name = ${column}
    ) as exists`.execute(transaction);
  return rows[0]?.exists === true;
}
