/**
 * Plans when the applicants of a job are notified that the job was edited or paused. Each of the two mails is sent some
 * time after the change, so that it covers several changes, and at most once a day.
 */
import { sql } from 'kysely';
import type { Queries } from '../../platform/database/tables.ts';
import { secondsAfter } from '../../platform/time/clock.ts';

/** The time from a change to the mail about it, in seconds. */
export const NOTICE_DELAY_S = 15 * 60;
/** The minimum time between two mails of the same kind about one job, in seconds. */
export const NOTICE_INTERVAL_S = 24 * 60 * 60;

const interval = sql`make_interval(secs => ${sql.lit(NOTICE_INTERVAL_S)})`;

/** Plans a mail about an edit. If a mail is already planned, it will include this edit. */
export async function planEditNotice(transaction: Queries, jobId: number, now: Date): Promise<void> {
  await transaction
    .insertInto('job_edit_notices')
    .values({ listing_id: jobId, due_at: secondsAfter(now, NOTICE_DELAY_S) })
    .onConflict((conflict) =>
      conflict.column('listing_id').doUpdateSet({
        due_at: sql`coalesce(job_edit_notices.due_at, greatest(excluded.due_at, job_edit_notices.notified_at + ${interval}))`,
      }),
    )
    .execute();
}

/** Plans a mail if the job was paused, and cancels the planned mail if the job was activated again. */
export async function planPauseNotice(
  transaction: Queries,
  jobId: number,
  { wasActive, isActive }: { wasActive: boolean; isActive: boolean },
  now: Date,
): Promise<void> {
  if (wasActive === isActive) return;
  if (isActive) {
    await transaction
      .updateTable('job_pause_notices')
      .set({ due_at: null })
      .where('listing_id', '=', jobId)
      .execute();
    return;
  }
  await transaction
    .insertInto('job_pause_notices')
    .values({ listing_id: jobId, due_at: secondsAfter(now, NOTICE_DELAY_S) })
    .onConflict((conflict) =>
      conflict.column('listing_id').doUpdateSet({
        due_at: sql`greatest(excluded.due_at, job_pause_notices.notified_at + ${interval})`,
      }),
    )
    .execute();
}

/** Finds a job with a due notice and locks it. Skips jobs that another server has locked. Returns the job's id. */
export async function lockDueNotice(
  transaction: Queries,
  table: 'job_edit_notices' | 'job_pause_notices',
  now: Date,
): Promise<number | undefined> {
  const row = await transaction
    .selectFrom(table)
    .select('listing_id')
    .where('due_at', '<=', now)
    .orderBy('due_at')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  return row?.listing_id;
}

/** Returns the latest version of the job that its applicants were notified about, or 0 if they were never notified. */
export async function notifiedVersion(transaction: Queries, jobId: number): Promise<number> {
  const { notified_version: version } = await transaction
    .selectFrom('job_edit_notices')
    .select('notified_version')
    .where('listing_id', '=', jobId)
    .executeTakeFirstOrThrow();
  return version ?? 0;
}

/**
 * Records the version up to which the applicants have been notified. `notified_at` does not change if no applicant had
 * to be notified.
 */
export async function recordEditNotice(
  transaction: Queries,
  jobId: number,
  notice: { notified_version: number; notified_at?: Date },
): Promise<void> {
  await transaction
    .updateTable('job_edit_notices')
    .set({ ...notice, due_at: null })
    .where('listing_id', '=', jobId)
    .execute();
}

/**
 * Records that the notice of a pause was processed. `notified_at` does not change if no applicant had to be notified.
 */
export async function recordPauseNotice(
  transaction: Queries,
  jobId: number,
  notice: { notified_at?: Date },
): Promise<void> {
  await transaction
    .updateTable('job_pause_notices')
    .set({ ...notice, due_at: null })
    .where('listing_id', '=', jobId)
    .execute();
}
