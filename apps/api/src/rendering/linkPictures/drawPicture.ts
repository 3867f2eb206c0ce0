/** Draws a picture as PNG. drawInChild.ts starts the process in which this runs. */
import sharp from 'sharp';
import type { PictureContent } from './pictureContent.ts';
import { pictureSvg } from './pictureSvg.ts';

/**
 * The font size at which texts are measured. One size is enough, because widths are proportional to the size. The size
 * is large, because measured widths are rounded to pixels.
 */
const MEASURED_SIZE = 100;

export async function drawPicture(content: PictureContent): Promise<Buffer> {
  const svg = await pictureSvg(content, remembering(measure));
  return sharp(Buffer.from(svg)).png({ palette: true }).toBuffer();
}

/** Measures a text in the font weight of headlines. Other texts are slightly narrower than measured. */
async function measure(text: string): Promise<number> {
  const { info } = await sharp({
    text: { text: escaped(text), font: `Figtree Semi-Bold ${MEASURED_SIZE}`, dpi: 72 },
  })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return info.width / MEASURED_SIZE;
}

/** Escapes a text, because sharp would interpret it as Pango markup. */
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
