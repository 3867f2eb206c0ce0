/**
 * Runs the processes of tests as an ordinary user. Servers do not run as root. Tests often do, and would then not
 * notice that an action is allowed only to root.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join, relative, sep } from 'node:path';
import { commandAs } from '../platform/operating/dataOwner.ts';

/** The ids of the user `nobody` and its group on most systems. */
export const ORDINARY = { uid: 65_534, gid: 65_534 };
export const isRoot = process.getuid?.() === 0;

/**
 * If the tests run as root, makes an ordinary user the owner of the temporary data folder, and wraps this command so
 * that it runs as that user.
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
 * True if the tests run as root, and the ordinary user can read the folder of the clone. Root can pass on its right to
 * read every folder, but not in most containers.
 */
const mayReadClone = isRoot && mayRead(import.meta.filename);

/**
 * Returns true if an ordinary user can read this file. Processes that the operator's commands start run as such a user.
 */
export function mayRead(path: string): boolean {
  const [program, ...options] = commandAs(ORDINARY, ['test', '-r', path]);
  return spawnSync(program, options).status === 0;
}
