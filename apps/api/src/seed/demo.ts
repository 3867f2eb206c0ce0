/**
 * Inserts the demo data: a marketplace after some months of use, with dates relative to today.
 *
 *     ifEmpty(queries, (connection) => seedDemo(connection, files, clock, workFolder))
 *
 * The data is always the same, except for the dates and the names of stored files. It is inserted in one transaction,
 * so that an interrupted start leaves an empty database, which the next start fills.
 */
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { LOCKS, withLock } from '../platform/database/advisoryLock.ts';
import { withoutStatementTimeout } from '../platform/database/queryContext.ts';
import type { Queries } from '../platform/database/tables.ts';
import type { FileStore } from '../files/fileStore.ts';
import type { Clock } from '../platform/time/clock.ts';
import { insertAgreements } from './agreements.ts';
import { insertApplications, storeResumes } from './applications.ts';
import { insertConversations } from './conversations.ts';
import { insertDrafts } from './drafts.ts';
import { insertEdits } from './edits.ts';
import { insertInvitations } from './invitations.ts';
import { insertDomains } from './domains.ts';
import { insertJobs } from './jobs.ts';
import { hashPasswords, insertPeople } from './people.ts';
import { insertLegalTexts } from './legal.ts';
import { insertModeration } from './moderation.ts';
import { insertNotifications } from './notifications.ts';
import { storePictures } from './pictures.ts';
import { insertProfileResumes, storeProfileResumes } from './profileResumes.ts';
import { insertQuestions } from './questions.ts';
import { insertSaved } from './saved.ts';
import { insertSavedSearches } from './savedSearches.ts';
import { insertViews } from './views.ts';
import { insertSignUpInvitations } from './signUpInvitations.ts';
import { insertTeam } from './team.ts';

/**
 * Inserts the demo data into an empty database. `workFolder` is for temporary files, and must be on the same disk as
 * the stored files.
 */
export async function seedDemo(
  queries: Queries,
  files: FileStore,
  clock: Clock,
  workFolder: string,
): Promise<void> {
  const now = clock();
  const services = { queries, files, clock };
  await mkdir(workFolder, { recursive: true });
  const folder = await mkdtemp(join(workFolder, 'demo-'));
  try {
    // Draws the pictures first and the resumes afterwards, because both at once would need more memory than the rest of
    // the start.
    const pictures = await storePictures(services, folder);
    const resumes = await storeResumes(services, folder, now);
    const profileResumes = await storeProfileResumes(services, folder, now);
    const hashes = await hashPasswords();
    await queries.transaction().execute(async (transaction) => {
      const people = await insertPeople(transaction, { pictures, hashes, now });
      const jobIds = await insertJobs(transaction, people, now);
      await insertDomains(transaction, people, now);
      await insertViews(transaction, jobIds, now);
      await insertApplications(transaction, { people, jobIds, resumes, now });
      await insertProfileResumes(transaction, { people, profileResumes });
      await insertEdits(transaction, jobIds, now);
      await insertConversations(transaction, { people, jobIds, now });
      await insertInvitations(transaction, { people, jobIds, now });
      await insertAgreements(transaction, { people, jobIds, now });
      await insertQuestions(transaction, { people, jobIds, now });
      await insertSaved(transaction, { people, jobIds, now });
      await insertSavedSearches(transaction, { people, now });
      await insertDrafts(transaction, { people, jobIds, now });
      await insertNotifications(transaction, { people });
      await insertTeam(transaction, { people, hashes, now });
      await insertLegalTexts(transaction, now);
      await insertSignUpInvitations(transaction, now);
      await insertModeration(transaction, { people, jobIds, hashes, now });
    });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/**
 * Runs the task if no user has signed up yet, and returns true if the task ran. If several servers start together, one
 * of them runs the task. The others wait, and then find that the database is not empty any more.
 */
export async function ifEmpty(
  queries: Queries,
  task: (connection: Queries) => Promise<void>,
): Promise<boolean> {
  return withLock(queries, LOCKS.demoData, async (connection) => {
    if (!(await isEmpty(connection))) return false;
    await withoutStatementTimeout(() => task(connection));
    return true;
  });
}

/** Returns true if no user has signed up yet. */
export async function isEmpty(queries: Queries): Promise<boolean> {
  return (await queries.selectFrom('users').select('id').limit(1).executeTakeFirst()) === undefined;
}
