/** Decodes an untrusted picture and redraws it as WebP files, without its metadata or a file hidden in it. */
import sharp from 'sharp';
import { PICTURE_SIZES } from './keys.ts';
import type { PictureShape, PictureSize } from './keys.ts';

/** The allowed formats. sharp would read more, among them SVG, which can refer to other files. */
const FORMATS = ['jpeg', 'png', 'webp'];
/** The largest number of pixels, which is enough for a phone's camera. A file of a few kilobytes can claim billions. */
const MAX_PIXELS = 50_000_000;
const WHITE = '#fff';
const HEIGHT_OF_WIDTH: Readonly<Record<PictureShape, number>> = { square: 1, landscape: 3 / 4 };

// These settings leave processor and memory to other requests.
sharp.concurrency(1);
sharp.cache(false);

export type ResizedPicture = readonly { size: PictureSize; content: Buffer }[];
/**
 * How a picture fits the shape: `cover` fills the shape and cuts off the rest, and `contain` preserves the whole
 * picture on a white background.
 */
export type PictureFit = 'cover' | 'contain';
export interface Redrawing {
  shape: PictureShape;
  fit: PictureFit;
}
export type PictureRefusal = 'not a picture' | 'too many pixels';

export async function resizePicture(
  path: string,
  redrawing: Redrawing = { shape: 'square', fit: 'cover' },
): Promise<ResizedPicture | PictureRefusal> {
  try {
    const { format, width, height } = await sharp(path, { limitInputPixels: false }).metadata();
    if (!FORMATS.includes(format)) return 'not a picture';
    if (width * height > MAX_PIXELS) return 'too many pixels';
    return await redraw(path, redrawing);
  } catch (error) {
    if (isUndecodable(error)) return 'not a picture';
    throw error;
  }
}

/** Redraws a square picture, which was checked before, as one PNG file for programs that read no WebP. */
export async function redrawAsPng(path: string): Promise<Buffer> {
  const { data, info } = await decode(path, { shape: 'square', fit: 'contain' });
  return sharp(data, { raw: info }).png({ palette: true }).toBuffer();
}

async function redraw(path: string, redrawing: Redrawing): Promise<ResizedPicture> {
  const { shape } = redrawing;
  const { data, info } = await decode(path, redrawing);
  return Promise.all(
    PICTURE_SIZES[shape].map(async (size) => {
      const picture = sharp(data, { raw: info });
      const height = size * HEIGHT_OF_WIDTH[shape];
      return { size, content: await picture.resize(size, height).webp({ quality: 82 }).toBuffer() };
    }),
  );
}

/** Decodes a picture in the largest size of its shape. */
async function decode(path: string, { shape, fit }: Redrawing) {
  const largest = Math.max(...PICTURE_SIZES[shape]);
  // The picture is decoded once for both sizes, because decoding is the most expensive step.
  const decoded = sharp(path, { limitInputPixels: MAX_PIXELS, failOn: 'error', pages: 1 })
    // This applies the camera's orientation, which is dropped with the other metadata.
    .rotate();
  const size = [largest, largest * HEIGHT_OF_WIDTH[shape]] as const;
  const drawn =
    fit === 'cover'
      ? decoded.resize(...size, { fit, position: 'attention' })
      : decoded.resize(...size, { fit, background: WHITE });
  // A portrait keeps its transparent corners. The other pictures get a white background.
  if (fit === 'contain' || shape === 'landscape') drawn.flatten({ background: WHITE });
  return drawn.raw().toBuffer({ resolveWithObject: true });
}

/**
 * Returns true for a damaged picture, which libvips reports as an Error without a code. Errors of the disk have a
 * code.
 */
function isUndecodable(error: unknown): boolean {
  return error instanceof Error && !('code' in error);
}
