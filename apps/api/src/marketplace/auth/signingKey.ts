/**
 * Provides the key that signs tokens: JWT_SECRET, or else a key that is made at the first start and stored in a file
 * that only the server can read.
 */
import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { writeWhole } from '@skillharbor/embedded-postgres/durableFiles';

const BYTES = 32;

/** Returns the signing key. Makes the key if none exists yet. The caller must hold the lock of the data folder. */
export async function signingKey(dataDir: string, secret: string | null): Promise<Uint8Array> {
  if (secret !== null) return Buffer.from(secret);
  const file = join(dataDir, 'signing-key');
  return readKey(file) ?? makeKey(dataDir, file);
}

function readKey(file: string): Uint8Array | null {
  try {
    const key = Buffer.from(readFileSync(file, 'utf8').trim(), 'base64url');
    if (key.length === BYTES) return key;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
  throw new Error(
    `The signing key ${file} is damaged. Remove it: the server makes a new one, and all users have to log in again, those with one-time codes by a recovery code.`,
  );
}

async function makeKey(dataDir: string, file: string): Promise<Uint8Array> {
  await mkdir(dataDir, { recursive: true });
  const key = randomBytes(BYTES);
  await writeWhole(file, key.toString('base64url'));
  return key;
}
