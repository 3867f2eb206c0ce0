/** Reads the passphrase of an archive from BACKUP_PASSPHRASE, or asks the operator on a terminal. */
import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { BackupError } from './errors.ts';

const NAME = 'BACKUP_PASSPHRASE';
/**
 * Anyone who has a copy of an archive can try any number of passphrases. A passphrase must therefore be longer than a
 * password.
 */
const MIN_LENGTH = 16;

/** Returns the passphrase. Throws if it is not set and there is no terminal to ask the operator. */
export async function askForPassphrase(given: string | null): Promise<string> {
  if (given) return given;
  if (!process.stdin.isTTY)
    throw new BackupError(`Set ${NAME}: there is no terminal to ask for a passphrase.`);
  process.stderr.write('Passphrase: ');
  // Turns the terminal's output off while the operator types the passphrase.
  const output = new Writable({ write: (_chunk, _encoding, done) => done() });
  const terminal = createInterface({ input: process.stdin, output, terminal: true });
  try {
    const passphrase = await terminal.question('');
    if (passphrase === '') throw new BackupError('The passphrase is empty.');
    return passphrase;
  } finally {
    terminal.close();
    process.stderr.write('\n');
  }
}

/**
 * Returns a new passphrase. On a terminal, the operator must type it twice, because with a typing error the backup
 * would be worthless. Throws if the passphrase is too short.
 */
export async function chooseChecked(given: string | null): Promise<string> {
  const passphrase = await askForPassphrase(given);
  if (passphrase.length < MIN_LENGTH)
    throw new BackupError(
      `The passphrase has fewer than ${MIN_LENGTH} characters. Use several words. Nothing was written.`,
    );
  if (given) return passphrase;
  process.stderr.write('Once more. ');
  if ((await askForPassphrase(given)) === passphrase) return passphrase;
  throw new BackupError('The two passphrases differ. Nothing was written.');
}
