/** Decodes an uploaded picture in a separate process, because decoding a small file can take hundreds of megabytes. */
import pLimit from 'p-limit';
import { inSpan } from '../platform/tracing/spans.ts';
import type { PictureSize } from './keys.ts';
import type { PictureRefusal, Redrawing, ResizedPicture } from './resize.ts';
import { endedBySignal, runInChild } from './runInChild.ts';

const script = new URL('resize.child.ts', import.meta.url);
const DECODE_TIMEOUT_MS = 20_000;
/** The maximum output of the child process, in bytes. Two pictures need far less. */
const MAX_OUTPUT_BYTES = 4 * 1024 * 1024;
const LIMITS = { timeoutMs: DECODE_TIMEOUT_MS, maxOutputBytes: MAX_OUTPUT_BYTES };

/** Only one picture is decoded at a time, because the largest pictures take about 300 MB for two seconds. */
const queue = pLimit(1);

export async function resizeInChild(
  path: string,
  redrawing: Redrawing,
): Promise<ResizedPicture | PictureRefusal> {
  const output = await inSpan('resize picture', {}, () => queue(() => run(path, redrawing)));
  if (output === null) return 'not a picture';
  // The cast is safe, because resize.child.ts wrote the output.
  const resized = JSON.parse(output) as PictureRefusal | { size: PictureSize; content: string }[];
  if (typeof resized === 'string') return resized;
  return resized.map(({ size, content }) => ({ size, content: Buffer.from(content, 'base64') }));
}

/** Redraws a picture as a square PNG file. resizeInChild() has accepted the picture before. */
export async function redrawAsPng(path: string): Promise<Buffer> {
  return inSpan('redraw logo', {}, () => queue(() => runInChild(script, { args: [path, 'png'], ...LIMITS })));
}

/** Decodes a picture in the child process. Returns null if the decoder crashed or took too long. */
async function run(path: string, { shape, fit }: Redrawing): Promise<string | null> {
  try {
    return (await runInChild(script, { args: [path, shape, fit], ...LIMITS })).toString();
  } catch (error) {
    if (endedBySignal(error)) return null;
    throw error;
  }
}
