/**
 * Reads an archive and checks it on the way.
 *
 *     for await (const item of readArchive(path, passphrase)) …     the last one is the manifest
 *
 * Throws a BackupError where it is cut off, changed, encrypted with another passphrase, or of a newer format. So a caller
 * that must not act on half an archive reads it twice.
 */
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { extract as createExtract } from 'tar-stream';
import type { Extract } from 'tar-stream';
import { isGenerated } from '../files/keys.ts';
import { ENCRYPTED, decrypt } from './encryption.ts';
import { BackupError } from './errors.ts';
import { FORMAT, compareWithManifest, createTally } from './manifest.ts';
import type { Manifest, Tally } from './manifest.ts';

export type ArchiveItem =
  | {
      kind: 'file';
      key: string;
      size: number;
      content: AsyncIterable<Uint8Array>;
      /** Whether it has arrived before, as a move finds out. */
      isStored: boolean;
    }
  | { kind: 'lines'; table: string; lines: string[] }
  | { kind: 'manifest'; manifest: Manifest };

const FILE = 'files/';
const TABLE = /^tables\/([a-z0-9_]+)\/\d+\.ndjson$/;
const GZIP = Buffer.from([0x1f, 0x8b]);

export async function isEncrypted(path: string): Promise<boolean> {
  const file = await open(path, 'r');
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(ENCRYPTED.length), 0, ENCRYPTED.length, 0);
    const start = buffer.subarray(0, bytesRead);
    if (start.equals(ENCRYPTED)) return true;
    if (start.subarray(0, GZIP.length).equals(GZIP)) return false;
  } finally {
    await file.close();
  }
  throw new BackupError(`${path} is not a backup of Skill Harbor. Name a file that pnpm backup has written.`);
}

export async function* readArchive(path: string, passphrase: string | null): AsyncGenerator<ArchiveItem> {
  const encrypted = await isEncrypted(path);
  if (encrypted && passphrase === null) {
    throw new BackupError(`${path} is encrypted. Set BACKUP_PASSPHRASE.`);
  }
  const extract = createExtract();
  const bytes = createReadStream(path);
  const plain = encrypted && passphrase !== null ? Readable.from(decrypt(bytes, passphrase, path)) : bytes;
  const read = pipeline(plain, createGunzip(), extract);
  read.catch(() => undefined);
  try {
    let isComplete = false;
    for await (const item of itemsOf(extract, path)) {
      isComplete ||= item.kind === 'manifest';
      yield item;
    }
    await read;
    if (!isComplete) throw new Error('It has no manifest.');
  } catch (error) {
    if (error instanceof BackupError) throw error;
    throw new BackupError(
      `${path} is damaged or cut off: ${error instanceof Error ? error.message : String(error)}. Use another backup.`,
      { cause: error },
    );
  } finally {
    extract.destroy();
  }
}

async function* itemsOf(extract: Extract, path: string): AsyncGenerator<ArchiveItem> {
  const tally = createTally();
  for await (const source of extract) {
    const { name, size } = source.header;
    const entry = Readable.from(source);
    const [, table] = TABLE.exec(name) ?? [];
    if (name === 'skill-harbor-backup') checkFormat(await text(entry), path);
    else if (name.startsWith(FILE)) yield* fileOf(name.slice(FILE.length), size, entry, tally);
    else if (table !== undefined) {
      const lines = (await text(entry)).split('\n').slice(0, -1);
      tally.addLines(table, lines);
      yield { kind: 'lines', table, lines };
    } else if (name === 'manifest.json') {
      // Written by archiveWriter.ts; what it says is compared with what came before it.
      const manifest = JSON.parse(await text(entry)) as Manifest;
      compareWithManifest(tally, manifest, path);
      yield { kind: 'manifest', manifest };
    } else throw new Error(`It holds an unknown entry ${name}.`);
  }
}

function checkFormat(content: string, path: string): void {
  const format = Number(content);
  if (format <= FORMAT) return;
  throw new BackupError(
    `${path} was written by a newer version of Skill Harbor, in the format ${format}. Restore it with that version.`,
  );
}

async function* fileOf(
  key: string,
  size: number,
  entry: AsyncIterable<Uint8Array>,
  tally: Tally,
): AsyncGenerator<ArchiveItem> {
  // It becomes a path.
  if (!isGenerated(key)) throw new Error(`It holds a file with the name ${key}.`);
  const hash = createHash('sha256');
  const content = (async function* () {
    for await (const chunk of entry) {
      hash.update(chunk);
      yield chunk;
    }
  })();
  yield { kind: 'file', key, size, content, isStored: false };
  // What the reader has left.
  for await (const _chunk of content);
  tally.addFile(key, size, hash.digest('hex'));
}
