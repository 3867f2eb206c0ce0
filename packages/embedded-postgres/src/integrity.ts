/**
 * Checks that the files of the database are complete.
 *
 * PostgreSQL does not notice if the file of a table is cut between two blocks, and the rows are lost without an error.
 * Therefore, a clean shutdown writes a list of all files and their sizes, which the next start checks. After a crash,
 * there is no list. Each table and index must then be at least as long as at its last vacuum.
 */
import { existsSync, readFileSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { syncPath, writeWhole } from './durableFiles.ts';

/** The error for damaged files. The message tells the operator which file is damaged. */
class DamagedFilesError extends Error {
  override name = 'DamagedFilesError';
}

type Sizes = Record<string, number>;

/**
 * The name of the file that contains the list. It is stored among PostgreSQL's own files, so that a copy of the folder
 * includes it.
 */
const FILE_LIST = 'skill_harbor_files.json';

/** Writes the list of files. Call this after a clean shutdown of PostgreSQL. */
export async function writeFileList(folder: string): Promise<void> {
  await writeWhole(join(folder, FILE_LIST), JSON.stringify(sizesIn(folder)));
}

/**
 * Compares the folder with the list that the last clean shutdown wrote, if there is one. The list is valid for only one
 * start, so call removeFileList before any file is written.
 */
export function verifyFileList(folder: string): void {
  const expected = readFileList(join(folder, FILE_LIST));
  if (expected === null) return;
  const sizes = sizesIn(folder);
  const wrong = Object.keys(expected).filter((path) => sizes[path] !== expected[path]);
  const [first] = wrong;
  if (first === undefined) return;
  const problem = sizes[first] === undefined ? 'is missing' : 'was cut or changed since it was closed';
  const more = wrong.length > 1 ? ` (and ${wrong.length - 1} more)` : '';
  throw new DamagedFilesError(`Its file ${first}${more} ${problem}.`);
}

/**
 * Reads the list of files. Returns null if the list is missing or incomplete. The files are then checked as after a
 * crash, and the next shutdown writes a new list.
 */
function readFileList(path: string): Sizes | null {
  if (!existsSync(path)) return null;
  try {
    const list: unknown = JSON.parse(readFileSync(path, 'utf8'));
    // The cast is safe, because writeFileList has written the complete file.
    return typeof list === 'object' ? (list as Sizes | null) : null;
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}

export function removeFileList(folder: string): void {
  rmSync(join(folder, FILE_LIST), { force: true });
  syncPath(folder);
}

function sizesIn(folder: string): Sizes {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile() && !entry.name.startsWith(FILE_LIST))
    .map(({ parentPath, name }) => join(parentPath, name));
  return Object.fromEntries(paths.map((path) => [relative(folder, path), statSync(path).size]));
}

/**
 * Checks the files after a crash. Throws DamagedFilesError if a table or an index is missing, cut or too short.
 * Unlogged tables are skipped, because PostgreSQL has emptied them.
 */
export async function checkRelations(pglite: PGlite): Promise<void> {
  const { rows } = await pglite.query<{ name: string }>(`
    select relname as name from pg_class
    where relkind in ('r', 'i', 't', 'm', 'S') and relpersistence <> 'u' and pg_relation_filepath(oid) is not null and (
      pg_stat_file(pg_relation_filepath(oid), true) is null
      or pg_relation_size(oid) % current_setting('block_size')::integer <> 0
      or pg_relation_size(oid) < relpages::bigint * current_setting('block_size')::integer
    )`);
  const names = rows.map(({ name }) => name);
  if (names.length > 0) throw new DamagedFilesError(`The files of ${names.join(', ')} are missing or cut.`);
}
