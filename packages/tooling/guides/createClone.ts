import { cpSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { isSource, root } from '../src/files.ts';
import { run } from './run.ts';

/**
 * Copies the repository to a temporary folder, like a fresh clone. The copy includes uncommitted changes, but not the
 * screenshots. Its packages are installed only if commands will run in the copy.
 */
export function createClone({ isInstalled }: { isInstalled: boolean }): string {
  const folder = mkdtempSync(join(tmpdir(), 'skillharbor-guide-'));
  cpSync(root, folder, {
    recursive: true,
    filter: (path) => path === root || (isSource(path) && basename(path) !== 'screenshots'),
  });
  if (!isInstalled) return folder;
  const problem = run('pnpm install --frozen-lockfile --prefer-offline', folder);
  if (problem !== '') throw new Error(problem);
  return folder;
}
