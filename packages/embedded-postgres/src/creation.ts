/** Creates the database of a folder on first use. */
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { createFolderAtomically } from './atomicFolder.ts';
import { DatabaseStartError } from './fatalErrors.ts';

/** Creates the database, or does nothing if it exists. Throws DatabaseStartError. */
export async function createOnFirstUse(folder: string): Promise<void> {
  try {
    await createFolderAtomically(folder, 'PG_VERSION', createInThread);
  } catch (error) {
    throw new DatabaseStartError(`in ${folder}`, error instanceof Error ? error.message : String(error));
  }
}

/**
 * Creates the database in a thread. Creating takes twice the memory of serving, and only the end of the thread releases
 * it.
 */
async function createInThread(folder: string): Promise<void> {
  const worker = new Worker(new URL('./creation.worker.ts', import.meta.url), { workerData: folder });
  await once(worker, 'exit');
}
