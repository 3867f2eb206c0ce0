/**
 * Room on the disk. Writing stops while there is still some: PostgreSQL can answer and be read on a disk that is
 * nearly full, but ends when there is no room for its log.
 */
import { statfs } from 'node:fs/promises';

/** In bytes: several files of PostgreSQL's log, and as many uploads as may arrive in the meantime. */
export const DISK_RESERVE = 128 * 1024 * 1024;

export async function freeBytesOf(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}
