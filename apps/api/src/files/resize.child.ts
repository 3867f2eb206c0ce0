/** Decodes one picture for resizeInChild.ts: `node resize.child.ts <path> <shape> <fit>`, or `<path> png`. */
import { redrawAsPng, resizePicture } from './resize.ts';

const [path = '', shape, fit] = process.argv.slice(2);
if (shape === 'png') process.stdout.write(await redrawAsPng(path));
else process.stdout.write(JSON.stringify(await resized()));

async function resized() {
  const pictures = await resizePicture(path, {
    shape: shape === 'landscape' ? shape : 'square',
    fit: fit === 'contain' ? fit : 'cover',
  });
  return typeof pictures === 'string'
    ? pictures
    : pictures.map(({ size, content }) => ({ size, content: content.toString('base64') }));
}
