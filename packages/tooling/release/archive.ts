/**
 * Packs a folder into an archive. The same files always produce the same bytes, so that anyone can verify a release by
 * building it.
 */
import { createHash, createPrivateKey, sign } from 'node:crypto';
import {
  createReadStream,
  createWriteStream,
  lstatSync,
  readFileSync,
  readdirSync,
  readlinkSync,
} from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { pack } from 'tar-stream';
import type { Pack } from 'tar-stream';

/** The modification time of all files, because their real times differ between builds. */
const MODIFIED = new Date('2000-01-01T00:00:00Z');

/** Writes the files of a folder into a `.tar.gz`, inside a folder of this name. */
export async function writeArchive(folder: string, name: string, target: string): Promise<void> {
  const archive = pack();
  const writing = pipeline(archive, createGzip({ level: 9 }), createWriteStream(target));
  await addAll(archive, folder, name);
  archive.finalize();
  await writing;
}

async function addAll(archive: Pack, folder: string, name: string): Promise<void> {
  for (const entry of readdirSync(folder).toSorted()) {
    const path = join(folder, entry);
    const stats = lstatSync(path);
    const header = { name: `${name}/${entry}`, mtime: MODIFIED, uid: 0, gid: 0 };
    if (stats.isSymbolicLink()) archive.entry({ ...header, type: 'symlink', linkname: readlinkSync(path) });
    else if (stats.isDirectory()) await addAll(archive, path, header.name);
    else archive.entry({ ...header, mode: stats.mode & 0o100 ? 0o755 : 0o644 }, readFileSync(path));
  }
}

/** Returns the SHA-256 digest of a file in hexadecimal digits. */
export async function digestOf(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}

/** Signs a text with an Ed25519 key in PEM, as `openssl pkeyutl -sign -rawin` does. */
export function signatureOf(text: string, key: string): Buffer {
  return sign(null, Buffer.from(text), createPrivateKey(key));
}
