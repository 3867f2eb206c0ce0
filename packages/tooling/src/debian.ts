import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Returns true if this process can install packages with apt-get, which requires root. */
export function isDebian(): boolean {
  return process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
}

/** Installs Debian packages. Returns a sentence that explains a failure, or null on success. */
export function installPackages(names: readonly string[]): string | null {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const apt = (...options: string[]) => spawnSync('apt-get', options, { encoding: 'utf8', env });
  apt('update');
  const { status, stderr } = apt('install', '--yes', '--no-install-recommends', ...names);
  return status === 0 ? null : `Debian's packages ${names.join(', ')} were not installed: ${stderr.trim()}`;
}
