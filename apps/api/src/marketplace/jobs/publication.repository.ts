/** Finds and publishes the jobs whose planned day has come. */
import { sql } from 'kysely';
import type { Queries } from '../../platform/database/tables.ts';
import { dayOf } from '../../platform/time/clock.ts';
import { lockJobWithClient } from './lockedJobs.repository.ts';
import { planPauseNotice } from './notices.repository.ts';

/**
 * Finds a job whose planned day has come, and locks it until the transaction ends. Skips jobs that another server has
 * locked.
 */
export function lockPlanned(transaction: Queries, now: Date) {
  return (
    lockJobWithClient(transaction)
      .where('job.publish_on', '<=', dayOf(now))
      .where('job.deleted_at', 'is', null)
      // A job that a moderator withholds is published only after the ruling has ended.
      .where('job.is_withheld', '=', false)
      .orderBy('job.publish_on')
      .orderBy('job.id')
      .executeTakeFirst()
  );
}

/** Makes a job active, and cancels the planned mail that would tell its applicants that it is paused. */
export async function recordPublication(transaction: Queries, jobId: number, now: Date): Promise<void> {
  await transaction
    .updateTable('job_listings')
    .set((column) => ({
      is_active: true,
      publish_on: null,
      date_posted: column.fn.coalesce('date_posted', column.val(now)),
      reopened_at: sql<Date | null>`case when date_posted is null then reopened_at else ${now} end`,
      paused_at: null,
      last_sign_at: now,
      asked_at: null,
      version: column('version', '+', 1),
      updated_at: now,
    }))
    .where('id', '=', jobId)
    .execute();
  await planPauseNotice(transaction, jobId, { wasActive: false, isActive: true }, now);
}
