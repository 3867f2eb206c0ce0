/** Runs the embedded database (packages/embedded-postgres), and puts the server's admission queue in front of it. */
import {
  MAINTENANCE_INTERVAL_MS,
  openFolder,
  openInMemory as openPostgresInMemory,
  poolOptions,
} from '@skillharbor/embedded-postgres';
import type { EmbeddedPostgres } from '@skillharbor/embedded-postgres';
import pg from 'pg';
import { createAdmissionQueue } from './admissionQueue.ts';
import type { AdmissionQueue } from './admissionQueue.ts';
import { DatabaseBusyError } from './errors.ts';
import { fairPool } from './fairPool.ts';
import type { FairPool } from './fairPool.ts';
import { LISTEN, createNotifications } from './notifications.ts';
import type { Notifications } from './notifications.ts';
import { sessionOptions } from './session.ts';

/** The time limit of a query on the embedded database. A PostgreSQL server uses its statement_timeout instead. */
const QUERY_TIMEOUT_MS = 5_000;

export interface EmbeddedDatabase {
  pool: FairPool;
  notifications: Notifications;
  /** Returns a dump of the whole database, which openInMemory() can open. No query may run during the dump. */
  dump(): Promise<Uint8Array>;
  /** Copies the database to a new folder. The copy is made between two queries, so that it is consistent. */
  copyTo(folder: string): Promise<void>;
}

export interface EmbeddedOptions {
  queryTimeoutMs?: number;
  maxWaitMs?: number;
}

type OnError = (error: Error) => void;

/**
 * Opens DATA_DIR/database, which is created on first use, and locks the folder until the pool is closed.
 *
 * Throws DataFolderInUseError if another process holds the lock, and DatabaseStartError if PostgreSQL does not start.
 * `onError` receives a later DatabaseStoppedError, errors of maintenance, and errors about queries that ran for too
 * long.
 */
export async function openEmbedded(
  dataDir: string,
  onError: OnError,
  options: EmbeddedOptions = {},
): Promise<EmbeddedDatabase> {
  return behindQueue(await openFolder(dataDir, onError), onError, options);
}

/** Opens a database in memory, which is empty or has the content of a dump. */
export async function openInMemory(
  dump?: Uint8Array,
  options: EmbeddedOptions = {},
): Promise<EmbeddedDatabase> {
  return behindQueue(await openPostgresInMemory(dump), () => undefined, options);
}

function behindQueue(
  postgres: EmbeddedPostgres,
  onError: OnError,
  { queryTimeoutMs = QUERY_TIMEOUT_MS, maxWaitMs }: EmbeddedOptions,
): EmbeddedDatabase {
  const connections = new pg.Pool({ ...sessionOptions(LISTEN), ...poolOptions(postgres) });
  const notifications = createNotifications();
  connections.on('connect', (client) => {
    client.on('notification', ({ payload = '' }) => notifications.emit('notification', payload));
    notifications.emit('resumed');
  });
  // Ignores the error, because the thread of the database reports the reason, and the pool opens a new connection by
  // itself.
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
        postgres.replace();
      },
    },
  });
  const maintenance = scheduleMaintenance(postgres, queue, onError);
  return {
    notifications,
    pool: {
      ...pool,
      async end() {
        await pool.end();
        await maintenance.stop();
        await postgres.close();
      },
    },
    dump: () => maintenance.queued('dump', () => postgres.dump()),
    copyTo: (folder) =>
      postgres.copyTo(folder, async (task) => {
        await maintenance.queued('copy', task);
      }),
  };
}

/** Schedules maintenance, which also needs a permit. It gets the permit when nothing more urgent is waiting. */
function scheduleMaintenance(postgres: EmbeddedPostgres, queue: AdmissionQueue, onError: OnError) {
  const queued = async <Result>(statement: string, run: () => Promise<Result>): Promise<Result> => {
    const permit = await queue.acquire({ statement, caller: null });
    return run().finally(() => permit.release());
  };
  const timer = setInterval(() => {
    queued('maintain', () => postgres.maintain()).catch((error: unknown) => {
      if (error instanceof DatabaseBusyError) return;
      onError(new Error('The maintenance of the embedded database failed.', { cause: error }));
    });
  }, MAINTENANCE_INTERVAL_MS).unref();
  return {
    /** Puts a task into the query queue, and runs it when its turn comes. */
    queued,
    /** Resolves when the maintenance has finished. */
    async stop(): Promise<void> {
      clearInterval(timer);
      await queued('close', () => Promise.resolve());
    },
  };
}
