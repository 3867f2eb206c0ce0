/** Mounts small disks, which tests fill completely. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface SmallDisk {
  folder: string;
  remove: () => void;
}

/**
 * Mounts a small disk. Returns null if this process may not mount disks: it needs to be root, in a container that
 * allows it.
 */
export function mountSmallDisk(mebibytes: number): SmallDisk | null {
  const folder = mkdtempSync(join(tmpdir(), 'skill-harbor-disk-'));
  const mount = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${mebibytes}m`, 'tmpfs', folder]);
  if (mount.status !== 0) {
    rmSync(folder, { recursive: true });
    return null;
  }
  return {
    folder,
    remove() {
      spawnSync('umount', ['--lazy', folder]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
