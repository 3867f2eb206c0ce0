/** When the applicants of a paused job are told: as for edits, after a calm, and at most once a day. */
import { sql } from 'kysely';
import type { Queries } from '../../platform/database/tables.ts';
import { secondsAfter } from '../../platform/time/clock.ts';
import { NOTICE_DELAY_S, NOTICE_INTERVAL_S } from './jobVersions.repository.ts';

/** Plans it where the job was paused, and drops the plan where it is active again, in the transaction that does either. */
export async function recordPause(
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
  const interval = sql`make_interval(secs => ${sql.lit(NOTICE_INTERVAL_S)})`;
  await transaction
    .insertInto('job_pause_notices')
    .values({ listing_id: jobId, due_at: secondsAfter(now, NOTICE_DELAY_S) })
    .onConflict((conflict) =>
      conflict.column('listing_id').doUpdateSet({
        due_at: sql`greatest(excluded.due_at, job_pause_notices.told_at + ${interval})`,
      }),
    )
    .execute();
}
