/**
 * Stores files before the rows that refer to them. A file that is never claimed, because the process ends or the
 * transaction fails, stays on record, and orphanCleanup.ts removes it.
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
  /** The current path of the file. Storing may move the file. */
  path: string;
}

/** Stores either all of the files or none. */
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
 * Removes the files that no row refers to. If a commit got no response, only the database knows whether it succeeded.
 * If the removal fails, orphanCleanup.ts removes the files later.
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
    // orphanCleanup.ts removes the files later.
  }
}

/**
 * Moves files whose last row is gone to the trash. They are not removed at once, because a backup that started earlier
 * may still have to read them. orphanCleanup.ts removes them a week later, and moves the files whose move fails here.
 */
export async function retireFiles(
  { queries, files, clock }: FileServices,
  keys: readonly string[],
): Promise<void> {
  try {
    const day = dayOf(clock());
    for (const key of await abandonFiles(queries, { keys }, day)) await files.move(key, trashKey(day, key));
  } catch {
    // orphanCleanup.ts moves the files later.
  }
}
