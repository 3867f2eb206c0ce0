import type { Writable } from 'node:stream';
import type { ArchiveFile } from '@skillharbor/backup/archiveReader';

/** A place in which archives can be: a folder (places.ts), or object storage (bucket.ts). */
export interface ArchivePlace {
  /** Returns what messages call the archive with this name. */
  pathOf(name: string): string;
  /** Lists the names of the files, in any order. */
  list(): Promise<string[]>;
  /** Stores what `write` writes, unless `write` or `check` throws: then nothing is left. */
  put(
    name: string,
    write: (output: Writable) => Promise<void>,
    check: (archive: ArchiveFile) => Promise<void>,
  ): Promise<void>;
  remove(name: string): Promise<void>;
  find(name: string): ArchiveFile;
}
