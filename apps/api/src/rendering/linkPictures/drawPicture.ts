/** Draws a picture as PNG, in the process that drawInChild.ts starts. */
import sharp from 'sharp';
import type { PictureContent } from './pictureContent.ts';
import { pictureSvg } from './pictureSvg.ts';

/**
 * Texts are measured at this font size. One size is enough, because widths grow with it. It is large, because widths
 * are whole pixels.
 */
const MEASURED_SIZE = 100;

export async function drawPicture(content: PictureContent): Promise<Buffer> {
  const svg = await pictureSvg(content, remembering(measure));
  return sharp(Buffer.from(svg)).png({ palette: true }).toBuffer();
}

/** Measures a text in the font weight of headlines. Other texts are slightly narrower. */
async function measure(text: string): Promise<number> {
  const { info } = await sharp({
    text: { text: escaped(text), font: `Figtree Semi-Bold ${MEASURED_SIZE}`, dpi: 72 },
  })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return info.width / MEASURED_SIZE;
}

/** Escapes a text, because sharp interprets Pango markup. */
function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

function remembering<Value>(ask: (text: string) => Promise<Value>): (text: string) => Promise<Value> {
  const known = new Map<string, Promise<Value>>();
  return (text) => {
    const result = known.get(text) ?? ask(text);
    known.set(text, result);
    return result;
  };
}
