/** Decodes one picture for resizeInChild.ts: `node resize.child.ts <path> <shape> <fit>`. */
import { setPriority } from 'node:os';
import { resizePicture } from './resize.ts';

// Requests have priority.
setPriority(10);
const [path = '', shape, fit] = process.argv.slice(2);
const resized = await resizePicture(path, {
  shape: shape === 'landscape' ? shape : 'square',
  fit: fit === 'contain' ? fit : 'cover',
});
const output =
  typeof resized === 'string'
    ? resized
    : resized.map(({ size, content }) => ({ size, content: content.toString('base64') }));
process.stdout.write(JSON.stringify(output));
