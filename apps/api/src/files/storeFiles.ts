/**
 * Stores files before the rows that refer to them. A file that is never claimed, because the process ends or the
 * transaction fails, stays on record, and orphanCleanup.ts removes it.
 *
 *     await storeFiles(services, files);
 *     await transaction(… insert the row that refers to them … claimFiles(transaction, keys))
 *     where that failed:  await discardFiles(services, keys);
 */
import type { Queries } from '../database/tables.ts';
import { dayOf } from '../time/clock.ts';
import type { Clock } from '../time/clock.ts';
import type { FileStore } from './fileStore.ts';
import { abandonFiles, forgetFiles, recordFiles } from './unreferenced.repository.ts';

export interface FileServices {
  queries: Queries;
  files: FileStore;
  clock: Clock;
}

export interface NewFile {
  key: string;
  /** Where the file is now; storing may move it. */
  path: string;
}

/** Stores all of them or none. */
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
 * Removes the files that no row refers to. Only the database knows whether a commit without a response has happened.
 * orphanCleanup.ts removes what fails here.
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
    // See above.
  }
}
