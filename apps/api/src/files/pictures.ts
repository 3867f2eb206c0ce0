/**
 * Stores portraits, logos and portfolio pictures. Every upload is decoded and redrawn in two sizes, and the original is
 * never served.
 */
import { randomUUID } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import type { NamedProblem } from '@skillharbor/prose';
import { pictureKey } from './keys.ts';
import type { PictureShape, PictureSize } from './keys.ts';
import type { PictureFit, PictureRefusal } from './resize.ts';
import { resizeInChild } from './resizeInChild.ts';
import { storeFiles } from './storeFiles.ts';
import type { FileServices } from './storeFiles.ts';

/** The messages for a user whose picture is refused. */
export const pictureRefusals = {
  'not a picture': 'not_a_picture',
  'too many pixels': { code: 'too_many_pixels', params: { millions: 50 } },
} as const satisfies Record<PictureRefusal, NamedProblem>;

/**
 * Returns the URL of a picture in this size, or null if there is no picture.
 *
 * @param isHidden true if a moderator hides the picture. Its URL then works only for its owner and for moderators.
 */
export function pictureUrl(picture: string | null, size: PictureSize, isHidden = false): string | null {
  if (picture === null) return null;
  return isHidden ? `/api/moderation/pictures/${picture}/${size}/` : `/media/${pictureKey(picture, size)}`;
}

interface StoreOptions {
  shape?: PictureShape;
  fit?: PictureFit;
  resize?: typeof resizeInChild;
}

/**
 * Stores a picture that was uploaded to `path`. The stored picture is not in use yet, because no row refers to it: see
 * storeFiles.ts.
 *
 * @param shape the shape of the drawn picture, a square by default
 * @param fit how the upload fits the shape; by default it fills the shape
 * @param resize decodes the picture; uploads are decoded in a separate process
 */
export async function storePicture(
  services: FileServices,
  path: string,
  { shape = 'square', fit = 'cover', resize = resizeInChild }: StoreOptions = {},
): Promise<{ picture: string } | { refusal: PictureRefusal }> {
  const resized = await resize(path, { shape, fit });
  if (typeof resized === 'string') return { refusal: resized };
  const picture = randomUUID();
  const drafts = resized.map(({ size, content }) => ({
    key: pictureKey(picture, size),
    path: `${path}-${size}`,
    content,
  }));
  try {
    for (const draft of drafts) await writeFile(draft.path, draft.content);
    await storeFiles(services, drafts);
  } finally {
    for (const draft of drafts) await rm(draft.path, { force: true });
  }
  return { picture };
}
