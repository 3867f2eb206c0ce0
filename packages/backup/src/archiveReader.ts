/**
 * Reads an archive, and checks it at the same time.
 *
 *     for await (const item of readArchive(archive, isFileKey)) …     the last item is the manifest
 *
 * Throws a BackupError if the archive is incomplete, was changed, is encrypted with another passphrase, or has a newer
 * format. A caller that must not act on an incomplete archive reads the archive twice. A small archive can unpack to
 * any size, but never takes more memory than the limits below allow.
 */
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { extract as createExtract } from 'tar-stream';
import type { Extract } from 'tar-stream';
import { ENCRYPTED, START_LENGTH, decrypt, requireUsualWork } from './encryption.ts';
import { BackupError } from './errors.ts';
import { FORMAT, compareWithManifest, createTally } from './manifest.ts';
import type { Manifest, Tally } from './manifest.ts';

/** Describes from where an archive is read. */
export interface ArchiveFile {
  /** The path of the file. For an archive that is not a file, this is the name of the archive in messages. */
  path: string;
  /** Opens the archive if it is not a file. */
  open?: () => Promise<Readable>;
}

export interface Archive extends ArchiveFile {
  /** The passphrase, or null if the archive is not encrypted. */
  passphrase: string | null;
}

export type ArchiveItem =
  | {
      kind: 'file';
      key: string;
      size: number;
      content: AsyncIterable<Uint8Array>;
      /** True if the target store already has the file. A move then only compares its content. */
      isStored: boolean;
    }
  | { kind: 'lines'; table: string; lines: string[] }
  | { kind: 'manifest'; manifest: Manifest };

const FILE = 'files/';
const TABLE = /^tables\/([a-z0-9_]+)\/\d+\.ndjson$/;

const MIB = 1024 * 1024;
const MAX_FORMAT_BYTES = 100;
/** The maximum size of a manifest, in bytes. A manifest grows only with the number of tables. */
const MAX_MANIFEST_BYTES = MIB;
/** The maximum length of a line, in characters. It is higher than the size of any request that creates a row. */
const MAX_LINE_LENGTH = 8 * MIB;
/** The maximum size of a file, in bytes. It is higher than the size of any upload. */
const MAX_FILE_BYTES = 64 * MIB;
/** The maximum number of lines in an entry. It is higher than the number that archiveWriter.ts writes. */
const MAX_LINES_PER_ENTRY = 5_000;
/** Lines are passed on as soon as their number or their total length reaches one of these limits. */
const LINES_AT_ONCE = 500;
const LENGTH_AT_ONCE = MIB;

const GZIP = Buffer.from([0x1f, 0x8b]);

export async function isEncrypted(file: ArchiveFile): Promise<boolean> {
  const start = await readStart(file);
  if (start.subarray(0, ENCRYPTED.length).equals(ENCRYPTED)) {
    requireUsualWork(start, file.path);
    return true;
  }
  if (start.subarray(0, GZIP.length).equals(GZIP)) return false;
  throw new BackupError(
    `${file.path} is not a backup of Skill Harbor. Name a file that the command for backups has written.`,
  );
}

async function readStart(file: ArchiveFile): Promise<Buffer> {
  let start = Buffer.alloc(0);
  for await (const chunk of await open(file)) {
    start = Buffer.concat([start, chunk]);
    if (start.length >= START_LENGTH) break;
  }
  return start.subarray(0, START_LENGTH);
}

async function open(file: ArchiveFile): Promise<AsyncIterable<Uint8Array>> {
  return (await file.open?.()) ?? createReadStream(file.path);
}

export async function* readArchive(
  archive: Archive,
  isFileKey: (key: string) => boolean,
): AsyncGenerator<ArchiveItem> {
  const { path, passphrase } = archive;
  const encrypted = await isEncrypted(archive);
  if (encrypted && passphrase === null) {
    throw new BackupError(`${path} is encrypted. Set BACKUP_PASSPHRASE.`);
  }
  const extract = createExtract();
  const bytes = await open(archive);
  const plain = encrypted && passphrase !== null ? Readable.from(decrypt(bytes, passphrase, path)) : bytes;
  const read = pipeline(plain, createGunzip(), extract);
  read.catch(() => undefined);
  try {
    let isComplete = false;
    for await (const item of itemsOf(extract, path, isFileKey)) {
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

async function* itemsOf(
  extract: Extract,
  path: string,
  isFileKey: (key: string) => boolean,
): AsyncGenerator<ArchiveItem> {
  const tally = createTally();
  for await (const source of extract) {
    const { name, size } = source.header;
    const entry = Readable.from(source);
    const [, table] = TABLE.exec(name) ?? [];
    if (name === 'skill-harbor-backup') checkFormat(await textOf(entry, MAX_FORMAT_BYTES), path);
    else if (name.startsWith(FILE)) {
      const key = name.slice(FILE.length);
      // The key is used as a path, so it must be a key that the application has generated.
      if (!isFileKey(key)) throw new Error(`It holds a file with the name ${key}.`);
      yield* fileOf(key, size, entry, tally);
    } else if (table !== undefined) {
      for await (const lines of linesOf(entry)) {
        tally.addLines(table, lines);
        yield { kind: 'lines', table, lines };
      }
    } else if (name === 'manifest.json') {
      // The cast is safe: archiveWriter.ts wrote the manifest, which is then compared with the entries before it.
      const manifest = JSON.parse(await textOf(entry, MAX_MANIFEST_BYTES)) as Manifest;
      compareWithManifest(tally, manifest, path);
      yield { kind: 'manifest', manifest };
    } else throw new Error(`It holds an unknown entry ${name}.`);
  }
}

async function textOf(entry: AsyncIterable<Uint8Array>, maxBytes: number): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  for await (const chunk of entry) {
    bytes += chunk.length;
    if (bytes > maxBytes) throw new Error('An entry is too large');
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}

/** Reads the lines of an entry in batches. */
async function* linesOf(entry: AsyncIterable<Uint8Array>): AsyncGenerator<string[]> {
  const decoder = new TextDecoder();
  let lines: string[] = [];
  let length = 0;
  let count = 0;
  let rest = '';
  for await (const chunk of entry) {
    const [first = '', ...others] = decoder.decode(chunk, { stream: true }).split('\n');
    const last = others.pop();
    rest += first;
    if (rest.length > MAX_LINE_LENGTH) throw new Error('A row is too long');
    if (last === undefined) continue;
    for (const line of [rest, ...others]) {
      lines.push(line);
      length += line.length;
    }
    rest = last;
    count += 1 + others.length;
    if (count > MAX_LINES_PER_ENTRY) throw new Error('An entry has too many rows');
    if (lines.length < LINES_AT_ONCE && length < LENGTH_AT_ONCE) continue;
    yield lines;
    lines = [];
    length = 0;
  }
  if (lines.length > 0) yield lines;
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
  if (size > MAX_FILE_BYTES) throw new Error(`Its file ${key} is too large`);
  const hash = createHash('sha256');
  const content = (async function* () {
    for await (const chunk of entry) {
      hash.update(chunk);
      yield chunk;
    }
  })();
  yield { kind: 'file', key, size, content, isStored: false };
  // Reads the rest of the file if the caller has not read it, because the next file of the archive begins after it.
  for await (const _chunk of content);
  tally.addFile(key, size, hash.digest('hex'));
}
