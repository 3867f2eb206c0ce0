/** What the notices of edits and of pauses share: which job is due, and who still waits for its decision. */
import type { Queries } from '../../platform/database/tables.ts';

/** A job whose notice is due, and which no other server is about to tell of. */
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

/** Those who know of no decision; none where the job was deleted, of which they are told anyway. */
export function selectWaiting(transaction: Queries, jobId: number) {
  return transaction
    .selectFrom('applications')
    .innerJoin('job_listings as job', 'job.id', 'applications.listing_id')
    .innerJoin('users as freelancer', 'freelancer.id', 'applications.freelancer_id')
    .select([
      'applications.id as applicationId',
      'freelancer.email as to',
      'freelancer.first_name as firstName',
      'freelancer.language',
      'job.title as jobTitle',
      'job.company',
    ])
    .where('listing_id', '=', jobId)
    .where('known_status', '=', 'pending')
    .where('job.deleted_at', 'is', null)
    .orderBy('applications.id');
}
