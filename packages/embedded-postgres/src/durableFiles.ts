/**
 * Writes files that are on the disk when the write returns, and that are complete or absent after a full disk or a
 * power cut.
 */
import { closeSync, fsyncSync, openSync } from 'node:fs';
import { open, rename, rm } from 'node:fs/promises';
import type { FileHandle } from 'node:fs/promises';

/**
 * Writes a file beside its place, flushes it to the disk, and renames it. Under its name, the file is either complete
 * or unchanged, even if the disk is full or the machine stops. Only this process may write it.
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

/** Flushes a file, or the entries of a folder, to the disk. */
export function syncPath(path: string): void {
  // Windows can neither open nor fsync a folder.
  if (process.platform === 'win32') return;
  const descriptor = openSync(path, 'r');
  try {
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}
