/**
 * Plans when the applicants of a job are notified that it was edited or paused: some time after the change, so that
 * several changes share one mail, and at most once a day.
 */
import { sql } from 'kysely';
import type { Queries } from '../../platform/database/tables.ts';
import { secondsAfter } from '../../platform/time/clock.ts';

/** The time from a change to its mail, in seconds. */
export const NOTICE_DELAY_S = 15 * 60;
/** The least time between two mails about one job, in seconds. */
export const NOTICE_INTERVAL_S = 24 * 60 * 60;

const interval = sql`make_interval(secs => ${sql.lit(NOTICE_INTERVAL_S)})`;

/** Plans a mail about an edit. A mail that is already planned will include this edit. */
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

/** Plans a mail if the job was paused, and cancels it if the job is active again. */
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

/** Finds a job whose notice is due, unless another server has locked it. Locks the job and returns its id. */
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

/** Returns the latest version of the job that its applicants were notified about, or 0 if they never were. */
export async function notifiedVersion(transaction: Queries, jobId: number): Promise<number> {
  const { notified_version: version } = await transaction
    .selectFrom('job_edit_notices')
    .select('notified_version')
    .where('listing_id', '=', jobId)
    .executeTakeFirstOrThrow();
  return version ?? 0;
}

/**
 * Records the version up to which the applicants are notified. `notified_at` stays unchanged if there was no one to
 * notify.
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

/** Records that the notice of a pause is done. `notified_at` stays unchanged if there was no one to notify. */
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
