/** Writes one document for writePdfInThread.ts. */
import { parentPort, workerData } from 'node:worker_threads';
import { writePdf } from './writePdf.ts';
import type { Document } from './writePdf.ts';

// The cast is safe, because writePdfInThread.ts passed the data.
parentPort?.postMessage(await writePdf(workerData as Document));
