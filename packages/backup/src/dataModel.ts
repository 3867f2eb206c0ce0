/**
 * Declares what backup, restore and move must know about the data of an application. Everything else is in PostgreSQL's
 * catalog.
 */
import type { Readable } from 'node:stream';
import type { Kysely } from 'kysely';
import type { MigrationRecord } from './catalog.ts';

export interface DataModel<Schema> {
  /** Lists the migrations that this version contains, in order. The table `migrations` lists those that have run. */
  migrations: () => readonly MigrationRecord[];
  /** Runs the pending migrations. If `last` is given, no migration after it is run. */
  migrate: (database: Kysely<Schema>, last?: string) => Promise<unknown>;
  /** The name of a table that is empty if and only if the database has not been used. */
  usedTable: string;
  /** Runs a task whose statements may take as long as they need. */
  untimed: <Result>(task: () => Promise<Result>) => Promise<Result>;
  /**
   * Lists the keys of all files that rows refer to, each key once. The query must run in a transaction, and also works
   * with older schemas.
   */
  referencedKeys: (transaction: Kysely<Schema>) => AsyncIterable<string>;
  /**
   * Returns true if the application has generated this key. The key is used as a path, so other keys must be refused.
   */
  isFileKey: (key: string) => boolean;
  /** Lists the keys of all files in the store. */
  storedKeys: (files: FileStore) => AsyncIterable<string>;
  /** Opens a file to which a row in this snapshot refers. Returns null if the file is lost. */
  openFile: (files: FileStore, key: string, at: Date) => ReturnType<FileStore['open']>;
  /** Records files to which no row refers, either before they are stored or while they exist. */
  unreferenced: {
    /** Lists the recorded keys. The list is empty if the schema is older than the table for them. */
    list: (database: Kysely<Schema>) => Promise<string[]>;
    record: (database: Kysely<Schema>, keys: readonly string[], now: Date) => Promise<void>;
    forget: (database: Kysely<Schema>, keys: readonly string[]) => Promise<void>;
  };
  /** Writes the id of a database into a file store that belongs to it. `workFolder` is for temporary files. */
  markFiles: (database: Kysely<Schema>, files: FileStore, workFolder: string) => Promise<void>;
  /** Removes this id before the file store is assigned to another database. */
  unmarkFiles: (files: FileStore) => Promise<void>;
}

export interface Database<Schema> {
  readonly kysely: Kysely<Schema>;
}

/** Stores files under generated keys. */
export interface FileStore {
  /** Stores the file at `path`, possibly by moving it. The file is durable when the promise resolves. */
  put(key: string, path: string): Promise<void>;
  /** Opens a file. Returns null if the file does not exist. */
  open(key: string): Promise<{ stream: Readable; size: number } | null>;
  has(key: string): Promise<boolean>;
  /** Lists the keys of the files in a folder, without those in its subfolders. */
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
