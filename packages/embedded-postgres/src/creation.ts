/** Creates the database in a folder when the folder is first used. */
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { createFolderAtomically } from './atomicFolder.ts';
import { DatabaseStartError } from './fatalErrors.ts';

/** Creates the database unless it already exists. Throws DatabaseStartError. */
export async function createOnFirstUse(folder: string): Promise<void> {
  try {
    await createFolderAtomically(folder, 'PG_VERSION', createInThread);
  } catch (error) {
    throw new DatabaseStartError(`in ${folder}`, error instanceof Error ? error.message : String(error));
  }
}

/**
 * Creates the database in a separate thread. Creating a database takes twice as much memory as using it, and only the
 * end of the thread releases this memory.
 */
async function createInThread(folder: string): Promise<void> {
  const worker = new Worker(new URL('./creation.worker.ts', import.meta.url), { workerData: folder });
  await once(worker, 'exit');
}
