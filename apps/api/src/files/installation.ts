/**
 * Ensures that the file store belongs to the database. The database has an id, and the file store contains the same id
 * under the key `installation`. If the two ids differ, the start fails before anything is written.
 *
 *     await requireSameInstallation(queries, files, locations, workFolder)     throws ForeignFilesError
 *     await requireOwnFiles(queries, files, locations)                         the same check without writing
 *     await markInstallation(queries, files, workFolder)                       after both were restored together
 *
 * A store without an id is new, or was copied without its id. It is accepted if it contains no files and the database
 * refers to none, or if it contains files that the database refers to.
 */
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { Queries } from '../platform/database/tables.ts';
import type { FileStore } from './fileStore.ts';
import { installationId } from './installation.repository.ts';
import { MESSAGES, PICTURES, REPORTS, RESUMES, isGenerated } from './keys.ts';
import { sampleOfKeys } from './references.ts';

const KEY = 'installation';

/**
 * The error for a file store that belongs to another database. The message names the store, the database and the
 * remedy.
 */
class ForeignFilesError extends Error {
  override name = 'ForeignFilesError';
  readonly code = 'FOREIGN_FILES';
}

/** The names of the file store and of the database, for messages. */
export interface Locations {
  /** The name of the file store, such as "the data folder /srv/data". */
  files: string;
  /** The setting that names the file store. */
  setting: 'DATA_DIR' | 'S3_BUCKET';
  /** The name of the database, without its password. */
  database: string;
}

export async function requireSameInstallation(
  queries: Queries,
  files: FileStore,
  locations: Locations,
  workFolder: string,
): Promise<void> {
  await requireOwnFiles(queries, files, locations);
  const isMarked = (await readId(files)) === (await installationId(queries));
  if (!isMarked) await markInstallation(queries, files, workFolder);
}

export async function requireOwnFiles(
  queries: Queries,
  files: FileStore,
  locations: Locations,
): Promise<void> {
  const id = await installationId(queries);
  const stored = await readId(files);
  if (stored === id) return;
  if (stored !== null) throw new ForeignFilesError(differs(locations, stored, id));
  const expected = await sampleOfKeys(queries, SAMPLE);
  if (expected.length > 0 && !(await holdsOneOf(files, expected))) {
    throw new ForeignFilesError(holdsNone(locations, id));
  }
  if (expected.length === 0 && (await holdsAny(files))) {
    throw new ForeignFilesError(holdsUnknown(locations, id));
  }
}

async function readId(files: FileStore): Promise<string | null> {
  const file = await files.open(KEY);
  return file && (await text(file.stream)).trim();
}

/**
 * Writes the id of the database into the file store.
 *
 * @param workFolder a folder for temporary files, on the same disk as the stored files
 */
export async function markInstallation(
  queries: Queries,
  files: Pick<FileStore, 'put'>,
  workFolder: string,
): Promise<void> {
  const draft = join(workFolder, `${KEY}.draft`);
  await mkdir(workFolder, { recursive: true });
  try {
    await writeFile(draft, `${await installationId(queries)}\n`, { mode: 0o600 });
    await files.put(KEY, draft);
  } finally {
    await rm(draft, { force: true });
  }
}

/**
 * The number of resumes, and of pictures, that are looked for. Some files of a database may be lost, but it is unlikely
 * that all of these are.
 */
const SAMPLE = 50;

async function holdsOneOf(files: FileStore, keys: readonly string[]): Promise<boolean> {
  for (const key of keys) if (await files.has(key)) return true;
  return false;
}

async function holdsAny(files: FileStore): Promise<boolean> {
  for await (const _key of generatedKeys(files)) return true;
  return false;
}

/** Lists the keys of all resumes and pictures in the store. */
export async function* generatedKeys(files: Pick<FileStore, 'list'>): AsyncGenerator<string> {
  for (const folder of [RESUMES, PICTURES, MESSAGES, REPORTS]) {
    for await (const key of files.list(folder)) if (isGenerated(key)) yield key;
  }
}

/** Removes the id from the file store, before its files are assigned to another database. */
export async function forgetInstallation(files: Pick<FileStore, 'remove'>): Promise<void> {
  await files.remove(KEY);
}

const capitalized = (sentence: string) => sentence.charAt(0).toUpperCase() + sentence.slice(1);

function differs({ files, setting, database }: Locations, stored: string, id: string): string {
  return (
    `${capitalized(files)} belongs to the installation ${stored.slice(0, 36)}, but ${database} to ${id}. ` +
    `Nothing was changed. Set ${setting} or DATABASE_URL so that they belong together; ` +
    `for a new database, set ${setting} to a new place.`
  );
}

function holdsUnknown({ files, setting, database }: Locations, id: string): string {
  return (
    `${capitalized(files)} holds resumes or pictures, but ${database} refers to none: is it another one? ` +
    `Nothing was changed. Set ${setting} or DATABASE_URL so that they belong together; ` +
    `for a new database, set ${setting} to a new place. ${orElse(files, id)}`
  );
}

function holdsNone({ files, setting, database }: Locations, id: string): string {
  return (
    `${capitalized(database)} refers to resumes or pictures, but ${files} holds none of them. ` +
    `Nothing was changed. Set ${setting} to where they are, or copy them there. ` +
    `Several servers on one database keep their files in one bucket: set S3_BUCKET. ${orElse(files, id)}`
  );
}

function orElse(files: string, id: string): string {
  return `To use the two together all the same, write ${id} into the file ${KEY} in ${files}.`;
}
