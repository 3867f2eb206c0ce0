/**
 * Encrypts data with a passphrase, in the format of age (age-encryption.org), which authenticates each 64 KiB and the
 * end of the data. `age --decrypt` can open such an archive as well.
 */
import { Decrypter, Encrypter } from 'age-encryption';
import { BackupError } from './errors.ts';

/** The bytes with which an encrypted archive begins. */
export const ENCRYPTED = Buffer.from('age-encryption.org/');

/** The number of bytes at the beginning of an archive that are needed to read its work factor. */
export const START_LENGTH = 100;
const WORK_FACTOR = /^\S+\n-> scrypt \S+ (\d+)\n/;
/**
 * The highest accepted work factor of age. With this value, opening an archive takes 256 MB of memory. Each higher
 * value would double this.
 */
const MAX_WORK_FACTOR = 18;

type Bytes = AsyncIterable<Uint8Array>;

export interface Encryption {
  passphrase: string;
  /**
   * The work factor of the encryption, as a power of two. Tests use a lower one than age's default, so that they are
   * fast.
   */
  workFactor?: number;
}

/** Throws if opening the archive would take more memory than opening one that a backup has written. */
export function requireUsualWork(start: Buffer, archive: string): void {
  const [, factor] = WORK_FACTOR.exec(start.toString('latin1')) ?? [];
  if (factor === undefined || Number(factor) <= MAX_WORK_FACTOR) return;
  throw new BackupError(
    `${archive} was not encrypted by a backup of Skill Harbor: opening it takes too much memory.`,
  );
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
