/**
 * Reads the tables, columns and sequences of a database from PostgreSQL's catalog, so that this package need not be
 * changed for a new migration.
 */
import { sql } from 'kysely';
import type { QueryExecutorProvider as Queries } from 'kysely';
import { BackupError } from './errors.ts';

export interface Column {
  name: string;
  type: string;
  /** True if PostgreSQL computes the values of the column from other columns. */
  isGenerated: boolean;
}

export interface Table {
  name: string;
  columns: Column[];
  /** The columns of the table's primary key. */
  key: string[];
}

export interface MigrationRecord {
  name: string;
  checksum: string;
}

/** The last value of each sequence, or null if the sequence has not been used. */
export type Sequences = Record<string, number | null>;

/** The table of migrations is not copied. The manifest lists the migrations, and a restore runs them again. */
const LEFT_OUT = ['migrations'];

/**
 * Lists the tables in an order in which their rows can be inserted: a table comes after all tables to which it refers.
 * Unlogged tables are omitted, because they may lose their content in a crash anyway.
 */
export async function readTables(queries: Queries): Promise<Table[]> {
  const { rows } = await sql<Table & { refersTo: string[] }>`
    select relname as name,
      (select json_agg(json_build_object(
          'name', attname, 'type', format_type(atttypid, atttypmod), 'isGenerated', attgenerated <> ''
        ) order by attnum)
        from pg_attribute where attrelid = tables.oid and attnum > 0 and not attisdropped) as columns,
      coalesce((select json_agg(attname order by array_position(indkey::int2[], attnum))
        from pg_index join pg_attribute on attrelid = indrelid and attnum = any (indkey)
        where indrelid = tables.oid and indisprimary), '[]') as key,
      coalesce((select json_agg(distinct referred.relname)
        from pg_constraint join pg_class as referred on referred.oid = confrelid
        where conrelid = tables.oid and contype = 'f' and confrelid <> conrelid), '[]') as "refersTo"
    from pg_class as tables
    where relnamespace = 'public'::regnamespace and relkind = 'r' and relpersistence = 'p'
      and relname <> all (${LEFT_OUT})
    order by relname collate "C"`.execute(queries);
  return inOrder(rows).map(({ name, columns, key }) => ({ name, columns, key }));
}

function inOrder<Item extends { name: string; refersTo: string[] }>(tables: Item[]): Item[] {
  const ordered = new Map<string, Item>();
  const visit = (table: Item, path: readonly string[]): void => {
    if (ordered.has(table.name)) return;
    if (path.includes(table.name)) throw new Error(`These tables refer to each other: ${path.join(', ')}.`);
    for (const other of tables) {
      if (table.refersTo.includes(other.name)) visit(other, [...path, table.name]);
    }
    ordered.set(table.name, table);
  };
  for (const table of tables) visit(table, []);
  return [...ordered.values()];
}

export async function readSequences(queries: Queries): Promise<Sequences> {
  const { rows } = await sql<{ name: string; value: number | null }>`
    select sequencename as name, last_value::float8 as value from pg_sequences
    where schemaname = 'public' order by sequencename collate "C"`.execute(queries);
  return Object.fromEntries(rows.map(({ name, value }) => [name, value]));
}

export async function countRows(queries: Queries, table: string): Promise<number> {
  const { rows } = await sql<{
    count: number;
  }>`select count(*)::float8 as count from ${sql.table(table)}`.execute(queries);
  return rows[0]?.count ?? 0;
}

/** Lists the migrations that the database has run, in order. */
export async function readMigrationRecords(snapshot: Queries): Promise<MigrationRecord[]> {
  const { rows: tables } = await sql<{ exists: boolean }>`
    select to_regclass('public.migrations') is not null as exists`.execute(snapshot);
  if (!tables[0]?.exists) {
    throw new BackupError(
      'This database was never used by Skill Harbor. Set DATABASE_URL or DATA_DIR to one that was.',
    );
  }
  const { rows } = await sql<MigrationRecord>`
    select name, checksum from migrations order by name`.execute(snapshot);
  return rows;
}
