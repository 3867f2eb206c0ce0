/** Decodes one picture for resizeInChild.ts: `node resize.child.ts <path> <shape> <fit>`. */
import { resizePicture } from './resize.ts';

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
