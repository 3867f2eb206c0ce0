/**
 * The embedded database: PostgreSQL in WebAssembly (PGlite), one process, one folder.
 *
 *     openEmbedded(dataDir) → Promise<PostgresPool>   durable, locked, on DATA_DIR/database
 *     openInMemory(dump?)   → Promise<PGlite>         gone when closed; for tests
 */
import { closeSync, existsSync, fsyncSync, mkdirSync, openSync, readdirSync, renameSync, rmSync, rmdirSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import type { PGliteOptions } from '@electric-sql/pglite';
import type { PostgresPool } from 'kysely';
import { DurableFileSystem } from './durable-file-system.ts';
import { lockFolder } from './folder-lock.ts';
import { WAIT_MILLIS } from './limits.ts';
import { poolOfOne } from './pool-of-one.ts';
import { parserFor } from './values.ts';

const durableStartParams = [
  // -F is PostgreSQL's "do not fsync".
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  '-c',
  // The one method that reaches the file system here: see durable-file-system.ts.
  'wal_sync_method=fsync',
];

/**
 * Opens DATA_DIR/database, made on first use, and keeps every other process out until `end()`.
 *
 * Throws DataFolderInUseError where another process has it.
 */
export async function openEmbedded(dataDir: string): Promise<PostgresPool> {
  const home = resolve(dataDir);
  mkdirSync(home, { recursive: true });
  const lock = lockFolder(home);
  try {
    const folder = join(home, 'database');
    if (!existsSync(join(folder, 'PG_VERSION'))) await createDatabase(folder);
    const fileSystem = new DurableFileSystem(folder);
    const pglite = await start({ fs: fileSystem, startParams: durableStartParams });
    const pool = poolOfOne(pglite, { waitMillis: WAIT_MILLIS, failure: () => fileSystem.failure });
    return {
      ...pool,
      end: async () => {
        await pool.end();
        lock.release();
      },
    };
  } catch (error) {
    lock.release();
    throw error;
  }
}

/** A database without a folder, fresh or from the dump of another. */
export async function openInMemory(dump?: Blob): Promise<PGlite> {
  return start(dump ? { loadDataDir: dump } : { initDbStartParams: ['--wal-segsize=1'] });
}

async function start(options: PGliteOptions): Promise<PGlite> {
  const said: string[] = [];
  try {
    const pglite = await PGlite.create({ ...options, onStderr: (line) => said.push(line) > 0 });
    useOwnValues(pglite);
    said.length = 0;
    return pglite;
  } catch (error) {
    const reason = said.slice(-3).join(' ');
    throw new Error(`The embedded PostgreSQL did not start. ${reason}`.trimEnd(), { cause: error });
  }
}

/** Values are read and written as values.ts says, for every type, also for those that a migration adds later. */
function useOwnValues(pglite: PGlite): void {
  pglite.parsers = new Proxy({}, { get: (_, typeId) => parserFor(Number(typeId)) });
  pglite.serializers = {};
}

/**
 * A new database is made beside its place, written through to the disk, and only then moved there: a
 * crash on the way leaves a folder that the next start throws away, never half a database.
 */
async function createDatabase(folder: string): Promise<void> {
  if (existsSync(folder)) removeIfEmpty(folder);
  const unfinished = `${folder}.unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  const pglite = await start({ fs: new DurableFileSystem(unfinished), startParams: durableStartParams });
  await pglite.close();
  syncTree(unfinished);
  renameSync(unfinished, folder);
  syncEntry(resolve(folder, '..'));
}

function removeIfEmpty(folder: string): void {
  if (readdirSync(folder).length > 0) {
    throw new Error(`The folder ${folder} holds files but no database. Move them away, or choose another DATA_DIR.`);
  }
  rmdirSync(folder);
}

function syncTree(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) syncTree(path);
    else syncEntry(path);
  }
  syncEntry(folder);
}

function syncEntry(path: string): void {
  // Windows can neither open nor fsync a folder, and does not need to.
  if (process.platform === 'win32') return;
  const descriptor = openSync(path, 'r');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}
