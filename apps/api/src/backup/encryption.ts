/**
 * Encryption with a passphrase, in the format of age (age-encryption.org): each 64 KiB are authenticated, and so is the
 * end. `age --decrypt` opens such an archive as well.
 */
import { Decrypter, Encrypter } from 'age-encryption';
import { BackupError } from './errors.ts';

/** How an encrypted archive begins. */
export const ENCRYPTED = Buffer.from('age-encryption.org/');

/** How much of it says how much work a guess is. */
export const START_LENGTH = 100;
const WORK_FACTOR = /^\S+\n-> scrypt \S+ (\d+)\n/;
/** What age uses. Each more doubles the memory that opening it takes, from 256 MB. */
const MAX_WORK_FACTOR = 18;

type Bytes = AsyncIterable<Uint8Array>;

export interface Encryption {
  passphrase: string;
  /** How much work each guess is, as a power of two; tests need less than age's own. */
  workFactor?: number;
}

/** Throws where opening the archive would take more memory than one that a backup has written. */
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
