/**
 * Ensures that only the server's own user can read its files.
 *
 *     writePrivately()                    gives new folders the mode 700 and new files the mode 600
 *     warnOfOpenFiles(dataDir, log)       logs the files that other users may read or write, and changes nothing
 */
import { lstat, readdir } from 'node:fs/promises';
import { join, relative } from 'node:path';
import type { FastifyBaseLogger } from 'fastify';

const OTHERS = 0o077;
const MAX_EXAMPLES = 5;

export function writePrivately(): void {
  process.umask(OTHERS);
}

export async function warnOfOpenFiles(dataDir: string, log: FastifyBaseLogger): Promise<void> {
  // Skips the check on Windows, which has no file modes.
  if (process.platform === 'win32') return;
  try {
    const open: string[] = [];
    for await (const path of openPaths(dataDir)) {
      open.push(relative(dataDir, path) || '.');
    }
    if (open.length === 0) return;
    const examples = open.slice(0, MAX_EXAMPLES);
    const remedy = `Other users of this machine may read them. Run: chmod -R go= ${dataDir}`;
    log.warn({ dataDir, count: open.length, examples, remedy }, 'the data folder is open to others');
  } catch (error) {
    log.warn({ err: error }, 'the modes of the data folder could not be read');
  }
}

async function* openPaths(path: string): AsyncGenerator<string> {
  const stats = await lstat(path).catch(ignoreMissing);
  // Skips symbolic links, whose file mode has no meaning.
  if (!stats || stats.isSymbolicLink()) return;
  if ((stats.mode & OTHERS) !== 0) yield path;
  if (!stats.isDirectory()) return;
  for (const name of (await readdir(path).catch(ignoreMissing)) ?? []) {
    yield* openPaths(join(path, name));
  }
}

/** Ignores files that are missing, because the server may remove files while they are being checked. */
function ignoreMissing(error: unknown): void {
  if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
}
