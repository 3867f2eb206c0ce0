/**
 * The server's database, embedded or a PostgreSQL server, behind one Kysely.
 *
 *     openDatabase<Schema>(settings) → Promise<Database<Schema>>     { kysely, kind, close() }
 *
 * values.ts lists how values arrive (numbers, dates, money), the same for both kinds. Inside
 * `kysely.transaction().execute(async (transaction) => …)` use `transaction` only: the embedded database has one
 * connection, and a query on `kysely` would wait for its own transaction.
 */
import { Kysely, PostgresDialect } from 'kysely';
import type { PostgresPool } from 'kysely';
import { openEmbedded } from './embedded/embedded.ts';
import { openPostgres } from './postgres.ts';

export interface DatabaseSettings {
  /** The folder of the server's data. The embedded database lives in `database` inside it. */
  dataDir: string;
  /** A PostgreSQL server to use instead of the embedded database. */
  databaseUrl?: string | undefined;
  /**
   * Receives errors that no query reports: an idle connection that was lost or failed maintenance, which recover by
   * themselves, and a DatabaseStoppedError (fatalErrors.ts), after which only a restart of the server helps.
   */
  onError?: ((error: Error) => void) | undefined;
}

export type DatabaseKind = 'embedded' | 'postgres';

export interface Database<Schema> {
  readonly kysely: Kysely<Schema>;
  readonly kind: DatabaseKind;
  /** Lets running queries finish, then closes. Safe to call twice. */
  close(): Promise<void>;
}

/** Opens the database that the settings name. Throws DataFolderInUseError (folderLock.ts). */
export async function openDatabase<Schema>(settings: DatabaseSettings): Promise<Database<Schema>> {
  const { dataDir, databaseUrl, onError = () => undefined } = settings;
  if (databaseUrl) return databaseOn('postgres', openPostgres({ databaseUrl, onError }));
  const { pool } = await openEmbedded(dataDir, onError);
  return databaseOn('embedded', pool);
}

/** A database over a pool that is already open; closing it closes the pool. */
export function databaseOn<Schema>(kind: DatabaseKind, pool: PostgresPool): Database<Schema> {
  let closed: Promise<void> | undefined;
  return {
    kind,
    kysely: new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) }),
    // Kysely's own destroy() does nothing before the first query, so the pool is closed directly.
    close: () => (closed ??= pool.end()),
  };
}
