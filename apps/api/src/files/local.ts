/** Files in folders of the data folder. */
import { mkdir, open, rename, rm } from 'node:fs/promises';
import { dirname, join, resolve, sep } from 'node:path';
import type { FileStore } from './store.ts';

export function localFiles(folder: string): FileStore {
  const root = resolve(folder);
  const pathOf = (key: string): string => {
    const path = join(root, key);
    // Keys are generated, never sent; this is the second lock on the door.
    if (!path.startsWith(root + sep)) throw new Error(`The key ${key} leads out of the folder.`);
    return path;
  };

  return {
    async keep(key, path) {
      const place = pathOf(key);
      await mkdir(dirname(place), { recursive: true });
      await sync(path);
      await rename(path, place);
      await sync(dirname(place));
    },

    async open(key) {
      try {
        const file = await open(pathOf(key), 'r');
        const { size } = await file.stat();
        return { stream: file.createReadStream(), size };
      } catch (error) {
        if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
        throw error;
      }
    },

    async remove(key) {
      await rm(pathOf(key), { force: true });
    },
  };
}

/** Makes a file's content, or a folder's entries, survive a power cut. */
async function sync(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
