/** The key that signs tokens: JWT_SECRET, or a key made at first start and stored where only the server can read it. */
import { randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const BYTES = 32;

export function signingKey(dataDir: string, secret: string | null): Uint8Array {
  return secret === null ? storedKey(dataDir) : Buffer.from(secret);
}

function storedKey(dataDir: string): Uint8Array {
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
    `The signing key ${file} is damaged. Remove it: the server makes a new one, and all users have to log in again.`,
  );
}

/** Written beside its place and then linked, so that servers that start together agree on the first key. */
function makeKey(dataDir: string, file: string): Uint8Array {
  mkdirSync(dataDir, { recursive: true });
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, randomBytes(BYTES).toString('base64url'), { mode: 0o600, flush: true });
  try {
    linkSync(draft, file);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  } finally {
    rmSync(draft);
  }
  const key = readKey(file);
  if (key === null) throw new Error(`The signing key ${file} could not be written.`);
  return key;
}
