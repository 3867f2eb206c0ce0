/** The store for resumes and pictures, which have generated keys such as `resumes/4c0f….pdf`. */
import type { Readable } from 'node:stream';

export interface FileStore {
  /** Stores the file at `path`, possibly by moving it. The file is durable when the promise resolves. */
  put(key: string, path: string): Promise<void>;
  /** Opens a file. Returns null if the file does not exist. */
  open(key: string): Promise<{ stream: Readable; size: number } | null>;
  has(key: string): Promise<boolean>;
  /** Lists the keys of the files in a folder, without those in its subfolders. */
  list(folder: string): AsyncIterable<string>;
  /** Moves a file. Does nothing if the file does not exist. */
  move(from: string, to: string): Promise<void>;
  /** Copies a file. Returns false if the file does not exist. */
  copy(from: string, to: string): Promise<boolean>;
  /** Removes a file. Does nothing if the file does not exist. */
  remove(key: string): Promise<void>;
}
