/**
 * Writes an archive while sending it, so that no copy of it is stored and even a large archive takes little memory. The
 * files are not compressed again, so the size of the archive is known before its first byte is sent.
 */
import { Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import type { FileStore } from '../../files/fileStore.ts';
import type { Contents } from './contents.ts';

export async function archive(
  files: FileStore,
  { texts, stored }: Contents,
  mtime: Date,
): Promise<{ stream: Readable; size: number }> {
  const zip = new ZipFile();
  const options = { mtime, compress: false };
  for (const { path, content } of texts) zip.addBuffer(Buffer.from(content), path, options);
  for (const { path, key } of stored) {
    const size = await sizeOf(files, key);
    // A file may be replaced or deleted while the archive is written, so a missing file is left out.
    if (size === null) continue;
    zip.addReadStreamLazy(path, { ...options, size }, (done) => void openFor(done, files, key));
  }
  // The cast adds the size to the callback, because the types of yazl lack it.
  const end = zip.end.bind(zip) as (options: undefined, onSize: (size: number) => void) => void;
  const size = await new Promise<number>((resolve) => end(undefined, resolve));
  // The cast is safe, because yazl returns a stream of Node.js.
  return { stream: zip.outputStream as Readable, size };
}

type Opened = (error: unknown, stream: Readable) => void;

async function openFor(done: Opened, files: FileStore, key: string): Promise<void> {
  const nothing = Readable.from([]);
  try {
    const file = await files.open(key);
    if (file) done(null, file.stream);
    else done(new Error(`The file ${key} is gone.`), nothing);
  } catch (error) {
    done(error, nothing);
  }
}

async function sizeOf(files: FileStore, key: string): Promise<number | null> {
  const file = await files.open(key);
  file?.stream.destroy();
  return file && file.size;
}
