/** The store for resumes and pictures, under generated keys such as `resumes/4c0f….pdf`. */
import type { Readable } from 'node:stream';

export interface FileStore {
  /** Stores the file at `path`, possibly by moving it. It is durable when the promise resolves. */
  put(key: string, path: string): Promise<void>;
  /** Null where the file does not exist. */
  open(key: string): Promise<{ stream: Readable; size: number } | null>;
  has(key: string): Promise<boolean>;
  /** The keys of the files directly in a folder. */
  list(folder: string): AsyncIterable<string>;
  /** Does nothing where the file does not exist. */
  move(from: string, to: string): Promise<void>;
  /** Does nothing where the file does not exist. */
  remove(key: string): Promise<void>;
}
