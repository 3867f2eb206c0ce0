/**
 * Files that nobody refers to: a crash between keeping a file and committing what it belongs to leaves one. To be
 * called before the server listens, while no request can be between the two.
 *
 *     removeOrphans(queries, dataDir) → Promise<string[]>     the keys of the files that were removed
 */
import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { Queries } from '../tables.ts';

/** How many files are looked up at once. */
const BATCH = 1_000;

export async function removeOrphans(queries: Queries, dataDir: string): Promise<string[]> {
  const orphans = await queries.transaction().execute(async (transaction) => {
    // A PostgreSQL server may still be committing what the process that crashed had asked for: wait for that.
    await sql`lock table resumes, freelancers in share mode`.execute(transaction);
    return [
      ...(await orphansIn(dataDir, 'resumes', (keys) => knownResumes(transaction, keys))),
      ...(await orphansIn(dataDir, 'pictures', (keys) => knownPictures(transaction, keys))),
    ];
  });
  for (const key of orphans) await rm(join(dataDir, key), { force: true });
  return orphans;
}

async function orphansIn(
  dataDir: string,
  folder: string,
  known: (keys: readonly string[]) => Promise<Set<string>>,
): Promise<string[]> {
  const keys = (await namesIn(join(dataDir, folder))).map((name) => `${folder}/${name}`);
  const orphans: string[] = [];
  for (let start = 0; start < keys.length; start += BATCH) {
    const batch = keys.slice(start, start + BATCH);
    const kept = await known(batch);
    orphans.push(...batch.filter((key) => !kept.has(key)));
  }
  return orphans;
}

async function knownResumes(queries: Queries, keys: readonly string[]): Promise<Set<string>> {
  const rows = await queries.selectFrom('resumes').select('key').where('key', 'in', keys).execute();
  return new Set(rows.map(({ key }) => key));
}

async function knownPictures(queries: Queries, keys: readonly string[]): Promise<Set<string>> {
  const pictures = keys.map(pictureOf);
  const rows = await queries
    .selectFrom('freelancers')
    .select('picture')
    .where('picture', 'in', pictures)
    .execute();
  const known = new Set(rows.map(({ picture }) => picture));
  return new Set(keys.filter((key) => known.has(pictureOf(key))));
}

/** The other way round than pictureKey. */
function pictureOf(key: string): string {
  return key.replace(/^pictures\//, '').replace(/-\d+\.webp$/, '');
}

async function namesIn(folder: string): Promise<string[]> {
  try {
    return await readdir(folder);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  }
}
