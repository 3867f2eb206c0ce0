import type { Queries } from '../../platform/database/tables.ts';

/**
 * Selects the waiting applicants of a job, who know of no decision. Selects none for a deleted job, because the
 * deletion sends a separate mail.
 */
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
