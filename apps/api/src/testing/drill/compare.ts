/** Compares the rows and files of two installations, and finds those that only one of them has. */
import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { isDeepStrictEqual } from 'node:util';
import { readTables } from '@skillharbor/backup/catalog';
import type { Table } from '@skillharbor/backup/catalog';
import { digestOf, linesOf } from '@skillharbor/backup/rows';
import { inSnapshot } from '@skillharbor/backup/snapshot';
import { openDatabase } from '../../platform/database/database.ts';
import type { Queries, Tables } from '../../platform/database/tables.ts';
import type { FileStore } from '../../files/fileStore.ts';
import { localFileStore } from '../../files/localFileStore.ts';
import { referencedKeys } from '../../files/references.ts';
import { marketplaceData } from '../../backup/marketplaceData.ts';
import type { Place } from './places.ts';

export interface Loss {
  /** The number of rows in the first database. The second database should contain all of them. */
  rows: number;
  files: number;
  /** The number of rows, by table, that only one of the two databases contains. */
  differing: Record<string, number>;
  lostFiles: string[];
}

export function lossBetween(before: Place, after: Place): Promise<Loss> {
  return within(before, (first) =>
    within(after, async (second) => {
      const loss: Loss = { rows: 0, files: 0, differing: {}, lostFiles: [] };
      for (const table of await readTables(first.snapshot)) {
        const digest = await digestOf(first.snapshot, table);
        loss.rows += digest.rows;
        if (isDeepStrictEqual(digest, await digestOf(second.snapshot, table))) continue;
        const there = new Set(await linesIn(second.snapshot, table));
        const here = await linesIn(first.snapshot, table);
        const same = here.filter((line) => there.has(line)).length;
        loss.differing[table.name] = here.length - same + (there.size - same);
      }
      for await (const key of referencedKeys(first.snapshot)) {
        loss.files += 1;
        const [here, there] = await Promise.all([hashIn(first.files, key), hashIn(second.files, key)]);
        if (here === null || here !== there) loss.lostFiles.push(key);
      }
      return loss;
    }),
  );
}

interface Opened {
  snapshot: Queries;
  files: FileStore;
}

async function within<Result>(
  { dataDir, databaseUrl }: Place,
  task: (opened: Opened) => Promise<Result>,
): Promise<Result> {
  const database = await openDatabase<Tables>({ dataDir, databaseUrl: databaseUrl ?? undefined });
  try {
    const files = localFileStore(dataDir);
    return await inSnapshot(marketplaceData, database, (snapshot) => task({ snapshot, files }));
  } finally {
    await database.close();
  }
}

async function linesIn(snapshot: Queries, table: Table): Promise<string[]> {
  const all: string[] = [];
  for await (const lines of linesOf(snapshot, table, table.columns)) all.push(...lines);
  return all;
}

async function hashIn(files: FileStore, key: string): Promise<string | null> {
  const file = await files.open(key);
  return (
    file &&
    createHash('sha256')
      .update(await buffer(file.stream))
      .digest('hex')
  );
}
