/** Draws the pictures of the demo data in all sizes into a folder, for pictures.ts: `node draw.child.ts <folder>`. */
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { resizePicture } from '../files/resize.ts';
import { demoDrawings, fileOf, shapeOf } from './drawings.ts';

const [folder = ''] = process.argv.slice(2);
const draft = join(folder, 'drawing.png');

for (const [index, drawing] of demoDrawings().entries()) {
  await sharp(Buffer.from(drawing.svg)).png().toFile(draft);
  const resized = await resizePicture(draft, { shape: shapeOf(drawing), fit: 'cover' });
  if (typeof resized === 'string') throw new Error(`The drawing of ${drawing.key} was refused: ${resized}.`);
  for (const { size, content } of resized) await writeFile(fileOf(folder, index, size), content);
}
