/**
 * Writes an archive: a tar file that is compressed with gzip and, with a passphrase, encrypted. All data is streamed,
 * so the memory that this takes does not depend on the size of the archive.
 *
 *     skill-harbor-backup          the number of the format
 *     files/resumes/4c0f….pdf      the files
 *     tables/users/000001.ndjson   the rows, some hundred in each entry, since an entry starts with its size
 *     manifest.json
 */
import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { Readable } from 'node:stream';
import type { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { pack as createPack } from 'tar-stream';
import type { Pack } from 'tar-stream';
import { syncPath } from '@skillharbor/embedded-postgres/durableFiles';
import { encrypt } from './encryption.ts';
import type { Encryption } from './encryption.ts';
import { FORMAT, createTally } from './manifest.ts';
import type { Manifest, Tally } from './manifest.ts';

/**
 * The compression level is low: most of an archive consists of pictures and PDFs, which a higher level would not make
 * smaller.
 */
const COMPRESSION_LEVEL = 3;

export interface ArchiveWriter {
  addFile(key: string, file: { stream: Readable; size: number }): Promise<void>;
  addLines(table: string, lines: readonly string[]): Promise<void>;
  addManifest(describe: (tally: Tally) => Manifest): Promise<Manifest>;
}

/**
 * Runs a task that writes an archive. When the archive is complete and durable, moves it to its path.
 *
 * @param to the path of the archive, or a stream. The caller moves the output of a stream to its final path.
 */
export function writeArchive<Result>(
  to: string | Writable,
  encryption: Encryption | null,
  task: (archive: ArchiveWriter) => Promise<Result>,
): Promise<Result> {
  if (typeof to !== 'string') return fill(to, encryption, task);
  return putInPlace(to, (partial) =>
    fill(createWriteStream(partial, { mode: 0o600, flush: true }), encryption, task),
  );
}

/**
 * Runs a task that writes to `<path>.partial`, and moves this file to its final path when the task is complete. If the
 * process is killed, this file stays, and the next call removes it.
 */
export async function putInPlace<Result>(
  path: string,
  task: (partial: string) => Promise<Result>,
): Promise<Result> {
  const place = resolve(path);
  const partial = `${place}.partial`;
  await rm(partial, { force: true });
  try {
    const result = await task(partial);
    await rename(partial, place);
    syncPath(dirname(place));
    return result;
  } catch (error) {
    await rm(partial, { force: true });
    throw error;
  }
}

async function fill<Result>(
  output: Writable,
  encryption: Encryption | null,
  task: (archive: ArchiveWriter) => Promise<Result>,
): Promise<Result> {
  const pack = createPack();
  const written = pipeline(
    Readable.from(pack),
    createGzip({ level: COMPRESSION_LEVEL }),
    (plain) => (encryption === null ? plain : encrypt(plain, encryption)),
    output,
  );
  try {
    // Stops waiting for the task if the archive can no longer be written.
    const failed = written.then(() => Promise.reject(new Error('The archive ended before its content.')));
    const result = await Promise.race([task(archiveOn(pack)), failed]);
    failed.catch(() => undefined);
    pack.finalize();
    await written;
    return result;
  } catch (error) {
    pack.destroy();
    await written.catch(() => undefined);
    throw error;
  }
}

function archiveOn(pack: Pack): ArchiveWriter {
  const tally = createTally();
  const parts = new Map<string, number>();
  const header = { mode: 0o600, mtime: new Date() };
  const add = (name: string, content: string) =>
    new Promise<void>((resolve, reject) => {
      pack.entry({ ...header, name }, content, (error) => (error ? reject(error) : resolve()));
    });
  const begun = add('skill-harbor-backup', `${FORMAT}\n`);

  return {
    async addFile(key, { stream, size }) {
      await begun;
      const hash = createHash('sha256');
      const hashed = async function* (content: AsyncIterable<Buffer>) {
        for await (const chunk of content) {
          hash.update(chunk);
          yield chunk;
        }
      };
      await pipeline(stream, hashed, pack.entry({ ...header, name: `files/${key}`, size }));
      tally.addFile(key, size, hash.digest('hex'));
    },

    async addLines(table, lines) {
      await begun;
      const part = (parts.get(table) ?? 0) + 1;
      parts.set(table, part);
      await add(`tables/${table}/${String(part).padStart(6, '0')}.ndjson`, `${lines.join('\n')}\n`);
      tally.addLines(table, lines);
    },

    async addManifest(describe) {
      const manifest = describe(tally);
      await add('manifest.json', `${JSON.stringify(manifest, null, 2)}\n`);
      return manifest;
    },
  };
}
