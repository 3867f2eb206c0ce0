/** Updates jobs, and with them the applications that an edit affects. */
import type { JobUpdate, MyJob } from '@skillharbor/contract';
import type { Queries } from '../../platform/database/tables.ts';
import { hide, lockReviewed, reveal } from '../reveals/reveals.repository.ts';
import { lockMyJob, writeJob } from './jobs.repository.ts';
import { recordEdit } from './jobVersions.repository.ts';
import { planPauseNotice } from './notices.repository.ts';

export interface JobToUpdate {
  id: number;
  clientId: number;
  /** The member of the client's team who updates it. */
  by: number;
  /** The version that the update is based on, or undefined to update any version. */
  basedOn: number | undefined;
}

/**
 * Updates a job. Returns undefined if the job does not exist, or is no longer in the version that the update is based
 * on.
 */
export async function updateMyJob(
  queries: Queries,
  { id, clientId, by, basedOn }: JobToUpdate,
  update: Omit<JobUpdate, 'version'>,
  now: Date,
): Promise<MyJob | undefined> {
  const { blind_review: isBlind } = update;
  return queries.transaction().execute(async (transaction) => {
    const waiting = await lockReviewed(transaction, { id, clientId }, isBlind);
    const before = await lockMyJob(transaction, { id, clientId });
    if (!before || (basedOn !== undefined && before.version !== basedOn)) return undefined;
    const { job, content } = await writeJob(transaction, before, update, now);
    await recordEdit(transaction, before, content, { by, now });
    if (isBlind === true) await hide(transaction, waiting);
    else await reveal(transaction, waiting, { by, reason: 'review_ended', now });
    const activity = { wasActive: before.is_active, isActive: job.is_active };
    await planPauseNotice(transaction, id, activity, now);
    return job;
  });
}
