/**
 * Migrates a database to the newest schema: runs the SQL files of apps/api/migrations in order, each of them once.
 *
 *     migrate(database.kysely, folder?, last?) → Promise<string[]>    returns the names of the files that were run now
 *
 * A file is named NNNN_name.sql and may contain several statements. It runs in one transaction, which also inserts a
 * row for the file into the table `migrations`. A file that builds or drops an index `concurrently` cannot run in a
 * transaction: its statements run one by one, and if the server stops in between, all of them run again. If a file is
 * changed or missing after it ran, the server does not start.
 */
import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { LOCKS, withLock } from './advisoryLock.ts';
import { withoutStatementTimeout } from './queryContext.ts';
import { requireSuitable } from './suitable.ts';

export const migrationsFolder = fileURLToPath(new URL('../../../migrations', import.meta.url));

/**
 * The error for migrations whose files do not match the rows in the table. The message names the difference and the
 * remedy.
 */
class MigrationError extends Error {
  override name = 'MigrationError';
  readonly code = 'MIGRATION';
}

export interface Migration {
  name: string;
  sql: string;
  checksum: string;
}

interface MigrationRecord {
  name: string;
  checksum: string;
}

/**
 * Runs the pending migrations.
 *
 * @param last the last migration to run, to restore a backup of an older version
 */
export async function migrate<Schema>(
  database: Kysely<Schema>,
  folder = migrationsFolder,
  last?: string,
): Promise<string[]> {
  const migrations = readMigrations(folder);
  return withLock(database, LOCKS.migrations, async (connection) => {
    await requireSuitable(connection);
    const all = pendingMigrations(migrations, await readRecords(connection));
    const pending = all.filter(({ name }) => last === undefined || name <= last);
    // Turns off the time limit of statements, because migrating a large table may take longer than a request may.
    await withoutStatementTimeout(async () => {
      for (const migration of pending) await run(connection, migration);
    });
    return pending.map(({ name }) => name);
  });
}

/**
 * Returns the names of the migrations that have not run. Throws MigrationError if the database is newer than this
 * version, or if the file of a migration has changed since the migration ran.
 */
export async function listPending<Schema>(database: Kysely<Schema>): Promise<string[]> {
  const records = await readRecords(database);
  return pendingMigrations(readMigrations(migrationsFolder), records).map(({ name }) => name);
}

/**
 * Reads the migration files of a folder in order. Throws MigrationError if the name of a file does not determine its
 * place in the order.
 */
export function readMigrations(folder: string): Migration[] {
  const names = readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .sort();
  names.forEach((name, index) => {
    if (!/^\d{4}_[a-z0-9_]+\.sql$/.test(name)) {
      throw new MigrationError(`The migration ${name} must be named like 0001_what_it_does.sql.`);
    }
    if (name.slice(0, 4) === names[index - 1]?.slice(0, 4)) {
      throw new MigrationError(`The migrations ${names[index - 1]} and ${name} have the same number.`);
    }
  });
  return names.map((name) => {
    // Normalizes line endings before computing the checksum, because Git may change them.
    const text = readFileSync(join(folder, name), 'utf8').replaceAll('\r\n', '\n');
    return { name, sql: text, checksum: createHash('sha256').update(text).digest('hex') };
  });
}

/**
 * Returns the migrations that have not run. The migrations that have run must be exactly the first files, otherwise a
 * MigrationError is thrown.
 */
function pendingMigrations(
  migrations: readonly Migration[],
  records: readonly MigrationRecord[],
): Migration[] {
  records.forEach((record, index) => {
    const migration = migrations.find(({ name }) => name === record.name);
    if (!migration) {
      throw new MigrationError(
        `This database has run the migration ${record.name}, but its file is missing. ` +
          'Is this an older version of Skill Harbor? Start the version that made the database, or a newer one.',
      );
    }
    if (migration.checksum !== record.checksum) {
      throw new MigrationError(
        `The migration ${record.name} was changed after it ran on this database. ` +
          'Restore the file, and put the change into a new migration.',
      );
    }
    if (migrations[index] !== migration) {
      throw new MigrationError(
        `The migration ${migrations[index]?.name} comes before ${record.name}, which has already run. ` +
          'Give it a number after the last one.',
      );
    }
  });
  return migrations.slice(records.length);
}

async function readRecords<Schema>(connection: Kysely<Schema>): Promise<MigrationRecord[]> {
  await sql`
    create table if not exists migrations (
      name text primary key,
      checksum text not null,
      run_at timestamptz not null default now()
    )`.execute(connection);
  const { rows } = await sql<MigrationRecord>`select name, checksum from migrations order by name`.execute(
    connection,
  );
  return rows;
}

async function run<Schema>(connection: Kysely<Schema>, migration: Migration): Promise<void> {
  const isConcurrent = /^\s*(create|drop)\s+(unique\s+)?index\s+concurrently\b/im.test(migration.sql);
  try {
    if (isConcurrent) await runOneByOne(connection, migration);
    else await runInTransaction(connection, migration);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const end = isConcurrent ? 'failed, and is tried again at the next start' : 'failed and was undone';
    throw new MigrationError(`The migration ${migration.name} ${end}: ${reason}`, { cause: error });
  }
}

async function runInTransaction<Schema>(connection: Kysely<Schema>, migration: Migration): Promise<void> {
  await connection.transaction().execute(async (transaction) => {
    await sql`set local statement_timeout = 0; set local lock_timeout = '30s'`.execute(transaction);
    await sql.raw(migration.sql).execute(transaction);
    await record(transaction, migration);
  });
}

async function runOneByOne<Schema>(connection: Kysely<Schema>, migration: Migration): Promise<void> {
  const statements = migration.sql.split(/;[ \t]*(?:\n|$)/).filter((statement) => statement.trim() !== '');
  const timeouts = await sql<{ statement: string; lock: string }>`
    select current_setting('statement_timeout') as statement, current_setting('lock_timeout') as lock`.execute(
    connection,
  );
  await setTimeouts(connection, { statement: '0', lock: '0' });
  try {
    for (const statement of statements) await sql.raw(statement).execute(connection);
  } finally {
    for (const before of timeouts.rows) await setTimeouts(connection, before);
  }
  await record(connection, migration);
}

async function setTimeouts<Schema>(
  connection: Kysely<Schema>,
  { statement, lock }: { statement: string; lock: string },
): Promise<void> {
  await sql`select set_config('statement_timeout', ${statement}, false), set_config('lock_timeout', ${lock}, false)`.execute(
    connection,
  );
}

async function record<Schema>(connection: Kysely<Schema>, { name, checksum }: Migration): Promise<void> {
  await sql`insert into migrations (name, checksum) values (${name}, ${checksum})`.execute(connection);
}
