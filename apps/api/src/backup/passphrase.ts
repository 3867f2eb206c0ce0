/** The passphrase of an archive: BACKUP_PASSPHRASE, or what the operator types on a terminal. */
import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { BackupError } from './errors.ts';

const NAME = 'BACKUP_PASSPHRASE';

/** Throws where there is neither. */
export async function askForPassphrase(given: string | undefined): Promise<string> {
  if (given) return given;
  if (!process.stdin.isTTY)
    throw new BackupError(`Set ${NAME}: there is no terminal to ask for a passphrase.`);
  process.stderr.write('Passphrase: ');
  // What is typed is not shown.
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

/** A typing error would make a backup worthless. */
export async function chooseChecked(given: string | undefined): Promise<string> {
  const passphrase = await askForPassphrase(given);
  if (given) return passphrase;
  process.stderr.write('Once more. ');
  if ((await askForPassphrase(given)) === passphrase) return passphrase;
  throw new BackupError('The two passphrases differ. Nothing was written.');
}
