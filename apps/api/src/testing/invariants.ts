/** Checks rules that the database must obey after any sequence of requests. */
import { sql } from 'kysely';
import { expect } from 'vitest';
import type { TestServer } from './testServer.ts';

export async function expectLegalState({
  database: { kysely },
}: Pick<TestServer, 'database'>): Promise<void> {
  const wrongCounts = await sql`
    select job.id from job_listings as job
      where applications_count <> (select count(*) from applications where listing_id = job.id)
      or undecided_count <> (select count(*) from applications where listing_id = job.id and status = 'pending')
      or taken_count <> (
        select count(*) from applications where listing_id = job.id and known_status in ('pending', 'accepted')
      )`.execute(kysely);
  expect(wrongCounts.rows).toEqual([]);
  const wrongTotals = await sql`
    select value from job_value_counts where filter = 'category' group by value
      having sum(active) <> (select count(*) from job_listings where category = value and is_listed)`.execute(
    kysely,
  );
  expect(wrongTotals.rows).toEqual([]);
  const withoutResume = await sql`
    select resumes.id from resumes left join applications on resume_id = resumes.id where resume_id is null`.execute(
    kysely,
  );
  expect(withoutResume.rows).toEqual([]);
  // Checks the recorded changes of jobs. Each change says whether the job was listed before the change. A listed job
  // must have at least one recorded change. The last change of an unlisted job must be the one that removed it from the
  // list.
  const withoutChange = await sql`
    select job.id from job_listings as job
      left join lateral (
        select was_listed from job_changes where listing_id = job.id order by job_changes.id desc limit 1
      ) as last_change on true
      where case when is_listed then was_listed is null else not coalesce(was_listed, true) end`.execute(
    kysely,
  );
  expect(withoutChange.rows).toEqual([]);
}
