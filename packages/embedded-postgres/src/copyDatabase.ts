/**
 * Copies the files of a database in two passes. The first pass runs while the database is in use. The second pass runs
 * while no query is running, and copies only files that have changed since the first pass. Queries therefore have to
 * wait for only a short part of the time.
 */
import {
  constants,
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  rmSync,
  statSync,
  statfsSync,
} from 'node:fs';
import { copyFile, mkdir } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';

const MIB = 1024 * 1024;
/** A copy must leave this much space on the disk free, because the database itself would stop on a full disk. */
const RESERVE_BYTES = 256 * MIB;
/** The maximum time by which the change times of files may be behind the clock. */
const CLOCK_TOLERANCE_MS = 2_000;

/**
 * Runs the first pass, which copies the files while the database is in use. Throws if there is not enough space. The
 * copy is consistent only after the second pass.
 */
export async function copyInUse(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true, mode: 0o700 });
  const { bavail, bsize } = statfsSync(to);
  const size = filesIn(from).reduce((sum, path) => sum + (statSync(path, IF_THERE)?.size ?? 0), 0);
  if (bavail * bsize < size + RESERVE_BYTES) {
    throw new Error(
      `the copy needs ${Math.ceil(size / MIB)} MB, and ${RESERVE_BYTES / MIB} MB must stay free on its disk. ` +
        'Make room, or stop the server for the backup',
    );
  }
  for (const path of filesIn(from)) {
    const place = join(to, relative(from, path));
    mkdirSync(dirname(place), { recursive: true });
    // Ignores a file that disappears during the copy. If the file system supports it, the copy shares disk blocks with
    // the original.
    await copyFile(path, place, constants.COPYFILE_FICLONE).catch(ignoreMissing);
  }
}

/**
 * Runs the second pass, which copies the files that have changed since the first pass.
 *
 * @param since the time when the first pass started, in milliseconds
 */
export function copyChanged(from: string, to: string, since: number): void {
  const present = filesIn(from);
  for (const path of present) {
    const place = join(to, relative(from, path));
    const { mtimeMs, size } = statSync(path);
    if (mtimeMs < since - CLOCK_TOLERANCE_MS && statSync(place, IF_THERE)?.size === size) continue;
    mkdirSync(dirname(place), { recursive: true });
    copyFileSync(path, place, constants.COPYFILE_FICLONE);
  }
  for (const folder of foldersIn(from)) mkdirSync(join(to, relative(from, folder)), { recursive: true });
  for (const place of filesIn(to)) {
    if (!existsSync(join(from, relative(to, place)))) rmSync(place);
  }
}

const IF_THERE = { throwIfNoEntry: false } as const;

const entriesIn = (folder: string) => readdirSync(folder, { recursive: true, withFileTypes: true });

function filesIn(folder: string): string[] {
  return entriesIn(folder)
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));
}

/** The list includes folders, because PostgreSQL needs its empty folders, too. */
function foldersIn(folder: string): string[] {
  return entriesIn(folder)
    .filter((entry) => entry.isDirectory())
    .map(({ parentPath, name }) => join(parentPath, name));
}

function ignoreMissing(error: unknown): void {
  if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) throw error;
}
