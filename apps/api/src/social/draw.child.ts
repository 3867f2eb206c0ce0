/** Draws one picture for drawInChild.ts: `node draw.child.ts <content as JSON>`. */
import { setPriority } from 'node:os';
import type { PictureContent } from './pictureContent.ts';
import { drawPicture } from './drawPicture.ts';

// Requests have priority.
setPriority(10);
const [json = ''] = process.argv.slice(2);
// Written by drawInChild.ts.
process.stdout.write(await drawPicture(JSON.parse(json) as PictureContent));
