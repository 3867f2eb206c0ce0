/** Creates a folder that is either complete or does not exist, even if the machine stops during the creation. */
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, rmdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { syncPath } from './durableFiles.ts';

/**
 * Fills a temporary folder next to the final path, flushes it to the disk, and then renames it. If a crash leaves a
 * temporary folder, the next attempt removes it.
 *
 * Does nothing if `folder` already contains the file `proof`. Throws if it contains anything else.
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
      `The folder ${folder} holds files but no database. Move them away, or choose another folder.`,
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
