/** Writes one PDF in a thread that writePdfInThread.ts starts. */
import { parentPort, workerData } from 'node:worker_threads';
import { writePdf } from './writePdf.ts';
import type { Document } from './writePdf.ts';

// The cast is safe, because writePdfInThread.ts passes data of this type.
parentPort?.postMessage(await writePdf(workerData as Document));
