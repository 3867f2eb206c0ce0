/** Hides and reveals who sent applications. */
import { sql } from 'kysely';
import type { Queries } from '../../platform/database/tables.ts';
import type { RevealReason } from '../../platform/database/tables/reveals.ts';

/**
 * Selects the number of an applicant whose name is hidden, or null for another applicant. An applicant locks the job
 * until the application has an id. So the ids are in the order of arrival, and a number never changes.
 */
export const hiddenNumber = sql<number | null>`case when applications.is_hidden then (
  select count(*)::int from applications as earlier
    where earlier.listing_id = applications.listing_id and earlier.id <= applications.id
) end`.as('hiddenNumber');

export interface Reveal {
  /** The id of the client. */
  by: number;
  reason: RevealReason;
  now: Date;
}

/** Reveals who sent these applications. Applications that are not hidden stay unchanged. */
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
 * Locks the waiting applications that an edit of their job's blind review will hide or reveal. A decision locks an
 * application and then its job, so an edit must lock the applications before it locks the job.
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

/** Hides who sent these applications, except those that were once revealed. */
export async function hide(transaction: Queries, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await transaction
    .updateTable('applications')
    .set({ is_hidden: true })
    .where('id', 'in', ids)
    .where('id', 'not in', (query) => query.selectFrom('reveals').select('application_id'))
    .execute();
}
