/**
 * Saves jobs and freelancers. Each change is one transaction that locks the user, so that simultaneous requests cannot
 * exceed the limit.
 */
import type { JobOfDevice, SavedJobInput } from '@skillharbor/contract';
import type { Queries } from '../../platform/database/tables.ts';
import { dayOf, secondsAfter } from '../../platform/time/clock.ts';
import type { Clock } from '../../platform/time/clock.ts';
import { isFreelancer } from '../invitations/invitations.repository.ts';
import { findPresentJobs } from './presentJobs.repository.ts';
import type { ListedJob } from './presentJobs.repository.ts';
import { joinNotes, MAX_SAVED } from './saved.policy.ts';
import {
  countSavedFreelancers,
  deleteRemovedFreelancers,
  isSavedFreelancer,
  upsertSavedFreelancer,
} from './savedFreelancers.repository.ts';
import {
  countSavedJobs,
  deleteRemovedJobs,
  findSavedJob,
  insertSavedJob,
  lockUser,
  writeSavedJob,
} from './savedJobs.repository.ts';

export interface SavedServices {
  queries: Queries;
  clock: Clock;
}

type Outcome = 'saved' | 'full' | 'not found';

/** The time for which the note of a removed entry stays stored, in seconds. */
const REMOVED_FOR_S = 30 * 24 * 60 * 60;

/** Saves a job, changes the note on a saved job, or moves a saved job into a list. */
export async function saveJob(
  { queries, clock }: SavedServices,
  name: { userId: number; jobId: number },
  { note, list }: SavedJobInput,
): Promise<Outcome> {
  const now = clock();
  return queries.transaction().execute(async (transaction) => {
    await lockUser(transaction, name.userId);
    const stored = await findSavedJob(transaction, name);
    const [listed] = (await findPresentJobs(transaction, [name.jobId], dayOf(now))).values();
    if (!stored && !listed) return 'not found';
    const isNew = !stored || stored.removed_at !== null;
    if (isNew && (await countSavedJobs(transaction, name.userId)) >= MAX_SAVED) return 'full';
    if (!stored && listed)
      await insertSavedJob(
        transaction,
        newRow(name, { title: '', note: note ?? '', list: list?.trim() ?? '' }, listed, now),
      );
    else
      await writeSavedJob(transaction, name, {
        ...(note !== undefined && { note }),
        ...(list !== undefined && { list: list.trim() }),
        ...(isNew && { saved_at: now, ...(listed && seenOf(listed)) }),
        removed_at: null,
      });
    return 'saved';
  });
}

/**
 * Adds the jobs that a visitor has saved on a device to the visitor's account. Returns the ids of the jobs that could
 * not be added.
 */
export async function takeJobs(
  { queries, clock }: SavedServices,
  userId: number,
  jobs: readonly JobOfDevice[],
): Promise<number[]> {
  const now = clock();
  return queries.transaction().execute(async (transaction) => {
    await lockUser(transaction, userId);
    const ids = jobs.map(({ id }) => id);
    const listed = await findPresentJobs(transaction, ids, dayOf(now));
    let room = MAX_SAVED - (await countSavedJobs(transaction, userId));
    const left: number[] = [];
    for (const { id: jobId, title, note: added } of jobs) {
      const name = { userId, jobId };
      const stored = await findSavedJob(transaction, name);
      const isNew = !stored || stored.removed_at !== null;
      const note = joinNotes(stored?.note ?? '', added);
      if (note === null || (isNew && room <= 0)) {
        left.push(jobId);
        continue;
      }
      if (isNew) room -= 1;
      if (stored) await writeSavedJob(transaction, name, { note, removed_at: null });
      else await insertSavedJob(transaction, newRow(name, { title, note, list: '' }, listed.get(jobId), now));
    }
    return left;
  });
}

const seenOf = (listed: ListedJob | undefined) => ({
  seen_state: listed?.state ?? ('unlisted' as const),
  seen_version: listed?.version ?? null,
  seen_content: listed?.content ?? null,
});

/** Returns the row for a newly saved job. The given title is stored only if the public cannot see the job. */
const newRow = (
  { userId, jobId }: { userId: number; jobId: number },
  { title, note, list }: { title: string; note: string; list: string },
  listed: ListedJob | undefined,
  now: Date,
) => ({
  user_id: userId,
  listing_id: jobId,
  title: listed?.job.title ?? title,
  note,
  list,
  saved_at: now,
  ...seenOf(listed),
});

/** Saves a freelancer for an account, or changes the note on a saved freelancer. */
export async function saveFreelancer(
  { queries, clock }: SavedServices,
  name: { clientId: number; freelancerId: number },
  note: string | undefined,
): Promise<Outcome> {
  return queries.transaction().execute(async (transaction) => {
    await lockUser(transaction, name.clientId);
    if (!(await isFreelancer(transaction, name.freelancerId))) return 'not found';
    const isNew = !(await isSavedFreelancer(transaction, name));
    if (isNew && (await countSavedFreelancers(transaction, name.clientId)) >= MAX_SAVED) return 'full';
    await upsertSavedFreelancer(transaction, name, note, clock());
    return 'saved';
  });
}

/** Deletes the entries that were removed more than REMOVED_FOR_S ago, with their notes. */
export async function deleteRemoved({ queries, clock }: SavedServices): Promise<void> {
  const time = secondsAfter(clock(), -REMOVED_FOR_S);
  await deleteRemovedJobs(queries, time);
  await deleteRemovedFreelancers(queries, time);
}
