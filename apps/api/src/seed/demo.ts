/**
 * The demo data: a marketplace as it looks after some months, seen from today.
 *
 *     seedDemo(queries, files, clock, workFolder)
 *
 * Deterministic, except for the names of stored files. Everything is inserted in one transaction, so that a start
 * that is interrupted leaves an empty database, which the next start fills.
 */
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Clock } from '../clock.ts';
import type { FileStore } from '../files/store.ts';
import type { Queries } from '../tables.ts';
import { insertApplications, keepResumes } from './applications.ts';
import { insertListings } from './listings.ts';
import { hashPasswords, insertPeople, keepPortraits } from './people.ts';

/**
 * Fills an empty database. `workFolder` takes files that are being made and is empty of them afterwards; it must be
 * on the same disk as the files.
 */
export async function seedDemo(
  queries: Queries,
  files: FileStore,
  clock: Clock,
  workFolder: string,
): Promise<void> {
  const now = clock();
  await mkdir(workFolder, { recursive: true });
  const folder = await mkdtemp(join(workFolder, 'demo-'));
  try {
    const [pictures, resumes, hashes] = await Promise.all([
      keepPortraits(files, folder),
      keepResumes(files, folder, now),
      hashPasswords(),
    ]);
    await queries.transaction().execute(async (transaction) => {
      const people = await insertPeople(transaction, { pictures, hashes, now });
      const listings = await insertListings(transaction, people, now);
      await insertApplications(transaction, { people, listings, resumes, now });
    });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Whether nobody has signed up so far, so that there is room for the demo data. */
export async function isEmpty(queries: Queries): Promise<boolean> {
  return (await queries.selectFrom('users').select('id').limit(1).executeTakeFirst()) === undefined;
}
