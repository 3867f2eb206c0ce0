/**
 * The embedded database: PostgreSQL in WebAssembly (PGlite), one process, one folder.
 *
 *     openEmbedded(dataDir, onError) → Promise<PostgresPool>   durable, locked, on DATA_DIR/database
 *     openInMemory(dump?)            → Promise<Session>        gone when closed; for tests
 */
import { mkdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import type { PGliteOptions } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import type { PostgresPool } from 'kysely';
import { watchForBreakdown } from './breakdown.ts';
import { DurableFileSystem } from './durable-file-system.ts';
import { lockFolder } from './folder-lock.ts';
import { housekeeping } from './housekeeping.ts';
import { makeWhole } from './new-folder.ts';
import { poolOfOne } from './pool-of-one.ts';
import type { Session } from './pool-of-one.ts';
import { parserFor } from './values.ts';

const durableStartParams = [
  // -F is PostgreSQL's "do not fsync".
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  '-c',
  // The one method that reaches the file system here: see durable-file-system.ts.
  'wal_sync_method=fsync',
];

/** What migrations may name in `create extension`. A PostgreSQL server brings these with its contrib package. */
const extensions = { pg_trgm };

type OnError = (error: Error) => void;

/**
 * Opens DATA_DIR/database, made on first use, and keeps every other process out until `end()`.
 *
 * Throws DataFolderInUseError where another process has it. `onError` hears of a DatabaseStoppedError, and of
 * failed housekeeping.
 */
export async function openEmbedded(dataDir: string, onError: OnError): Promise<PostgresPool> {
  const home = resolve(dataDir);
  mkdirSync(home, { recursive: true });
  const lock = lockFolder(home);
  try {
    const folder = join(home, 'database');
    await makeWhole(folder, 'PG_VERSION', async (unfinished) =>
      (await startOn(unfinished, onError)).pglite.close(),
    );
    const pool = poolOfOne(await startOn(folder, onError), { betweenTurns: housekeeping({ onError }) });
    return { ...pool, end: () => pool.end().finally(() => lock.release()) };
  } catch (error) {
    lock.release();
    throw error;
  }
}

/** A database without a folder, fresh or from the dump of another. */
export async function openInMemory(dump?: Blob): Promise<Session> {
  // Small log files make a small dump.
  return start(dump ? { loadDataDir: dump } : { initDbStartParams: ['--wal-segsize=1'] }, () => undefined);
}

function startOn(folder: string, onError: OnError): Promise<Session> {
  return start({ fs: new DurableFileSystem(folder), startParams: durableStartParams }, onError);
}

async function start(options: PGliteOptions, onError: OnError): Promise<Session> {
  const log: string[] = [];
  const onStderr = (line: string) => {
    log.push(line);
    if (log.length > 20) log.shift();
    return false;
  };
  try {
    const pglite = await PGlite.create({ ...options, extensions, onStderr });
    useOwnValues(pglite);
    return { pglite, watch: watchForBreakdown(pglite, () => gravest(log), onError) };
  } catch (error) {
    throw new Error(`The embedded PostgreSQL did not start. ${gravest(log)}`.trimEnd(), { cause: error });
  }
}

/** The line of the log that says why it ended. */
function gravest(log: readonly string[]): string {
  return log.findLast((line) => /PANIC|FATAL/.test(line))?.replace(/^.*(?=PANIC|FATAL)/, '') ?? '';
}

/** Values are read and written as values.ts says, for every type, also for those that a migration adds later. */
function useOwnValues(pglite: PGlite): void {
  pglite.parsers = new Proxy({}, { get: (_, typeId) => parserFor(Number(typeId)) });
  pglite.serializers = {};
}
