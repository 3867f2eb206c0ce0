/**
 * Writes files durably: when the write returns, they are on the disk. After a full disk or a power cut, a file is
 * complete or does not exist.
 */
import { closeSync, fsyncSync, openSync } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import type { FileHandle } from 'node:fs/promises';

/**
 * Writes a temporary file, flushes it to the disk, and renames it. Even if the disk is full or the machine stops, the
 * file with the final name is either complete or unchanged. No other process may write the file.
 */
export async function writeWhole(
  path: string,
  content: Parameters<FileHandle['writeFile']>[0],
): Promise<void> {
  const draft = `${path}.draft`;
  try {
    const file = await open(draft, 'w', 0o600);
    try {
      await file.writeFile(content);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(draft, path);
  } catch (error) {
    await rm(draft, { force: true });
    throw error;
  }
}

/** Flushes the content of a file, or the list of a folder's files, to the disk. */
export function syncPath(path: string): void {
  // Does nothing for a folder on Windows, which can neither open nor fsync folders.
  if (process.platform === 'win32') return;
  const descriptor = openSync(path, 'r');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}
