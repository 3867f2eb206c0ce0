import type { Writable } from 'node:stream';
import type { ArchiveFile } from '@skillharbor/backup/archiveReader';

/** A place that can store archives: a folder (places.ts) or a bucket of an object storage (bucket.ts). */
export interface ArchivePlace {
  /** Returns the path of the archive with this name, in the form for messages to the operator. */
  pathOf(name: string): string;
  /** Lists the names of the files, in any order. */
  list(): Promise<string[]>;
  /** Stores the content that `write` writes. If `write` or `check` throws, nothing is stored. */
  put(
    name: string,
    write: (output: Writable) => Promise<void>,
    check: (archive: ArchiveFile) => Promise<void>,
  ): Promise<void>;
  remove(name: string): Promise<void>;
  find(name: string): ArchiveFile;
}
