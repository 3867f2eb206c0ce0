/**
 * Reads the PDF from the standard input for readPdfInChild.ts, and writes its text as a PdfText in JSON. A worker
 * thread reads the PDF, so that the main thread can watch the memory: the heap limit does not include the buffers of
 * decompressed streams.
 */
import { buffer } from 'node:stream/consumers';
import { Worker } from 'node:worker_threads';
import type { PdfText } from './readPdf.ts';

const MIB = 1024 * 1024;
const MAX_MEMORY_BYTES = 400 * MIB;
const MAX_HEAP_MIB = 256;
const WATCH_INTERVAL_MS = 20;

const worker = new Worker(new URL('readPdf.worker.ts', import.meta.url), {
  workerData: new Uint8Array(await buffer(process.stdin)),
  resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP_MIB },
});
setInterval(() => {
  if (process.memoryUsage.rss() > MAX_MEMORY_BYTES) end({ refusal: 'too complex' });
}, WATCH_INTERVAL_MS);
worker.once('message', end);
worker.once('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'ERR_WORKER_OUT_OF_MEMORY') throw error;
  end({ refusal: 'too complex' });
});

function end(text: PdfText): void {
  process.stdout.write(JSON.stringify(text), () => process.exit());
}
