import { dayOf } from '../platform/time/clock.ts';
import type { FileStore } from './fileStore.ts';

/** Returns the trash key of a file that lost its last reference on this day. The file stays in the trash for a week. */
export const trashKey = (day: string, key: string) => `trash/${day}/${key}`;

/**
 * Opens a file to which a row referred at this time. If the row was deleted later, the file is in the trash of the day
 * of the deletion.
 */
export async function openReferenced(files: Pick<FileStore, 'open'>, key: string, at: Date) {
  const days = new Set([dayOf(at), dayOf(new Date())]);
  for (const place of [key, ...[...days].map((day) => trashKey(day, key))]) {
    const file = await files.open(place);
    if (file) return file;
  }
  return null;
}
