/** Checks a database and a file store before a backup or another database is loaded into them. */
import { sql } from 'kysely';
import { migrationsFolder, readMigrations } from '../platform/database/migrate.ts';
import type { Queries } from '../platform/database/tables.ts';
import type { FileStore } from '../files/fileStore.ts';
import { generatedKeys } from '../files/installation.ts';
import { BackupError } from './errors.ts';
import type { Manifest } from './manifest.ts';

type MigrationRecords = Manifest['migrations'];

const EMPTY_PLACE =
  'Nothing was changed. Set DATA_DIR to a new folder and, with a PostgreSQL server, DATABASE_URL to a new database.';

/** Throws unless this version knows all of these migrations. `source` names what has run them. */
export function requireKnownMigrations(records: MigrationRecords, source: string): void {
  const known = readMigrations(migrationsFolder);
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
 * Throws if the database has users or tables of another program, or was prepared by a version that is newer than the
 * source.
 */
export async function requireEmptyDatabase(queries: Queries, records: MigrationRecords): Promise<void> {
  const tables = await tableNames(queries);
  if (tables.length === 0) return;
  if (!tables.includes('migrations')) {
    throw new BackupError(`The database has tables of another program, such as ${tables[0]}. ${EMPTY_PLACE}`);
  }
  if (tables.includes('users')) {
    const { rows } = await sql<{ count: number }>`select count(*) as count from users`.execute(queries);
    const count = rows[0]?.count ?? 0;
    if (count > 0) {
      throw new BackupError(`The database is not empty: it has ${count} users. ${EMPTY_PLACE}`);
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

/** Throws if the store has files other than those that an interrupted attempt has recorded. */
export async function requireNoFiles(files: FileStore, leftovers: ReadonlySet<string>): Promise<void> {
  for await (const key of generatedKeys(files)) {
    if (!leftovers.has(key)) {
      throw new BackupError(`The file store is not empty: it has ${key}, for one. ${EMPTY_PLACE}`);
    }
  }
}

/** Lists the files that an interrupted attempt has stored, or was about to store. */
export async function findLeftovers(queries: Queries): Promise<Set<string>> {
  if (!(await tableNames(queries)).includes('unreferenced_files')) return new Set();
  const rows = await queries.selectFrom('unreferenced_files').select('key').execute();
  return new Set(rows.map(({ key }) => key));
}
