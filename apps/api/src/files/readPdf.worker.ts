/** Reads the PDF that readPdf.child.ts passes to this worker, and sends the text back. */
import { parentPort, workerData } from 'node:worker_threads';
import { readPdf } from './readPdf.ts';

// The cast is safe, because readPdf.child.ts passes only values of this type.
parentPort?.postMessage(await readPdf(workerData as Uint8Array));
