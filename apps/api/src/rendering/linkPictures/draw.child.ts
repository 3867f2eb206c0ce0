/** Draws one picture for drawInChild.ts: `node draw.child.ts <content as JSON>`. */
import type { PictureContent } from './pictureContent.ts';
import { drawPicture } from './drawPicture.ts';

const [json = ''] = process.argv.slice(2);
// Written by drawInChild.ts.
process.stdout.write(await drawPicture(JSON.parse(json) as PictureContent));
