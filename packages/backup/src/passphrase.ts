/** Reads the passphrase of an archive from BACKUP_PASSPHRASE, or from the operator on a terminal. */
import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { BackupError } from './errors.ts';

const NAME = 'BACKUP_PASSPHRASE';
/**
 * Anyone with a copy of an archive can guess its passphrase without limits, so the passphrase must be longer than a
 * password.
 */
const MIN_LENGTH = 16;

/** Asks for the passphrase. Throws if there is neither a setting nor a terminal. */
export async function askForPassphrase(given: string | null): Promise<string> {
  if (given) return given;
  if (!process.stdin.isTTY)
    throw new BackupError(`Set ${NAME}: there is no terminal to ask for a passphrase.`);
  process.stderr.write('Passphrase: ');
  // The terminal does not show the typed characters.
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
 * Asks for a new passphrase. A terminal asks twice, because a typing error would make a backup worthless. Throws if it
 * is too short.
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
