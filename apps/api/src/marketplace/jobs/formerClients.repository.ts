/**
 * Deletes the jobs of a client whose account is being deleted. Freelancers who applied to a job keep its title and
 * dates.
 */
import { sql } from 'kysely';
import type { Queries } from '../../platform/database/tables.ts';
import { companyName } from '../companies/companyName.ts';

/**
 * Marks all jobs of the client as deleted, whether active or not, and returns the jobs. The notes on their applicants
 * are deleted later, together with the texts of the jobs.
 */
export async function deleteJobsOf(
  queries: Queries,
  clientId: number,
  now: Date,
): Promise<{ id: number; title: string; company: string }[]> {
  const rows = await queries
    .updateTable('job_listings')
    .set({ is_active: false, deleted_at: now })
    .where('client_id', '=', clientId)
    .where('deleted_at', 'is', null)
    .returning(['id', 'title', 'company'])
    .execute();
  return rows.map((row) => ({ ...row, company: companyName(row.company) }));
}

export async function hasJobs(queries: Queries, clientId: number): Promise<boolean> {
  const row = await queries
    .selectFrom('job_listings')
    .select('id')
    .where('client_id', '=', clientId)
    .where('deleted_at', 'is', null)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Removes the client's deleted jobs. A job without applications is removed completely, and a job with applications
 * loses its texts.
 */
export async function forgetJobsOf(transaction: Queries, clientId: number): Promise<void> {
  await transaction
    .deleteFrom('job_listings')
    .where('client_id', '=', clientId)
    .where(sql<boolean>`not exists (select from applications where listing_id = job_listings.id)`)
    .execute();
  await transaction
    .updateTable('job_listings')
    .set({
      company: '',
      short_description: '',
      description: '',
      screening_questions: '[]',
      salary_range: null,
      link_hash: null,
    })
    .where('client_id', '=', clientId)
    .execute();
  await transaction
    .deleteFrom('job_versions')
    .where('listing_id', 'in', (query) =>
      query.selectFrom('job_listings').select('id').where('client_id', '=', clientId),
    )
    .execute();
}

/** Removes companies without listed jobs from the counts of the filters in the list of jobs. */
export async function forgetUnlistedCompanies(transaction: Queries): Promise<void> {
  // A count that is locked here does not change, because a new job of the same company inserts a separate count.
  await sql`
    with unlisted as (
      select value from job_value_counts where filter = 'company' group by value having sum(active) = 0
    ), locked as (
      select slot, value, active from job_value_counts
        where filter = 'company' and value in (select value from unlisted) for update
    )
    delete from job_value_counts where slot in (
      select slot from locked
        where value in (select value from locked group by value having sum(active) = 0)
    )`.execute(transaction);
}

/** Returns true if the client has posted any job, including deleted jobs. */
export async function hasEverPosted(queries: Queries, clientId: number): Promise<boolean> {
  const row = await queries
    .selectFrom('job_listings')
    .select('id')
    .where('client_id', '=', clientId)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Moves all jobs of a client, including deleted ones, to another client. The other client thereby also gets the public
 * decision record.
 */
export async function moveJobs(transaction: Queries, from: number, to: number): Promise<void> {
  await transaction
    .updateTable('job_listings')
    .set({ client_id: to })
    .where('client_id', '=', from)
    .execute();
  for (const clientId of [from, to])
    await sql`select change_decision_record(${clientId})`.execute(transaction);
}
