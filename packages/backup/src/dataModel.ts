/**
 * Declares what backup, restore and move must know about an application's data. PostgreSQL's catalog contains the rest.
 */
import type { Readable } from 'node:stream';
import type { Kysely } from 'kysely';
import type { MigrationRecord } from './catalog.ts';

export interface DataModel<Schema> {
  /** Lists the migrations that this version knows, in order. The table `migrations` contains those that have run. */
  migrations: () => readonly MigrationRecord[];
  /** Runs the pending migrations. With `last`, it stops after that migration. */
  migrate: (database: Kysely<Schema>, last?: string) => Promise<unknown>;
  /** This table has rows if and only if the database is in use. */
  usedTable: string;
  /** Runs a task whose statements may take as long as they need. */
  untimed: <Result>(task: () => Promise<Result>) => Promise<Result>;
  /**
   * Lists the keys of all files that rows refer to, each once. It runs in a transaction, and also works with older
   * schemas.
   */
  referencedKeys: (transaction: Kysely<Schema>) => AsyncIterable<string>;
  /** Returns true if the application generated this key. It becomes a path. */
  isFileKey: (key: string) => boolean;
  /** Lists the keys of all files in the store. */
  storedKeys: (files: FileStore) => AsyncIterable<string>;
  /** Opens a file that a row referred to at this time. Returns null if the file is lost. */
  openFile: (files: FileStore, key: string, at: Date) => ReturnType<FileStore['open']>;
  /** Records files that exist or are about to exist while no row refers to them. */
  unreferenced: {
    /** Lists the recorded keys. The list is empty if the schema has no table for them yet. */
    list: (database: Kysely<Schema>) => Promise<string[]>;
    record: (database: Kysely<Schema>, keys: readonly string[], now: Date) => Promise<void>;
    forget: (database: Kysely<Schema>, keys: readonly string[]) => Promise<void>;
  };
  /** Writes into a file store which database it belongs to. `workFolder` is for temporary files. */
  markFiles: (database: Kysely<Schema>, files: FileStore, workFolder: string) => Promise<void>;
  /** Removes the mark before another database replaces the one that owns the files. */
  unmarkFiles: (files: FileStore) => Promise<void>;
}

export interface Database<Schema> {
  readonly kysely: Kysely<Schema>;
}

/** Stores files by generated keys. */
export interface FileStore {
  /** Stores the file at `path`, possibly by moving it. The file is durable when the promise resolves. */
  put(key: string, path: string): Promise<void>;
  /** Opens a file. Returns null if the file does not exist. */
  open(key: string): Promise<{ stream: Readable; size: number } | null>;
  has(key: string): Promise<boolean>;
  /** Lists the keys of the files directly in a folder. */
  list(folder: string): AsyncIterable<string>;
  /** Removes a file. Does nothing if the file does not exist. */
  remove(key: string): Promise<void>;
}

export async function countFiles<Schema>(
  { referencedKeys }: DataModel<Schema>,
  transaction: Kysely<Schema>,
): Promise<number> {
  let count = 0;
  for await (const _key of referencedKeys(transaction)) count += 1;
  return count;
}
