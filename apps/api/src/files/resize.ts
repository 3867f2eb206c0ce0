/** Decodes an untrusted picture and redraws it as WebP files. The result has no metadata and no hidden content. */
import sharp from 'sharp';
import { PICTURE_SIZES } from './keys.ts';
import type { PictureShape, PictureSize } from './keys.ts';

/** The allowed formats. sharp supports more formats, such as SVG, which can refer to other files. */
const FORMATS = ['jpeg', 'png', 'webp'];
/**
 * The maximum number of pixels, which is enough for photos of a phone. Even a file of a few kilobytes can declare
 * billions of pixels.
 */
const MAX_PIXELS = 50_000_000;
const WHITE = '#fff';
const HEIGHT_OF_WIDTH: Readonly<Record<PictureShape, number>> = { square: 1, landscape: 3 / 4 };

// These settings of the image library leave enough processor time and memory for other requests.
sharp.concurrency(1);
sharp.cache(false);

export type ResizedPicture = readonly { size: PictureSize; content: Buffer }[];
/**
 * How a picture fits the shape: with `cover`, it fills the shape and is cropped; with `contain`, the whole picture is
 * visible on a white background.
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

/** Redraws a square picture as a PNG file, for programs that cannot read WebP. The picture was checked before. */
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

/** Decodes a picture, and scales it to the largest size of its shape. */
async function decode(path: string, { shape, fit }: Redrawing) {
  const largest = Math.max(...PICTURE_SIZES[shape]);
  // The picture is decoded once for both sizes, because decoding is the most expensive step.
  const decoded = sharp(path, { limitInputPixels: MAX_PIXELS, failOn: 'error', pages: 1 })
    // Rotates the picture as the camera's metadata says, because the metadata is then removed.
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
 * Returns true if the error reports a damaged picture: such errors of libvips have no code, but errors of the disk have
 * one.
 */
function isUndecodable(error: unknown): boolean {
  return error instanceof Error && !('code' in error);
}
