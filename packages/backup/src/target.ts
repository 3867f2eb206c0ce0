/** Checks a database and a file store before data is loaded into them. */
import { sql } from 'kysely';
import type { QueryExecutorProvider as Queries } from 'kysely';
import { countRows } from './catalog.ts';
import type { DataModel, FileStore } from './dataModel.ts';
import { BackupError } from './errors.ts';
import type { Manifest } from './manifest.ts';

type MigrationRecords = Manifest['migrations'];

const EMPTY_PLACE =
  'Nothing was changed. Set DATA_DIR to a new folder and, with a PostgreSQL server, DATABASE_URL to a new database.';

/**
 * Throws if this version does not contain one of these migrations. `source` names the program or archive with these
 * migrations, for the message.
 */
export function requireKnownMigrations<Schema>(
  { migrations }: DataModel<Schema>,
  records: MigrationRecords,
  source: string,
): void {
  const known = migrations();
  const unknown = records.find(({ name, checksum }, index) => {
    const { [index]: migration } = known;
    return migration?.name !== name || migration.checksum !== checksum;
  });
  if (!unknown) return;
  throw new BackupError(
    `${source} was written by another version of Skill Harbor: this one does not know its migration ${unknown.name}. ` +
      'Nothing was changed. Use that version or a newer one.',
  );
}

/**
 * Throws if the database is in use, if it has tables of another program, or if a version newer than the source has
 * migrated it.
 */
export async function requireEmptyDatabase<Schema>(
  { usedTable }: DataModel<Schema>,
  queries: Queries,
  records: MigrationRecords,
): Promise<void> {
  const tables = await tableNames(queries);
  if (tables.length === 0) return;
  if (!tables.includes('migrations')) {
    throw new BackupError(`The database has tables of another program, such as ${tables[0]}. ${EMPTY_PLACE}`);
  }
  if (tables.includes(usedTable)) {
    const count = await countRows(queries, usedTable);
    if (count > 0) {
      throw new BackupError(`The database is not empty: it has ${count} ${usedTable}. ${EMPTY_PLACE}`);
    }
  }
  const { rows: run } = await sql<{ name: string }>`select name from migrations order by name`.execute(
    queries,
  );
  const newer = run.find(({ name }) => !records.some((record) => record.name === name));
  if (newer) {
    throw new BackupError(
      `The database was prepared by a newer version than the one to restore: it has run ${newer.name}. ${EMPTY_PLACE}`,
    );
  }
}

async function tableNames(queries: Queries): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') order by relname`.execute(queries);
  return rows.map(({ name }) => name);
}

/** Throws if the store contains files other than those that an interrupted restore has left. */
export async function requireNoFiles<Schema>(
  { storedKeys }: DataModel<Schema>,
  files: FileStore,
  leftovers: ReadonlySet<string>,
): Promise<void> {
  for await (const key of storedKeys(files)) {
    if (!leftovers.has(key)) {
      throw new BackupError(`The file store is not empty: it has ${key}, for one. ${EMPTY_PLACE}`);
    }
  }
}
