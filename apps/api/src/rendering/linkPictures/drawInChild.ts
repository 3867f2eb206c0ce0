/**
 * Draws a picture in a separate process. The environment of this process limits the fonts to those of fonts.conf, so
 * that a picture looks the same on every machine. Within the server's process, the fonts cannot be limited.
 */
import { fileURLToPath } from 'node:url';
import pLimit from 'p-limit';
import { busy } from '@skillharbor/contract-server/problem';
import { runInChild } from '../../files/runInChild.ts';
import type { PictureContent } from './pictureContent.ts';
import { inSpan } from '../../platform/tracing/spans.ts';

const script = new URL('draw.child.ts', import.meta.url);
const fonts = fileURLToPath(new URL('fonts.conf', import.meta.url));
const DRAW_TIMEOUT_MS = 10_000;
const MAX_OUTPUT_BYTES = 1024 * 1024;
/**
 * The maximum number of pictures that may wait to be drawn. Drawing one takes a quarter of a second, and services that
 * request pictures give up after a few seconds.
 */
const MAX_QUEUE_LENGTH = 8;

const queue = pLimit(1);

/** Draws a picture. Throws if too many pictures are waiting. */
export async function drawInChild(content: PictureContent): Promise<Buffer> {
  if (queue.pendingCount >= MAX_QUEUE_LENGTH) throw busy();
  return inSpan('draw picture', {}, () => queue(() => run(content)));
}

const run = (content: PictureContent) =>
  runInChild(script, {
    args: [JSON.stringify(content)],
    timeoutMs: DRAW_TIMEOUT_MS,
    maxOutputBytes: MAX_OUTPUT_BYTES,
    env: { FONTCONFIG_FILE: fonts },
  });
