/** Stores files in the data folder. */
import { copyFile, mkdir, open, opendir, rename, rm, rmdir, stat } from 'node:fs/promises';
import { dirname, join, resolve, sep } from 'node:path';
import type { FileStore } from './fileStore.ts';

export function localFileStore(folder: string): FileStore {
  const root = resolve(folder);
  const pathOf = (key: string): string => {
    const path = join(root, key);
    // The server generates all keys itself. This check protects other folders if a bug ever lets a client choose a key.
    if (!path.startsWith(root + sep)) throw new Error(`The key ${key} points outside the folder.`);
    return path;
  };
  const has = async (key: string) => (await unlessMissing(stat(pathOf(key))))?.isFile() ?? false;

  return {
    async put(key, path) {
      const place = pathOf(key);
      await mkdir(dirname(place), { recursive: true });
      await sync(path);
      await rename(path, place);
      await sync(dirname(place));
    },

    async open(key) {
      const file = await unlessMissing(open(pathOf(key), 'r'));
      if (file === null) return null;
      const { size } = await file.stat();
      return { stream: file.createReadStream(), size };
    },

    has,

    async *list(key) {
      for await (const entry of (await unlessMissing(opendir(pathOf(key)))) ?? []) {
        if (entry.isFile()) yield `${key}/${entry.name}`;
      }
    },

    async move(from, to) {
      if (!(await has(from))) return;
      const [source, target] = [pathOf(from), pathOf(to)];
      await mkdir(dirname(target), { recursive: true });
      await rename(source, target);
      await sync(dirname(target));
      await sync(dirname(source));
    },

    async copy(from, to) {
      if (!(await has(from))) return false;
      const target = pathOf(to);
      await mkdir(dirname(target), { recursive: true });
      await copyFile(pathOf(from), target);
      await sync(target);
      await sync(dirname(target));
      return true;
    },

    async remove(key) {
      const path = pathOf(key);
      await rm(path, { force: true });
      await removeIfEmpty(dirname(path));
    },
  };

  /**
   * Removes a day's empty folder in the trash. Top-level folders are kept, because the server may be about to store a
   * file in them.
   */
  async function removeIfEmpty(path: string): Promise<void> {
    if (path === root || dirname(path) === root) return;
    try {
      await rmdir(path);
    } catch {
      return;
    }
    await removeIfEmpty(dirname(path));
  }
}

async function unlessMissing<Value>(promise: Promise<Value>): Promise<Value | null> {
  try {
    return await promise;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}

/** Ensures that a file's content, or the list of a folder's files, survives a power failure. */
async function sync(path: string): Promise<void> {
  const handle = await open(path, 'r');
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}
