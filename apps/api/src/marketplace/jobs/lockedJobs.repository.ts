/** Finds a job that a background task changes, with the client whom the task notifies. */
import type { Queries } from '../../platform/database/tables.ts';

/**
 * Starts a query that selects one job and locks it until the transaction ends. A job that another server has locked is
 * skipped. The caller adds the conditions.
 */
export function lockJobWithClient(transaction: Queries) {
  return transaction
    .selectFrom('job_listings as job')
    .innerJoin('users as client', 'client.id', 'job.client_id')
    .select([
      'job.id as jobId',
      'job.title as jobTitle',
      'client.email as to',
      'client.first_name as firstName',
      'client.language',
    ])
    .limit(1)
    .forUpdate('job')
    .skipLocked();
}
