/**
 * Encryption with a passphrase, in the format of age (age-encryption.org): each 64 KiB are authenticated, and so is the
 * end. `age --decrypt` opens such an archive as well.
 */
import { Decrypter, Encrypter } from 'age-encryption';
import { BackupError } from './errors.ts';

/** How an encrypted archive begins. */
export const ENCRYPTED = Buffer.from('age-encryption.org/');

type Bytes = AsyncIterable<Uint8Array>;

export interface Encryption {
  passphrase: string;
  /** How much work each guess is, as a power of two; tests need less than age's own. */
  workFactor?: number;
}

export async function* encrypt(
  plain: Bytes,
  { passphrase, workFactor }: Encryption,
): AsyncGenerator<Uint8Array> {
  const encrypter = new Encrypter();
  if (workFactor !== undefined) encrypter.setScryptWorkFactor(workFactor);
  encrypter.setPassphrase(passphrase);
  yield* await encrypter.encrypt(ReadableStream.from(plain));
}

export async function* decrypt(
  encrypted: Bytes,
  passphrase: string,
  archive: string,
): AsyncGenerator<Uint8Array> {
  const decrypter = new Decrypter();
  decrypter.addPassphrase(passphrase);
  const plain = await decrypter.decrypt(ReadableStream.from(encrypted)).catch((error: unknown) => {
    throw new BackupError(
      `The passphrase does not open ${archive}. Set BACKUP_PASSPHRASE to the one that it was written with.`,
      { cause: error },
    );
  });
  yield* plain;
}
