/** Creates a database in a folder, and then ends. creation.ts starts this thread. */
import { workerData } from 'node:worker_threads';
import { createDatabase } from './engine.ts';
import { unoptimized } from './program.ts';

await unoptimized(() => createDatabase(String(workerData)));
