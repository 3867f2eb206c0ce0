/** Creates and updates jobs, and changes the applications that an edit affects. */
import type { JobInput, JobUpdate, MyJob } from '@skillharbor/contract';
import { dayOf } from '../../platform/time/clock.ts';
import type { Queries } from '../../platform/database/tables.ts';
import { hide, lockReviewed, reveal } from '../reveals/reveals.repository.ts';
import { lockCompanies } from '../companies/companies.repository.ts';
import { takesPlace } from './jobs.policy.ts';
import { countPlaces, insertJob, lockMyJob, writeJob } from './jobs.repository.ts';
import { recordEdit } from './jobVersions.repository.ts';
import { planPauseNotice } from './notices.repository.ts';

export interface JobToUpdate {
  id: number;
  clientId: number;
  /** The member of the client's team who updates the job. */
  by: number;
  /** The version that the update is based on, or undefined if the update applies to any version. */
  basedOn: number | undefined;
  /** How many open, planned and paused jobs the client may have. */
  maxOpen: number;
}

/** Creates a job. Returns null if the client has `maxOpen` open jobs already, and the new job would be another one. */
export async function createMyJob(
  queries: Queries,
  { clientId, maxOpen }: { clientId: number; maxOpen: number },
  input: JobInput,
  now: Date,
): Promise<MyJob | null> {
  return queries.transaction().execute(async (transaction) => {
    if (takesPlace(input, dayOf(now))) {
      await lockCompanies(transaction, [clientId]);
      if ((await countPlaces(transaction, clientId, now)) >= maxOpen) return null;
    }
    return insertJob(transaction, clientId, input, now);
  });
}

/**
 * Updates a job. Returns undefined if the job does not exist or has another version than the update is based on, and
 * null if the client has too many open jobs.
 */
export async function updateMyJob(
  queries: Queries,
  { id, clientId, by, basedOn, maxOpen }: JobToUpdate,
  update: Omit<JobUpdate, 'version'>,
  now: Date,
): Promise<MyJob | null | undefined> {
  const { blind_review: isBlind } = update;
  return queries.transaction().execute(async (transaction) => {
    const today = dayOf(now);
    if (takesPlace(update, today)) await lockCompanies(transaction, [clientId]);
    const waiting = await lockReviewed(transaction, { id, clientId }, isBlind);
    const before = await lockMyJob(transaction, { id, clientId });
    if (!before || (basedOn !== undefined && before.version !== basedOn)) return undefined;
    const isOpened = takesPlace(update, today) && !takesPlace(before, today);
    if (isOpened && (await countPlaces(transaction, clientId, now)) >= maxOpen) return null;
    const { job, content } = await writeJob(transaction, before, update, now);
    await recordEdit(transaction, before, content, { by, now });
    if (isBlind === true) await hide(transaction, waiting);
    else await reveal(transaction, waiting, { by, reason: 'review_ended', now });
    const activity = { wasActive: before.is_active, isActive: job.is_active };
    await planPauseNotice(transaction, id, activity, now);
    return job;
  });
}
