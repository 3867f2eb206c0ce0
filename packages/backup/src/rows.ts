/**
 * Reads rows from one database and writes them into another. A row is a line of JSON: an array of its values as
 * PostgreSQL writes them. In this form, every type is the same on both kinds of database.
 */
import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { QueryExecutorProvider as Queries } from 'kysely';
import type { Column, Sequences, Table } from './catalog.ts';

/** The maximum number of rows that are in memory at the same time. */
const ROWS_AT_ONCE = 500;

export interface TableDigest {
  rows: number;
  /** The hash of all lines of the table, including the line breaks. */
  sha256: string;
}

/** Creates a hash to which lines can be added. */
export function lineHash() {
  const hash = createHash('sha256');
  let rows = 0;
  return {
    add(lines: readonly string[]): void {
      rows += lines.length;
      for (const line of lines) hash.update(`${line}\n`);
    },
    digest: (): TableDigest => ({ rows, sha256: hash.digest('hex') }),
  };
}

/** Returns the columns that a copy must write. PostgreSQL computes the others. */
export const ownColumns = ({ columns }: Table): Column[] => columns.filter(({ isGenerated }) => !isGenerated);

/**
 * Reads the rows of a table in batches. The rows are in the order of the primary key, so that equal rows give equal
 * lines in every database. It must run in a transaction.
 */
export async function* linesOf(
  transaction: Queries,
  { name, columns, key }: Table,
  selected: readonly Column[],
): AsyncGenerator<string[]> {
  const cursor = sql.id(`rows_of_${name}`);
  const values = sql.join(selected.map((column) => sql`${sql.ref(column.name)}::text`));
  const order = columns.filter((column) => key.length === 0 || key.includes(column.name)).map(ordered);
  await sql`
    declare ${cursor} no scroll cursor for
    select json_build_array(variadic array[${values}])::text as line
    from ${sql.table(name)} order by ${sql.join(order)}`.execute(transaction);
  const next = async () => {
    const fetch = sql<{ line: string }>`fetch ${sql.lit(ROWS_AT_ONCE)} from ${cursor}`;
    return (await fetch.execute(transaction)).rows.map(({ line }) => line);
  };
  for (let lines = await next(); lines.length > 0; lines = await next()) yield lines;
  await sql`close ${cursor}`.execute(transaction);
}

/** Sorts texts by their bytes, because databases may sort words in different ways. */
function ordered({ name, type }: Column) {
  return type === 'text' ? sql`${sql.ref(name)} collate "C"` : sql.ref(name);
}

export async function insertLines(
  transaction: Queries,
  table: Table,
  lines: readonly string[],
): Promise<void> {
  const columns = ownColumns(table);
  const names = sql.join(columns.map(({ name }) => sql.ref(name)));
  const values = sql.join(
    columns.map(({ type }, index) => sql`(line ->> ${sql.lit(index)})::${sql.raw(type)}`),
  );
  await sql`
    insert into ${sql.table(table.name)} (${names}) overriding system value
    select ${values} from jsonb_array_elements(${`[${lines.join(',')}]`}::jsonb) as line`.execute(
    transaction,
  );
}

/**
 * Empties all tables, inserts the rows, and sets the sequences. Triggers are off meanwhile, because the rows already
 * contain what triggers would write.
 */
export async function replaceRows(
  transaction: Queries,
  tables: readonly Table[],
  fill: { rows: () => Promise<void>; sequences: () => Promise<Sequences> },
): Promise<void> {
  const triggers = async (state: 'disable' | 'enable') => {
    for (const { name } of tables) {
      await sql`alter table ${sql.table(name)} ${sql.raw(state)} trigger user`.execute(transaction);
    }
  };
  await sql`truncate ${sql.join(tables.map(({ name }) => sql.table(name)))}`.execute(transaction);
  await triggers('disable');
  await fill.rows();
  // Runs the deferred checks first, because PostgreSQL refuses to alter a table while some are pending.
  await sql`set constraints all immediate`.execute(transaction);
  await triggers('enable');
  for (const [name, value] of Object.entries(await fill.sequences())) {
    await sql`select setval(${sql.lit(`public.${name}`)}::regclass, ${value ?? 1}, ${value !== null})`.execute(
      transaction,
    );
  }
}

/** Computes the digest of the rows that a table has now, including computed columns. */
export async function digestOf(transaction: Queries, table: Table): Promise<TableDigest> {
  const hash = lineHash();
  for await (const lines of linesOf(transaction, table, table.columns)) hash.add(lines);
  return hash.digest();
}
