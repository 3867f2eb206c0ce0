/** Hides and reveals the names of applicants. */
import { sql } from 'kysely';
import type { Queries } from '../../platform/database/tables.ts';
import type { RevealReason } from '../../platform/database/tables/reveals.ts';

/**
 * A column with the number of an applicant whose name is hidden, or null for any other applicant. Sending an
 * application locks the job until the application has an id. So the ids are in the order in which the applications
 * arrived, and an applicant's number never changes.
 */
export const hiddenNumber = sql<number | null>`case when applications.is_hidden then (
  select count(*)::int from applications as earlier
    where earlier.listing_id = applications.listing_id and earlier.id <= applications.id
) end`.as('hiddenNumber');

export interface Reveal {
  /** The id of the client who reveals the name. */
  by: number;
  reason: RevealReason;
  now: Date;
}

/** Reveals the names of the applicants. Applications that are not hidden do not change. */
export async function reveal(
  transaction: Queries,
  ids: readonly number[],
  { by, reason, now }: Reveal,
): Promise<void> {
  if (ids.length === 0) return;
  await sql`
    with revealed as (
      update applications set is_hidden = false where id = any(${ids}::int[]) and is_hidden returning id
    )
    insert into reveals (application_id, revealed_by, revealed_at, reason)
      select id, ${by}::int, ${now}::timestamptz, ${reason}::text from revealed`.execute(transaction);
}

/**
 * Locks the waiting applications that are hidden or revealed when an edit of their job switches blind review on or off.
 * A decision locks an application before its job, so an edit must also lock the applications before the job.
 */
export async function lockReviewed(
  transaction: Queries,
  job: { id: number; clientId: number },
  isBlind: boolean | undefined,
): Promise<number[]> {
  if (isBlind === undefined) return [];
  const rows = await transaction
    .selectFrom('applications')
    .innerJoin('job_listings as job', 'job.id', 'applications.listing_id')
    .select('applications.id')
    .where('job.id', '=', job.id)
    .where('job.client_id', '=', job.clientId)
    .where('job.blind_review', '<>', isBlind)
    .where('applications.status', '=', 'pending')
    .orderBy('applications.id')
    .forUpdate('applications')
    .execute();
  return rows.map(({ id }) => id);
}

/** Hides the names of the applicants, except names that were revealed before. */
export async function hide(transaction: Queries, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await transaction
    .updateTable('applications')
    .set({ is_hidden: true })
    .where('id', 'in', ids)
    .where('id', 'not in', (query) => query.selectFrom('reveals').select('application_id'))
    .execute();
}
