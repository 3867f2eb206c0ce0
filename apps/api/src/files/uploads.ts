/** Provides a folder in which uploads are stored while their request is handled. */
import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Matches the names of temporary files, which belong to uploads, pictures, the demo data, and a backup that is being
 * restored.
 */
const GENERATED = /^(?:[0-9a-f]{16}(?:\.[^.]*)?(?:-\d+)?|(?:demo|restore)-\w{6})$/;

/** Creates the folder, and removes files that an earlier run of the server has left. */
export async function openUploadFolder(dataDir: string): Promise<string> {
  const folder = join(dataDir, 'uploads');
  await mkdir(folder, { recursive: true });
  for (const name of await readdir(folder)) {
    if (GENERATED.test(name)) await rm(join(folder, name), { recursive: true, force: true });
  }
  return folder;
}
