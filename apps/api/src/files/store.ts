/** Where resumes and pictures are kept, under generated names such as `resumes/4c0f….pdf`. */
import type { Readable } from 'node:stream';

export interface FileStore {
  /** Keeps the file at `path` as `key`; it is safe on disk when the promise resolves. The file at `path` may be gone then. */
  keep(key: string, path: string): Promise<void>;
  /** Null where there is no such file. */
  open(key: string): Promise<{ stream: Readable; size: number } | null>;
  /** No error where there is no such file. */
  remove(key: string): Promise<void>;
}
