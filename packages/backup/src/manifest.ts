/** The last entry of an archive, which describes the others. If it is missing, the archive is incomplete. */
import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { MigrationRecord, Sequences } from './catalog.ts';
import { BackupError } from './errors.ts';
import { lineHash } from './rows.ts';
import type { TableDigest } from './rows.ts';

/** The format of the archives that this version writes, and the newest format that it can read. */
export const FORMAT = 1;

export interface Manifest {
  format: number;
  madeAt: string;
  /** The migrations that had run on the database. */
  migrations: MigrationRecord[];
  /** The tables, in an order in which their rows can be inserted. */
  tables: ({ name: string; columns: string[] } & TableDigest)[];
  sequences: Sequences;
  files: FileDigest;
  /** The keys of files that were already lost although rows refer to them, at most a hundred. */
  missing: string[];
}

/** One digest for all files together, because a million separate digests would need too much memory. */
export interface FileDigest {
  count: number;
  bytes: number;
  /**
   * A single hash over a list with one line for each file, in the order of the archive. A line contains the key, the
   * size and the digest of the file.
   */
  sha256: string;
}

/**
 * Creates a tally, which counts and hashes the data that is written to an archive, read from an archive, or moved
 * between two databases.
 */
export function createTally() {
  const tables = new Map<string, ReturnType<typeof lineHash>>();
  const all = createHash('sha256');
  let count = 0;
  let bytes = 0;
  const linesOf = (table: string) => {
    const hash = tables.get(table) ?? lineHash();
    tables.set(table, hash);
    return hash;
  };
  return {
    addLines: (table: string, lines: readonly string[]) => linesOf(table).add(lines),
    addFile(key: string, size: number, sha256: string): void {
      count += 1;
      bytes += size;
      all.update(`${key} ${size} ${sha256}\n`);
    },
    table: (name: string): TableDigest => linesOf(name).digest(),
    tableNames: () => [...tables.keys()],
    files: (): FileDigest => ({ count, bytes, sha256: all.digest('hex') }),
  };
}

export type Tally = ReturnType<typeof createTally>;

/** Throws if the content of an archive differs from its manifest. */
export function compareWithManifest(tally: Tally, { tables, files }: Manifest, archive: string): void {
  const names = tables.map(({ name }) => name);
  const differing = tables
    .filter(({ name, rows, sha256 }) => !isDeepStrictEqual(tally.table(name), { rows, sha256 }))
    .map(({ name }) => `the table ${name}`);
  const unknown = tally.tableNames().filter((name) => !names.includes(name));
  if (!isDeepStrictEqual(tally.files(), files)) differing.push('the files');
  const [first] = [...differing, ...unknown];
  if (first === undefined) return;
  throw new BackupError(
    `${archive} was changed since it was written: ${first} differ from its manifest. Use another backup.`,
  );
}
