/** The generated names of stored files. */
import { randomUUID } from 'node:crypto';
import type { Resume } from '@skillharbor/contract';

export type PictureSize = 150 | 300;
export const PICTURE_SIZES: readonly PictureSize[] = [150, 300];

export const RESUMES = 'resumes';
export const PICTURES = 'pictures';

const UUID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
const GENERATED = new RegExp(
  `^(?:${RESUMES}/${UUID}\\.(?:pdf|docx?)|${PICTURES}/${UUID}-(?:150|300)\\.webp)$`,
);

export function newResumeKey(type: Resume['type']): string {
  return `${RESUMES}/${randomUUID()}.${type}`;
}

export function pictureKey(picture: string, size: PictureSize): string {
  return `${PICTURES}/${picture}-${size}.webp`;
}

/** The keys of all sizes of a picture. */
export function pictureKeys(picture: string): string[] {
  return PICTURE_SIZES.map((size) => pictureKey(picture, size));
}

/** Whether the server generated this key. Other files in its folders are not its own. */
export function isGenerated(key: string): boolean {
  return GENERATED.test(key);
}
