import { dayOf } from '../platform/time/clock.ts';
import type { FileStore } from './fileStore.ts';

/** Returns the trash key of a file that lost its last reference on this day. The file stays there for a week. */
export const trashKey = (day: string, key: string) => `trash/${day}/${key}`;

/**
 * Opens a file that a row referred to at this time. If the row has been deleted since, the file is in the trash of that
 * day.
 */
export async function openReferenced(files: Pick<FileStore, 'open'>, key: string, at: Date) {
  const days = new Set([dayOf(at), dayOf(new Date())]);
  for (const place of [key, ...[...days].map((day) => trashKey(day, key))]) {
    const file = await files.open(place);
    if (file) return file;
  }
  return null;
}
