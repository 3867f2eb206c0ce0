/**
 * The embedded database: PostgreSQL in WebAssembly (PGlite) on a thread of its own. See README.md.
 *
 *     openEmbedded(dataDir, onError) → Promise<EmbeddedDatabase>   durable, locked, on DATA_DIR/database
 *     openInMemory(dump?)            → Promise<EmbeddedDatabase>   gone when closed; for tests
 */
import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import pg from 'pg';
import { createAdmissionQueue } from '../admissionQueue.ts';
import type { AdmissionQueue } from '../admissionQueue.ts';
import { DatabaseBusyError } from '../errors.ts';
import { fairPool } from '../fairPool.ts';
import type { FairPool } from '../fairPool.ts';
import { sessionOptions } from '../session.ts';
import { copyInUse } from './copyDatabase.ts';
import { lockFolder } from './folderLock.ts';
import { MAINTENANCE_INTERVAL_MS } from './maintenance.ts';
import type { Source } from './messages.ts';
import { startThread } from './thread.ts';
import type { DatabaseThread } from './thread.ts';

/** For one query. A PostgreSQL server has its statement_timeout. */
const QUERY_TIMEOUT_MS = 5_000;

export interface EmbeddedDatabase {
  pool: FairPool;
  /** The whole database, for openInMemory. Only while nothing else uses it. */
  dump(): Promise<Uint8Array>;
  /** Copies the database to a new folder, as it is between two queries; see copyDatabase.ts. */
  copyTo(folder: string): Promise<void>;
}

export interface EmbeddedOptions {
  queryTimeoutMs?: number;
  maxWaitMs?: number;
}

type OnError = (error: Error) => void;

/**
 * Opens DATA_DIR/database, which it creates on first use, and locks it until the pool has ended.
 *
 * Throws DataFolderInUseError where another process holds the lock, and DatabaseStartError where PostgreSQL does not
 * start. `onError` receives a later DatabaseStoppedError, failed maintenance, and queries that ran for too long.
 */
export async function openEmbedded(
  dataDir: string,
  onError: OnError,
  options: EmbeddedOptions = {},
): Promise<EmbeddedDatabase> {
  const home = resolve(dataDir);
  mkdirSync(home, { recursive: true });
  const lock = lockFolder(home);
  try {
    const database = await open({ kind: 'folder', folder: join(home, 'database') }, onError, options);
    const { pool } = database;
    return { ...database, pool: { ...pool, end: () => pool.end().finally(() => lock.release()) } };
  } catch (error) {
    lock.release();
    throw error;
  }
}

/** A database without a folder, fresh or from the dump of another. */
export function openInMemory(dump?: Uint8Array, options: EmbeddedOptions = {}): Promise<EmbeddedDatabase> {
  return open(dump ? { kind: 'memory', dump } : { kind: 'memory' }, () => undefined, options);
}

async function open(
  source: Source,
  onError: OnError,
  { queryTimeoutMs = QUERY_TIMEOUT_MS, maxWaitMs }: EmbeddedOptions,
): Promise<EmbeddedDatabase> {
  const thread = await startThread(source, onError);
  const connections = new pg.Pool({
    ...sessionOptions(),
    user: 'postgres',
    database: 'postgres',
    max: 1,
    idleTimeoutMillis: 0,
    stream: () => thread.connect(),
  });
  // The thread reports the reason; the pool opens a new connection by itself.
  connections.on('error', () => undefined);
  const queue = createAdmissionQueue({
    permits: 1,
    reserved: 0,
    ...(maxWaitMs !== undefined && { maxWaitMs }),
  });
  const pool = fairPool({
    pool: connections,
    queue,
    interrupt: {
      afterMs: queryTimeoutMs,
      run(statement) {
        onError(new Error(`A query was ended after ${queryTimeoutMs / 1000} s: ${statement}`));
        thread.replace();
      },
    },
  });
  const maintenance = scheduleMaintenance(thread, queue, onError);
  return {
    pool: {
      ...pool,
      async end() {
        await pool.end();
        await maintenance.stop();
        await thread.close();
      },
    },
    async dump() {
      const dump = await thread.perform('dump');
      if (!dump) throw new Error('The database returned no dump.');
      return dump;
    },
    async copyTo(to) {
      if (source.kind === 'memory') throw new Error('A database in memory has no files to copy.');
      const { folder: from } = source;
      const since = Date.now();
      // Less is left to write in the second pass.
      await maintenance.queued('checkpoint', () => thread.perform('checkpoint'));
      await copyInUse(from, to);
      await maintenance.queued('copy', () => thread.perform({ from, to, since }));
    },
  };
}

/** Maintenance waits for a permit as well, and gets one when nothing more urgent waits. */
function scheduleMaintenance(thread: DatabaseThread, queue: AdmissionQueue, onError: OnError) {
  const queued = async (statement: string, run: () => Promise<unknown>): Promise<void> => {
    const permit = await queue.acquire({ statement, caller: null });
    await run().finally(() => permit.release());
  };
  const timer = setInterval(() => {
    queued('maintain', () => thread.perform('maintain')).catch((error: unknown) => {
      if (error instanceof DatabaseBusyError) return;
      onError(new Error('The maintenance of the embedded database failed.', { cause: error }));
    });
  }, MAINTENANCE_INTERVAL_MS).unref();
  return {
    /** Runs once it is its turn among the queries. */
    queued,
    /** Resolves once it has finished. */
    async stop(): Promise<void> {
      clearInterval(timer);
      await queued('close', () => Promise.resolve());
    },
  };
}
