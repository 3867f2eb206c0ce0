/** Reads a PDF in a separate process, because even a small hostile file can take unlimited memory and time. */
import pLimit from 'p-limit';
import { busy } from '@skillharbor/contract-server/problem';
import { inSpan } from '../platform/tracing/spans.ts';
import type { PdfText } from './readPdf.ts';
import { endedBySignal, runInChild } from './runInChild.ts';

const script = new URL('readPdf.child.ts', import.meta.url);
const READ_TIMEOUT_MS = 10_000;
const MAX_OUTPUT_BYTES = 1024 * 1024;
/** The maximum number of PDFs that may wait to be read. Reading an ordinary PDF takes half a second. */
const MAX_QUEUE_LENGTH = 8;

const queue = pLimit(1);

/** Returns the text of a PDF, or the reason why it cannot be read. Throws if too many PDFs are waiting. */
export async function readPdfInChild(content: Uint8Array): Promise<PdfText> {
  if (queue.pendingCount >= MAX_QUEUE_LENGTH) throw busy();
  return inSpan('read PDF', {}, () => queue(() => run(content)));
}

async function run(input: Uint8Array): Promise<PdfText> {
  try {
    const output = await runInChild(script, {
      input,
      timeoutMs: READ_TIMEOUT_MS,
      maxOutputBytes: MAX_OUTPUT_BYTES,
    });
    // The cast is safe, because readPdf.child.ts wrote the output.
    return JSON.parse(output.toString()) as PdfText;
  } catch (error) {
    if (endedBySignal(error)) return { refusal: 'too slow' };
    throw error;
  }
}
