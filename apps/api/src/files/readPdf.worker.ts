/** Reads the PDF that readPdf.child.ts passes, and posts its text. */
import { parentPort, workerData } from 'node:worker_threads';
import { readPdf } from './readPdf.ts';

// The cast is safe, because readPdf.child.ts passes nothing else.
parentPort?.postMessage(await readPdf(workerData as Uint8Array));
