/** Measures how much disk space the stored files take. */
import { opendir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { MESSAGES, PICTURES, REPORTS, RESUMES } from './keys.ts';

/** The time for which the result is reused, because measuring reads every folder. */
const REUSED_FOR_MS = 10 * 60 * 1000;
const FOLDERS = [RESUMES, PICTURES, MESSAGES, REPORTS];

/** Returns a function that measures the files of a data folder at most every ten minutes. */
export function createStoredBytes(dataDir: string): () => Promise<number> {
  let last: { at: number; bytes: Promise<number> } | null = null;
  return () => {
    const at = performance.now();
    if (last === null || at - last.at > REUSED_FOR_MS) last = { at, bytes: bytesIn(dataDir) };
    return last.bytes;
  };
}

async function bytesIn(dataDir: string): Promise<number> {
  let bytes = 0;
  for (const folder of FOLDERS) {
    const path = join(dataDir, folder);
    for await (const entry of (await opendir(path).catch(() => null)) ?? []) {
      // Ignores a file that is removed while its folder is being read.
      if (entry.isFile()) bytes += (await stat(join(path, entry.name)).catch(() => null))?.size ?? 0;
    }
  }
  return bytes;
}
