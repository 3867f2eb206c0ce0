/** Generates the keys of stored files. */
import { randomUUID } from 'node:crypto';
import type { MessageFile, Resume } from '@skillharbor/contract';

/** The shape of a picture. Portraits and logos are square. Portfolio pictures have the ratio 4:3. */
export type PictureShape = 'square' | 'landscape';
/** The width of a picture in pixels. */
export type PictureSize = 150 | 300 | 480 | 960;
export const PICTURE_SIZES: Readonly<Record<PictureShape, readonly PictureSize[]>> = {
  square: [150, 300],
  landscape: [480, 960],
};

export const RESUMES = 'resumes';
export const PICTURES = 'pictures';
/** The folder of the files that are attached to messages. */
export const MESSAGES = 'messages';
/** The folder in which copies of reported pictures are stored. */
export const REPORTS = 'reports';

const UUID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
const GENERATED = new RegExp(
  `^(?:${REPORTS}/${UUID}\\.webp|(?:${RESUMES}|${MESSAGES})/${UUID}\\.(?:pdf|docx?)|${PICTURES}/${UUID}-(?:150|300|480|960)\\.webp)$`,
);

export function newResumeKey(type: Resume['type']): string {
  return `${RESUMES}/${randomUUID()}.${type}`;
}

export function newMessageFileKey(type: MessageFile['type']): string {
  return `${MESSAGES}/${randomUUID()}.${type}`;
}

export function newReportedPictureKey(): string {
  return `${REPORTS}/${randomUUID()}.webp`;
}

export function pictureKey(picture: string, size: PictureSize): string {
  return `${PICTURES}/${picture}-${size}.webp`;
}

/** Returns the keys under which a picture is stored, one for each size. */
export function pictureKeys(picture: string, shape: PictureShape = 'square'): string[] {
  return PICTURE_SIZES[shape].map((size) => pictureKey(picture, size));
}

/** Returns true if the server generated this key. Other programs may have files in the same folders. */
export function isGenerated(key: string): boolean {
  return GENERATED.test(key);
}
