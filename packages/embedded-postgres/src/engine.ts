/** Starts PGlite: with durable files in a folder, or in memory for tests. */
import { inspect } from 'node:util';
import { PGlite } from '@electric-sql/pglite';
import type { PGliteOptions } from '@electric-sql/pglite';
import { DurableFileSystem } from './durableFileSystem.ts';
import { checkRelations, removeFileList, verifyFileList, writeFileList } from './integrity.ts';
import type { Source } from './messages.ts';
import { loadProgram, loadProgramForOnce } from './program.ts';

const durableStartParams = [
  // Removes the flag -F, which means "do not fsync".
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  '-c',
  // With any other method, the data would not reach the disk. See durableFileSystem.ts.
  'wal_sync_method=fsync',
];

export interface Engine {
  pglite: PGlite;
  /**
   * Returns the line of PostgreSQL's log that explains why PostgreSQL ended, or an empty string if there is no such
   * line.
   */
  lastFatalMessage(): string;
}

/** Starts PGlite. If this fails, throws an Error with PostgreSQL's last fatal message, if there is one. */
export async function startEngine(source: Source): Promise<Engine> {
  return source.kind === 'memory' ? start(inMemory(source.dump)) : startOnFolder(source.folder);
}

async function startOnFolder(folder: string): Promise<Engine> {
  verifyFileList(folder);
  removeFileList(folder);
  const engine = await start(onFolder(folder));
  await checkRelations(engine.pglite);
  return engine;
}

/** Creates a database in an empty folder. Afterwards, the caller must flush the folder to the disk. */
export async function createDatabase(folder: string): Promise<void> {
  const { pglite } = await start(onFolder(folder), await loadProgramForOnce());
  await pglite.close();
}

/** Shuts PostgreSQL down cleanly. */
export async function closeEngine({ pglite }: Engine, source: Source): Promise<void> {
  await pglite.close();
  if (source.kind === 'folder') await writeFileList(source.folder);
}

function inMemory(dump: Uint8Array | undefined): PGliteOptions {
  return dump
    ? { loadDataDir: new Blob([new Uint8Array(dump)], { type: 'application/x-tar' }) }
    : // Small log files make a small dump.
      { initDbStartParams: ['--wal-segsize=1'] };
}

function onFolder(folder: string): PGliteOptions {
  return { fs: new DurableFileSystem(folder), startParams: durableStartParams };
}

async function start(options: PGliteOptions, program?: WebAssembly.Module): Promise<Engine> {
  const log: string[] = [];
  const lastFatalMessage = () =>
    log.findLast((line) => /PANIC|FATAL/.test(line))?.replace(/^.*(?=PANIC|FATAL)/, '') ?? '';
  const onStderr = (line: string) => {
    log.push(line);
    if (log.length > 20) log.shift();
    return false;
  };
  const pgliteWasmModule = program ?? (await loadProgram());
  try {
    return { pglite: await PGlite.create({ ...options, pgliteWasmModule, onStderr }), lastFatalMessage };
  } catch (error) {
    throw new Error(lastFatalMessage() || reasonOf(error), { cause: error });
  }
}

/** Returns the message of an error. PGlite's file system throws objects that are not instances of Error. */
function reasonOf(error: unknown): string {
  return error instanceof Error ? String(error) : inspect(error, { breakLength: Infinity });
}
