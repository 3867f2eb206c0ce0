/** Stores the number of applications of each job. The number changes in the same transaction as the application. */
import type { Selectable } from 'kysely';
import type { Queries } from '../../platform/database/tables.ts';
import type { JobListingsTable } from '../../platform/database/tables/jobs.ts';

/**
 * Counts a new application if the job is open. Returns the columns of the job that the application needs. One statement
 * checks and counts, so that it cannot race with an edit, with closing the job, or with another application for the
 * last place. `today` is YYYY-MM-DD.
 */
export async function countApplication(
  queries: Queries,
  jobId: number,
  today: string,
): Promise<
  Pick<Selectable<JobListingsTable>, 'version' | 'blind_review' | 'screening_questions'> | undefined
> {
  return queries
    .updateTable('job_listings')
    .set((column) => ({
      applications_count: column('applications_count', '+', 1),
      undecided_count: column('undecided_count', '+', 1),
      taken_count: column('taken_count', '+', 1),
    }))
    .where('id', '=', jobId)
    .where('is_listed', '=', true)
    .where('application_deadline', '>=', today)
    .returning(['version', 'blind_review', 'screening_questions'])
    .executeTakeFirst();
}

/** Adds these numbers to the stored counts of a job's applications. */
export async function countChange(
  transaction: Queries,
  jobId: number,
  { undecided = 0, taken = 0 }: { undecided?: number; taken?: number },
): Promise<void> {
  await transaction
    .updateTable('job_listings')
    .set((column) => ({
      undecided_count: column('undecided_count', '+', undecided),
      taken_count: column('taken_count', '+', taken),
    }))
    .where('id', '=', jobId)
    .execute();
}
