import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

/** Whether this is a Debian on which packages can be installed. */
export function isDebian(): boolean {
  return process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
}

/** Installs Debian's packages. Returns why that failed, in a sentence, or null. */
export function installPackages(names: readonly string[]): string | null {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const apt = (...options: string[]) => spawnSync('apt-get', options, { encoding: 'utf8', env });
  apt('update');
  const { status, stderr } = apt('install', '--yes', '--no-install-recommends', ...names);
  return status === 0 ? null : `Debian's packages ${names.join(', ')} were not installed: ${stderr.trim()}`;
}
