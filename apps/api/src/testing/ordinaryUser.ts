/**
 * Runs processes of tests as an ordinary user. Servers do not run as root, but tests often do, and would not notice an
 * action that only root is allowed.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join, relative, sep } from 'node:path';
import { commandAs } from '../platform/operating/dataOwner.ts';

/** The user `nobody` on most systems. */
export const ORDINARY = { uid: 65_534, gid: 65_534 };
export const isRoot = process.getuid?.() === 0;

/**
 * If the tests run as root, makes an ordinary user the owner of the temporary data folder. Returns the command as that
 * user runs it.
 */
export function asOrdinaryUser(
  dataDir: string | undefined,
  command: readonly [string, ...string[]],
): readonly [string, ...string[]] {
  const [name = '..'] = relative(tmpdir(), dataDir ?? '').split(sep);
  if (!isRoot || name === '' || name === '..') return command;
  execFileSync('chown', ['--recursive', `${ORDINARY.uid}:${ORDINARY.gid}`, join(tmpdir(), name)]);
  return mayReadClone ? commandAs(ORDINARY, command) : commandAs(ORDINARY, command, '-all,+dac_override');
}

/**
 * The clone may be in a folder that is closed to other users, and in some containers root cannot pass on its right to
 * read it.
 */
const mayReadClone = isRoot && mayRead(import.meta.filename);

/** Returns true if an ordinary user may read this file. The operator's commands start processes as such a user. */
export function mayRead(path: string): boolean {
  const [program, ...options] = commandAs(ORDINARY, ['test', '-r', path]);
  return spawnSync(program, options).status === 0;
}
