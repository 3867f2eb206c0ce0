/**
 * Decodes an uploaded picture in a separate process. Decoding a small file can take hundreds of megabytes. The server's
 * allocator would not return all of them to the system, but a process that ends does. A picture that crashes the
 * decoder, or occupies it forever, cannot harm the server either.
 */
import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import pLimit from 'p-limit';
import { inSpan } from '../platform/tracing/spans.ts';
import type { PictureSize } from './keys.ts';
import { letOthersGoFirst } from './priority.ts';
import type { PictureRefusal, Redrawing, ResizedPicture } from './resize.ts';

const child = fileURLToPath(new URL('resize.child.ts', import.meta.url));
const DECODE_TIMEOUT_MS = 20_000;
/** The largest output of the child, in bytes. Two pictures fit easily. */
const MAX_OUTPUT_BYTES = 4 * 1024 * 1024;

/** Only one picture is decoded at a time, because the largest takes about 300 MB for two seconds. */
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

/** Decodes a picture. Returns null if the decoder crashed or took too long. */
async function run(path: string, { shape, fit }: Redrawing): Promise<string | null> {
  try {
    const running = promisify(execFile)(process.execPath, [child, path, shape, fit], {
      timeout: DECODE_TIMEOUT_MS,
      killSignal: 'SIGKILL',
      maxBuffer: MAX_OUTPUT_BYTES,
      // The environment is empty, because a decoder does not need the secrets in the server's settings.
      env: {},
    });
    letOthersGoFirst(running.child.pid);
    return (await running).stdout;
  } catch (error) {
    const isKilled = error instanceof Error && 'signal' in error && typeof error.signal === 'string';
    if (isKilled) return null;
    throw error;
  }
}
