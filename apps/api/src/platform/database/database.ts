/**
 * Opens the server's database, embedded or on a PostgreSQL server, behind one Kysely.
 *
 *     openDatabase<Schema>(settings) → Promise<Database<Schema>>     { kysely, kind, close() }
 *
 * values.ts lists how values arrive (numbers, dates, money), the same for both kinds. Inside
 * `kysely.transaction().execute(async (transaction) => …)` use `transaction` only: the embedded database has one
 * connection, and a query on `kysely` would wait for its own transaction.
 */
import { Kysely, PostgresDialect } from 'kysely';
import type { DatabaseLoad } from './admissionQueue.ts';
import { openEmbedded } from './embedded.ts';
import type { EmbeddedDatabase } from './embedded.ts';
import type { FairPool } from './fairPool.ts';
import { createNotifications, listenOn } from './notifications.ts';
import type { Listener, Notifications } from './notifications.ts';
import { openPostgres } from './postgres.ts';
import type { DatabaseLimits } from './postgres.ts';
import { requireConnection } from './unreachable.ts';

export interface DatabaseSettings {
  /** The folder of the server's data. The embedded database is in its subfolder `database`. */
  dataDir: string;
  /** A PostgreSQL server to use instead of the embedded database. */
  databaseUrl?: string | undefined;
  /** The name of the setting that has the URL, which messages to the operator contain. */
  urlSetting?: string | undefined;
  /** The limits of the PostgreSQL server. */
  limits?: DatabaseLimits | undefined;
  /**
   * Receives errors that no query reports. The database recovers on its own from a lost idle connection and from failed
   * maintenance. After a DatabaseStoppedError (fatalErrors.ts), only a restart of the server helps.
   */
  onError?: ((error: Error) => void) | undefined;
}

export type DatabaseKind = 'embedded' | 'postgres';

export interface Database<Schema> {
  readonly kysely: Kysely<Schema>;
  readonly kind: DatabaseKind;
  load(): DatabaseLoad;
  /** Returns the notifications that the transactions of all servers send. The first call subscribes to them. */
  listen(): Notifications;
  /** Copies the embedded database to a new folder, while it is in use. */
  readonly copyTo?: (folder: string) => Promise<void>;
  /** Closes the database after the running queries have finished. It may be called twice. */
  close(): Promise<void>;
}

/**
 * Opens the database that the settings name. Throws DataFolderInUseError (folderLock.ts) and UnreachableError
 * (unreachable.ts).
 */
export async function openDatabase<Schema>(settings: DatabaseSettings): Promise<Database<Schema>> {
  const { dataDir, databaseUrl, urlSetting = 'DATABASE_URL', limits, onError = () => undefined } = settings;
  if (databaseUrl) {
    const database = databaseOn<Schema>('postgres', openPostgres({ databaseUrl, limits, onError }), () =>
      listenOn(databaseUrl, onError),
    );
    await requireConnection(database.kysely, databaseUrl, urlSetting).catch(async (error: unknown) => {
      await database.close();
      throw error;
    });
    return database;
  }
  const embedded = await openEmbedded(dataDir, onError);
  return {
    ...embeddedDatabase<Schema>(embedded),
    copyTo: (folder) => embedded.copyTo(folder),
  };
}

/** Wraps an embedded database that is already open. */
export function embeddedDatabase<Schema>({
  pool,
  notifications,
}: Pick<EmbeddedDatabase, 'pool' | 'notifications'>): Database<Schema> {
  return databaseOn('embedded', pool, () => withoutClosing(notifications));
}

const withoutClosing = (notifications: Notifications): Listener => ({
  notifications,
  close: async () => undefined,
});

/** Wraps a pool that is already open. Closing the database closes the pool and the listener, which is silent by default. */
export function databaseOn<Schema>(
  kind: DatabaseKind,
  pool: FairPool,
  openListener: () => Listener = () => withoutClosing(createNotifications()),
): Database<Schema> {
  let closed: Promise<void> | undefined;
  let listener: Listener | undefined;
  return {
    kind,
    load: () => pool.load(),
    listen: () => (listener ??= openListener()).notifications,
    kysely: new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) }),
    // Kysely's own destroy() does nothing before the first query, so the pool is closed directly.
    close: () => (closed ??= Promise.all([listener?.close(), pool.end()]).then(() => undefined)),
  };
}
