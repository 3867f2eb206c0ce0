/** Draws one picture for drawInChild.ts: `node draw.child.ts <content as JSON>`. */
import type { PictureContent } from './pictureContent.ts';
import { drawPicture } from './drawPicture.ts';

const [json = ''] = process.argv.slice(2);
// The cast is safe, because drawInChild.ts wrote the argument.
process.stdout.write(await drawPicture(JSON.parse(json) as PictureContent));
