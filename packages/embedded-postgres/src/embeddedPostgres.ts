/**
 * Runs PostgreSQL in WebAssembly (PGlite), in a separate thread. See README.md.
 *
 *     const database = await openFolder('data', onError);     durable, locked, in data/database
 *     const database = await openInMemory(dump?);              lost when it is closed; for tests
 *     const pool = new pg.Pool(poolOptions(database));
 */
import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { copyInUse } from './copyDatabase.ts';
import type { DatabaseStartError, DatabaseStoppedError } from './fatalErrors.ts';
import { lockFolder } from './folderLock.ts';
import type { Source } from './messages.ts';
import { startThread } from './thread.ts';
import type { DatabaseThread } from './thread.ts';
import type { ThreadSocket } from './threadSocket.ts';

export { DatabaseStartError, DatabaseStoppedError } from './fatalErrors.ts';
export { MAINTENANCE_INTERVAL_MS } from './maintenance.ts';

export interface EmbeddedPostgres {
  /**
   * Returns a stream that `pg` uses instead of a network socket. Only one connection at a time is possible, because
   * PGlite has only one session.
   */
  connect(): ThreadSocket;
  /**
   * Ends the thread, and with it the running query, and starts another thread. The database recovers from its log, as
   * after a kill. Pending queries fail, because their connection has ended.
   */
  replace(): void;
  /**
   * Vacuums the table that most needs it, and shortens the log. Call this every MAINTENANCE_INTERVAL_MS, while no query
   * is running.
   */
  maintain(): Promise<void>;
  /** Returns a dump of the whole database, which openInMemory can open. Call this while no query is running. */
  dump(): Promise<Uint8Array>;
  /**
   * Copies the files of the database to a new folder while the database is in use.
   *
   * @param whenIdle runs a short task while no query is running
   */
  copyTo(folder: string, whenIdle: WhenIdle): Promise<void>;
  /** Shuts PostgreSQL down cleanly, and unlocks the folder. End the pool before you call this. */
  close(): Promise<void>;
}

export type WhenIdle = (task: () => Promise<unknown>) => Promise<void>;

/**
 * Receives the error if the running database stops. Acknowledged commits are safe. The database must then be opened
 * again.
 */
type OnStopped = (error: DatabaseStoppedError | DatabaseStartError) => void;

/**
 * Opens `folder`/database, which is created on first use, and locks the folder until the database is closed.
 *
 * Throws DataFolderInUseError if another process holds the lock, and DatabaseStartError if PostgreSQL does not start.
 */
export async function openFolder(folder: string, onStopped: OnStopped): Promise<EmbeddedPostgres> {
  const home = resolve(folder);
  mkdirSync(home, { recursive: true });
  const lock = lockFolder(home);
  try {
    const source: Source = { kind: 'folder', folder: join(home, 'database') };
    const database = databaseOn(await startThread(source, onStopped), source);
    return { ...database, close: () => database.close().finally(() => lock.release()) };
  } catch (error) {
    lock.release();
    throw error;
  }
}

/** Opens a database in memory. It is empty, or has the content of a dump. */
export async function openInMemory(dump?: Uint8Array): Promise<EmbeddedPostgres> {
  const source: Source = dump ? { kind: 'memory', dump } : { kind: 'memory' };
  return databaseOn(await startThread(source, () => undefined), source);
}

/** Returns the options with which a `pg` pool uses the database. */
export function poolOptions(database: EmbeddedPostgres) {
  return {
    user: 'postgres',
    database: 'postgres',
    max: 1,
    idleTimeoutMillis: 0,
    stream: () => database.connect(),
  };
}

function databaseOn(thread: DatabaseThread, source: Source): EmbeddedPostgres {
  return {
    connect: () => thread.connect(),
    replace: () => thread.replace(),
    async maintain() {
      await thread.perform('maintain');
    },
    async dump() {
      const dump = await thread.perform('dump');
      if (!dump) throw new Error('The database returned no dump.');
      return dump;
    },
    async copyTo(to, whenIdle) {
      if (source.kind === 'memory') throw new Error('A database in memory has no files to copy.');
      const { folder: from } = source;
      const since = Date.now();
      // The checkpoint writes most changes to the files before the first pass, so that the second pass has fewer files
      // to copy.
      await whenIdle(() => thread.perform('checkpoint'));
      await copyInUse(from, to);
      await whenIdle(() => thread.perform({ from, to, since }));
    },
    close: () => thread.close(),
  };
}
