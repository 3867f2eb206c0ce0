/**
 * Servers do not run as root, but tests often do: what only root may would pass unnoticed. So what tests start as a process
 * of its own runs as an ordinary user, here as everywhere.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join, relative, sep } from 'node:path';
import { commandAs } from '../platform/operating/dataOwner.ts';

/** `nobody`, on most systems. */
export const ORDINARY = { uid: 65_534, gid: 65_534 };
export const isRoot = process.getuid?.() === 0;

/** Where the tests run as root, gives the temporary folder of the data to an ordinary user, who is to run the command. */
export function asOrdinaryUser(
  dataDir: string | undefined,
  command: readonly [string, ...string[]],
): readonly [string, ...string[]] {
  const [name = '..'] = relative(tmpdir(), dataDir ?? '').split(sep);
  if (!isRoot || name === '' || name === '..') return command;
  execFileSync('chown', ['--recursive', `${ORDINARY.uid}:${ORDINARY.gid}`, join(tmpdir(), name)]);
  return mayReadClone ? commandAs(ORDINARY, command) : commandAs(ORDINARY, command, '-all,+dac_override');
}

/** The clone may be in a folder that is closed to others, in a container whose root cannot pass on its right to read. */
const mayReadClone = isRoot && mayRead(import.meta.filename);

/** Whether an ordinary user as the commands of the operator start one may read this file. */
export function mayRead(path: string): boolean {
  const [program, ...options] = commandAs(ORDINARY, ['test', '-r', path]);
  return spawnSync(program, options).status === 0;
}
