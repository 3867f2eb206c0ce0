/**
 * Writes a PDF in a separate thread, because shaping a long text takes so long that other requests would have to wait.
 */
import { Worker } from 'node:worker_threads';
import { busy } from '@skillharbor/contract-server/problem';
import pLimit from 'p-limit';
import { inSpan } from '../../platform/tracing/spans.ts';
import type { Document } from './writePdf.ts';

const WRITE_TIMEOUT_MS = 20_000;
/** The maximum number of documents that may wait to be written. Writing a document takes about half a second. */
const MAX_QUEUE_LENGTH = 8;
const queue = pLimit(1);

/** Writes a document as a PDF. Throws if too many documents are waiting. */
export async function writePdfInThread(content: Document): Promise<Buffer> {
  if (queue.pendingCount >= MAX_QUEUE_LENGTH) throw busy();
  return inSpan('write document', {}, () => queue(() => run(content)));
}

async function run(content: Document): Promise<Buffer> {
  const worker = new Worker(new URL('pdf.worker.ts', import.meta.url), {
    workerData: content,
    // The worker gets no environment variables, because the server's settings contain secrets that a document does not
    // need.
    env: {},
  });
  const timer = setTimeout(() => void worker.terminate(), WRITE_TIMEOUT_MS);
  try {
    const bytes = await new Promise<Uint8Array>((resolve, reject) => {
      worker.once('message', resolve);
      worker.once('error', reject);
      worker.once('exit', () => reject(new Error('A document was not written in time.')));
    });
    return Buffer.from(bytes);
  } finally {
    clearTimeout(timer);
    await worker.terminate();
  }
}
