/**
 * Runs operator commands as the owner of the data folder, because the server could not open files that root creates in
 * this folder.
 *
 *     const owner = foreignOwner(dataDir);                        null if this process may continue as it is
 *     if (owner) process.exitCode = await runAgainAs(owner);      runs this command again as that user
 */
import { spawn } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import type { Readable } from 'node:stream';

export interface User {
  uid: number;
  gid: number;
}

/**
 * Returns the owner of the data folder, or of the nearest existing folder above it. Returns null unless root runs the
 * command and another user owns the folder.
 */
export function foreignOwner(dataDir: string): User | null {
  if (process.getuid?.() !== 0) return null;
  let folder = resolve(dataDir);
  let stats = statSync(folder, IF_THERE);
  while (!stats) {
    folder = dirname(folder);
    stats = statSync(folder, IF_THERE);
  }
  const { uid, gid } = stats;
  return uid === 0 ? null : { uid, gid };
}

const IF_THERE = { throwIfNoEntry: false } as const;

/**
 * Runs this program again as that user, with the same options, and returns its exit code.
 *
 * @param more additional options
 * @param onOutput receives what the program writes to the descriptor ARCHIVE
 */
export function runAgainAs(
  user: User,
  more: readonly string[] = [],
  onOutput?: (output: Readable) => void,
): Promise<number> {
  const [script = '', ...given] = process.argv.slice(1);
  const again = [process.execPath, ...process.execArgv, script, ...more, ...given];
  const [program, ...options] = commandAs(user, again);
  const child = spawn(program, options, {
    stdio: ['inherit', 'inherit', 'inherit', onOutput ? 'pipe' : 'ignore'],
  });
  // The cast is safe: Node's type does not say whether a file descriptor above 2 can be read or written.
  onOutput?.(child.stdio[ARCHIVE] as Readable);
  return new Promise((resolve, reject) => {
    child.once('error', () => reject(new OtherUserError(user)));
    child.once('close', (code) => resolve(code ?? 1));
  });
}

/** The first file descriptor after standard input, standard output and standard error. */
export const ARCHIVE = 3;

class OtherUserError extends Error {
  readonly code = 'OTHER_USER';

  constructor({ uid }: User) {
    super(
      `The data folder belongs to the user ${uid}, who could not open what root leaves in it, and this machine has no ` +
        `setpriv. Run the command as that user: sudo -u '#${uid}' …`,
    );
  }
}

/**
 * Wraps a command, so that it runs as this user, and ends when its parent process ends.
 *
 * The user may read everything, but can write only to files that belong to the user. The right to read everything is
 * needed, because the user may have no access to the folders above these files or above this program. An example is
 * /var/lib/private with systemd's DynamicUser.
 */
export function commandAs(
  { uid, gid }: User,
  command: readonly string[],
  rights = mayPassOnReading() ? '-all,+dac_read_search' : '-all',
): [string, ...string[]] {
  return [
    'setpriv',
    `--reuid=${uid}`,
    `--regid=${gid}`,
    '--clear-groups',
    '--pdeathsig=KILL',
    `--inh-caps=${rights}`,
    `--ambient-caps=${rights}`,
    '--',
    ...command,
  ];
}

const STATUS = '/proc/self/status';

/**
 * Returns true if this process has the capability CAP_DAC_READ_SEARCH (capabilities(7)). Most containers take it away
 * from their root user.
 */
function mayPassOnReading(): boolean {
  const status = existsSync(STATUS) ? readFileSync(STATUS, 'utf8') : '';
  const [, permitted = '0'] = /^CapPrm:\s*(\w+)$/m.exec(status) ?? [];
  return (BigInt(`0x${permitted}`) & 4n) !== 0n;
}
