/**
 * Stores files before the rows that refer to them are inserted. If the process ends or the transaction fails, no row
 * refers to the file. The file then remains recorded, and orphanCleanup.ts removes it.
 *
 *     await storeFiles(services, files);
 *     await transaction(… insert the row that refers to them … claimFiles(transaction, keys))
 *     if that failed:  await discardFiles(services, keys);
 *     await transaction(… drop the last reference, recordFiles …);  await retireFiles(services, keys)
 */
import type { Queries } from '../platform/database/tables.ts';
import { dayOf } from '../platform/time/clock.ts';
import type { Clock } from '../platform/time/clock.ts';
import type { FileStore } from './fileStore.ts';
import { trashKey } from './trash.ts';
import { abandonFiles, forgetFiles, recordFiles } from './unreferenced.repository.ts';

export interface FileServices {
  queries: Queries;
  files: FileStore;
  clock: Clock;
}

export interface NewFile {
  key: string;
  /** The path of the uploaded file, which may be moved when it is stored. */
  path: string;
}

/** Stores all of the files. If one of them cannot be stored, none is. */
export async function storeFiles(services: FileServices, newFiles: readonly NewFile[]): Promise<void> {
  const { queries, files, clock } = services;
  const keys = newFiles.map(({ key }) => key);
  await recordFiles(queries, keys, clock());
  try {
    for (const { key, path } of newFiles) await files.put(key, path);
  } catch (error) {
    await discardFiles(services, keys);
    throw error;
  }
}

/**
 * Removes those of the files to which no row refers. The rows are queried, because after a commit without a response
 * only the database knows whether the commit succeeded. If the removal fails, orphanCleanup.ts removes the files later.
 */
export async function discardFiles(
  { queries, files, clock }: FileServices,
  keys: readonly string[],
): Promise<void> {
  try {
    const abandoned = await abandonFiles(queries, { keys }, dayOf(clock()));
    for (const key of abandoned) await files.remove(key);
    await forgetFiles(queries, abandoned);
  } catch {
    // Ignores the error, because orphanCleanup.ts removes the files later.
  }
}

/**
 * Moves files to the trash after their last row was deleted. The files are not removed at once, because a backup that
 * has already started may still have to read them. orphanCleanup.ts removes them a week later, and also moves to the
 * trash the files that could not be moved here.
 */
export async function retireFiles(
  { queries, files, clock }: FileServices,
  keys: readonly string[],
): Promise<void> {
  try {
    const day = dayOf(clock());
    for (const key of await abandonFiles(queries, { keys }, day)) await files.move(key, trashKey(day, key));
  } catch {
    // Ignores the error, because orphanCleanup.ts moves the files later.
  }
}
