/**
 * Matches jobs against all saved searches. The anchors of a job find the few searches that the job may match. The full
 * conditions of these searches are then compared as in the list of jobs (search/jobFilters.ts).
 */
import { sql } from 'kysely';
import type { Queries } from '../../platform/database/tables.ts';

export async function hasSavedSearches(queries: Queries): Promise<boolean> {
  return (await queries.selectFrom('saved_searches').select('id').limit(1).executeTakeFirst()) !== undefined;
}

/**
 * Takes one of the jobs that have not been matched yet, and returns its id. Returns undefined if all jobs have been
 * matched.
 */
export async function takeUnmatchedJob(transaction: Queries): Promise<number | undefined> {
  const taken = await transaction
    .deleteFrom('unmatched_jobs')
    .where('listing_id', '=', (query) =>
      query
        .selectFrom('unmatched_jobs')
        .select('listing_id')
        .orderBy('listing_id')
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returning('listing_id')
    .executeTakeFirst();
  return taken?.listing_id;
}

export async function forgetUnmatchedJobs(queries: Queries): Promise<void> {
  await queries.deleteFrom('unmatched_jobs').execute();
}

/**
 * Matches a job against all saved searches. A match that is already stored keeps its time, and a match that no longer
 * holds is deleted. `today` is YYYY-MM-DD.
 */
export async function matchJob(
  transaction: Queries,
  jobId: number,
  { now, today }: { now: Date; today: string },
): Promise<void> {
  await sql`
    with job as materialized (
      -- Adding nothing to the words reads them once, instead of once for each search.
      select id, words || ''::tsvector as words, category, location, company, employment_type, remote, pay_min, pay_max,
          pay_currency, pay_period, date_posted, application_deadline, origins_of(hire_from, country) as origins,
          job_keys(id, date_posted, category, location, company, employment_type, remote) as keys
        from job_listings where id = ${jobId} and is_listed
    ),
    candidates as materialized (
      select distinct known.search_id
        from job, lateral job_anchors(job.words, job.keys) as possible (anchor), saved_search_anchors as known
        where known.anchor = possible.anchor
    ),
    found as materialized (
      select search.id
        -- The offset makes PostgreSQL look up each candidate by its id, instead of reading all searches.
        from job, candidates,
          lateral (select * from saved_searches where id = candidates.search_id offset 0) as search
        where coalesce(job.words @@ search.match, true)
          and coalesce(search.filters -> 'category' ? job.category, true)
          and coalesce(search.filters -> 'location' ? job.location, true)
          and coalesce(search.filters -> 'company' ? job.company, true)
          and coalesce(search.filters -> 'employment_type' ? job.employment_type, true)
          and coalesce(search.filters -> 'remote' ? job.remote, true)
          and coalesce(search.filters -> 'located_in' ?| job.origins, true)
          and (search.filters -> 'pay' is null or job.pay_min is null or (
            search.filters #>> '{pay,currency}' = job.pay_currency and search.filters #>> '{pay,period}' = job.pay_period
            and coalesce(job.pay_max >= (search.filters #>> '{pay,min}')::numeric, true)
          ))
          and (search.filters -> 'has_pay' is null or job.pay_min is not null)
          and (search.filters -> 'is_open' is null or job.application_deadline >= ${today}::date)
          and coalesce(
            job.date_posted >= (${today}::date - (search.filters ->> 'posted_within')::int)::timestamp at time zone 'UTC', true
          )
    ),
    outdated as (
      delete from saved_search_matches where listing_id = ${jobId} and search_id not in (select id from found)
    )
    insert into saved_search_matches (search_id, listing_id, matched_at)
      select id, ${jobId}, ${now} from found
      on conflict do nothing`.execute(transaction);
}

/**
 * Deletes the matches that were found before a time. Also deletes the records of the jobs that mails have named, if the
 * deadline of the job was before a day (YYYY-MM-DD).
 */
export async function deleteOldMatches(
  queries: Queries,
  { matchedBefore, closedBefore }: { matchedBefore: Date; closedBefore: string },
): Promise<void> {
  await queries.deleteFrom('saved_search_matches').where('matched_at', '<', matchedBefore).execute();
  await queries
    .deleteFrom('saved_search_mailed_jobs')
    .where('listing_id', 'in', (query) =>
      query.selectFrom('job_listings').select('id').where('application_deadline', '<', closedBefore),
    )
    .execute();
}
