/**
 * Opens the server's database as a Kysely instance. It is either embedded or on a PostgreSQL server.
 *
 *     openDatabase<Schema>(settings) → Promise<Database<Schema>>     { kysely, kind, close() }
 *
 * values.ts lists the JavaScript types of SQL values (numbers, dates, money), which are the same for both kinds of
 * database. Inside `kysely.transaction().execute(async (transaction) => …)`, use only `transaction`: the embedded
 * database has one connection, so a query on `kysely` would wait for its own transaction.
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
  /** The URL of a PostgreSQL server to use instead of the embedded database. */
  databaseUrl?: string | undefined;
  /** The name of the setting with the URL, for messages to the operator. */
  urlSetting?: string | undefined;
  /** The limits of the connections to the PostgreSQL server. */
  limits?: DatabaseLimits | undefined;
  /**
   * Receives errors that do not belong to a query. The database recovers by itself after an idle connection was lost,
   * or after maintenance has failed. After a DatabaseStoppedError (fatalErrors.ts), the server must be restarted.
   */
  onError?: ((error: Error) => void) | undefined;
}

export type DatabaseKind = 'embedded' | 'postgres';

export interface Database<Schema> {
  readonly kysely: Kysely<Schema>;
  readonly kind: DatabaseKind;
  load(): DatabaseLoad;
  /** Returns the notifications that are sent by the transactions of all servers. The first call subscribes to them. */
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

/**
 * Wraps a pool that is already open. Closing the database also closes the pool and the listener. By default, the
 * database receives no notifications.
 */
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
    // Closes the pool directly, because Kysely's own destroy() does nothing before the first query.
    close: () => (closed ??= Promise.all([listener?.close(), pool.end()]).then(() => undefined)),
  };
}
