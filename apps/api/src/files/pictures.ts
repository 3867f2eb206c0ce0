/**
 * Profile pictures: whatever is sent is decoded, cropped to a square and written anew as WebP in two sizes, so that
 * nothing of the original (its metadata, a file hidden in it) is ever served.
 */
import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import pLimit from 'p-limit';
import sharp from 'sharp';
import type { FileStore } from './store.ts';

export type PictureSize = 150 | 300;
const SIZES: readonly PictureSize[] = [150, 300];

/** What may be sent. sharp would read more, SVG among them, which can name other files. */
const FORMATS = ['jpeg', 'png', 'webp'];
/** Twice what the largest camera makes; a few kilobytes can claim to be billions. */
const MAX_PIXELS = 100_000_000;

// One thread for each picture, and few pictures at a time: the others are not to wait for it.
sharp.concurrency(1);
sharp.cache(false);
const queue = pLimit(2);

/** The path of a picture, or null without one. */
export function pictureUrl(picture: string | null, size: PictureSize): string | null {
  return picture === null ? null : `/media/${pictureKey(picture, size)}`;
}

export function pictureKey(picture: string, size: PictureSize): string {
  return `pictures/${picture}-${size}.webp`;
}

/** Keeps the picture at `path`. Its new name, or null where it is not a picture that we take. */
export async function keepPicture(files: FileStore, path: string): Promise<string | null> {
  if (!(await isPicture(path))) return null;
  const picture = randomUUID();
  try {
    for (const size of SIZES) {
      const resized = `${path}-${size}`;
      try {
        await queue(() => resize(path, resized, size));
        await files.keep(pictureKey(picture, size), resized);
      } finally {
        await rm(resized, { force: true });
      }
    }
    return picture;
  } catch (error) {
    await removePicture(files, picture);
    if (isUndecodable(error)) return null;
    throw error;
  }
}

export async function removePicture(files: FileStore, picture: string): Promise<void> {
  for (const size of SIZES) await files.remove(pictureKey(picture, size));
}

async function isPicture(path: string): Promise<boolean> {
  try {
    const { format } = await sharp(path, { limitInputPixels: MAX_PIXELS }).metadata();
    return FORMATS.includes(format);
  } catch {
    return false;
  }
}

async function resize(from: string, to: string, size: PictureSize): Promise<void> {
  await sharp(from, { limitInputPixels: MAX_PIXELS, failOn: 'error', pages: 1 })
    .timeout({ seconds: 20 })
    // As the camera was held; the note about it is dropped with the other metadata.
    .rotate()
    .resize(size, size, { fit: 'cover', position: 'attention' })
    .webp({ quality: 82 })
    .toFile(to);
}

/** libvips speaks of a damaged or oversized picture in an Error without a code; the disk's errors have one. */
function isUndecodable(error: unknown): boolean {
  return error instanceof Error && !('code' in error);
}
