/** Creates a database in a folder for creation.ts, and ends. */
import { workerData } from 'node:worker_threads';
import { createDatabase } from './engine.ts';
import { unoptimized } from './program.ts';

await unoptimized(() => createDatabase(String(workerData)));
