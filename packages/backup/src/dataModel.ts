/** Declares what backup, restore and move need to know of an application's data. The rest is in PostgreSQL's catalog. */
import type { Readable } from 'node:stream';
import type { Kysely } from 'kysely';
import type { MigrationRecord } from './catalog.ts';

export interface DataModel<Schema> {
  /** Lists the migrations that this version knows, in order. Those that have run are in the table `migrations`. */
  migrations: () => readonly MigrationRecord[];
  /** Runs the pending migrations, with `last` only those up to it. */
  migrate: (database: Kysely<Schema>, last?: string) => Promise<unknown>;
  /** The table that has rows if and only if the database is in use. */
  usedTable: string;
  /** Runs a task whose statements may take as long as they need. */
  untimed: <Result>(task: () => Promise<Result>) => Promise<Result>;
  /**
   * Lists the keys of all files to which rows refer, each once. It runs in a transaction, and works with older schemas,
   * too.
   */
  referencedKeys: (transaction: Kysely<Schema>) => AsyncIterable<string>;
  /** Returns true if the application generated this key. It becomes a path. */
  isFileKey: (key: string) => boolean;
  /** Lists the keys of all files in the store. */
  storedKeys: (files: FileStore) => AsyncIterable<string>;
  /** Opens a file to which a row referred at this time. Returns null if it is lost. */
  openFile: (files: FileStore, key: string, at: Date) => ReturnType<FileStore['open']>;
  /** The records of files that exist, or are about to, while no row refers to them. */
  unreferenced: {
    /** Lists the recorded keys, none if the schema has no place for them yet. */
    list: (database: Kysely<Schema>) => Promise<string[]>;
    record: (database: Kysely<Schema>, keys: readonly string[], now: Date) => Promise<void>;
    forget: (database: Kysely<Schema>, keys: readonly string[]) => Promise<void>;
  };
  /** Writes into a file store to which database it belongs. `workFolder` is for drafts. */
  markFiles: (database: Kysely<Schema>, files: FileStore, workFolder: string) => Promise<void>;
  /** Removes the mark before another database replaces the one to which the files belong. */
  unmarkFiles: (files: FileStore) => Promise<void>;
}

export interface Database<Schema> {
  readonly kysely: Kysely<Schema>;
}

/** The store of files, which have generated keys. */
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
