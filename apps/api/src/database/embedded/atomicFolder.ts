/** Creates a folder that is either complete or absent, even when the machine stops in between. */
import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
  rmdirSync,
} from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * Fills a folder beside its final place, writes it through to the disk, and then renames it. The next attempt removes
 * what a crash left.
 *
 * Does nothing where `folder` already contains the file `proof`; throws where it contains anything else.
 */
export async function createFolderAtomically(
  folder: string,
  proof: string,
  fill: (unfinished: string) => Promise<void>,
): Promise<void> {
  if (existsSync(join(folder, proof))) return;
  removeIfEmpty(folder);
  const unfinished = `${folder}.unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished, { mode: 0o700 });
  await fill(unfinished);
  syncTree(unfinished);
  renameSync(unfinished, folder);
  syncPath(dirname(folder));
}

function removeIfEmpty(folder: string): void {
  if (!existsSync(folder)) return;
  if (readdirSync(folder).length > 0) {
    throw new Error(
      `The folder ${folder} holds files but no database. Move them away, or choose another DATA_DIR.`,
    );
  }
  rmdirSync(folder);
}

function syncTree(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) syncTree(path);
    else syncPath(path);
  }
  syncPath(folder);
}

/** Writes a file, or the entries of a folder, through to the disk. */
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
