/**
 * Packs a data folder into one compressed file. Each release saves such a file, with which later releases test that
 * they can open the folder.
 */
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, readFile, readdir } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { constants, createZstdCompress, createZstdDecompress } from 'node:zlib';
import { extract as createExtract, pack as createPack } from 'tar-stream';

/** The parts of the data folder that are packed. The signing key is omitted, because no test needs it. */
const DATA_FOLDERS = ['database', 'installation', 'pictures', 'resumes'];
/**
 * The compression window is larger than all databases of the cluster together. These databases are nearly identical, so
 * the file becomes two thirds smaller.
 */
const SMALLEST = {
  params: {
    [constants.ZSTD_c_compressionLevel]: 19,
    [constants.ZSTD_c_windowLog]: 26,
    [constants.ZSTD_c_enableLongDistanceMatching]: 1,
  },
};

/** Packs the data folder of a stopped server. */
export async function packFolder(dataDir: string, path: string): Promise<void> {
  const pack = createPack();
  const written = pipeline(Readable.from(pack), createZstdCompress(SMALLEST), createWriteStream(path));
  const entries = await readdir(dataDir, { recursive: true, withFileTypes: true });
  const places = entries.map((entry) => {
    const name = relative(dataDir, join(entry.parentPath, entry.name));
    return { name, isFolder: entry.isDirectory() };
  });
  for (const { name, isFolder } of places.toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
    if (!DATA_FOLDERS.includes(name.split('/')[0] ?? '')) continue;
    if (isFolder) pack.entry({ name, type: 'directory' });
    else pack.entry({ name }, await readFile(join(dataDir, name)));
  }
  pack.finalize();
  await written;
}

export async function unpackFolder(path: string, dataDir: string): Promise<void> {
  const extract = createExtract();
  const read = pipeline(createReadStream(path), createZstdDecompress(), extract);
  for await (const entry of extract) {
    const { name, type } = entry.header;
    const place = join(dataDir, name);
    await mkdir(type === 'directory' ? place : dirname(place), { recursive: true, mode: 0o700 });
    if (type === 'directory') entry.resume();
    else await pipeline(Readable.from(entry), createWriteStream(place, { mode: 0o600 }));
  }
  await read;
}
