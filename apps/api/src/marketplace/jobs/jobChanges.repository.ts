/**
 * Stores the changes of the listed jobs. The trigger `change_job` records each change in the transaction that makes it.
 */
import type { Job } from '@skillharbor/contract';
import { sql } from 'kysely';
import type { Queries } from '../../platform/database/tables.ts';
import { dayOf } from '../../platform/time/clock.ts';
import { companiesOfJobs } from '../companies/companies.rows.ts';
import { jobColumns, toJob } from './jobs.rows.ts';

/**
 * Waits until all transactions that record changes have ended, and blocks new ones until this transaction ends. A
 * change gets its number before it is committed, so a reader who did not wait would skip a change that is committed
 * later.
 */
export async function settleChanges(transaction: Queries): Promise<void> {
  await sql`lock table job_changes in share mode`.execute(transaction);
}

/** Returns the cursor of the newest change. */
export async function newestCursor(queries: Queries): Promise<string> {
  const { cursor } = await queries
    .selectFrom('job_changes')
    .select('cursor')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  return cursor;
}

/** Lists the changes after a cursor, oldest first. Returns undefined if no change has this cursor. */
export async function listChangesAfter(queries: Queries, cursor: string, limit: number) {
  const seen = await queries
    .selectFrom('job_changes')
    .select('id')
    .where('cursor', '=', cursor)
    .executeTakeFirst();
  if (!seen) return undefined;
  return queries
    .selectFrom('job_changes')
    .select(['cursor', 'listing_id', 'was_listed'])
    .where('id', '>', seen.id)
    .orderBy('id')
    .limit(limit)
    .execute();
}

/** Lists the first listed jobs above an id, in the order of the ids. */
export async function listListedJobs(
  queries: Queries,
  after: number,
  limit: number,
  now: Date,
): Promise<Job[]> {
  const rows = await selectListed(queries).where('id', '>', after).orderBy('id').limit(limit).execute();
  return rows.map((row) => toJob(row, dayOf(now)));
}

/** Yields all listed jobs in the order of their ids. Reads one page at a time. */
export async function* eachListedJob(queries: Queries, now: Date): AsyncGenerator<Job> {
  const PAGE_SIZE = 100;
  let page: Job[] = [];
  do {
    page = await listListedJobs(queries, page.at(-1)?.id ?? 0, PAGE_SIZE, now);
    yield* page;
  } while (page.length === PAGE_SIZE);
}

/** Finds the listed jobs with these ids. Returns a map by the ids of the jobs. */
export async function findListedJobs(
  queries: Queries,
  ids: readonly number[],
  now: Date,
): Promise<ReadonlyMap<number, Job>> {
  if (ids.length === 0) return new Map();
  const rows = await selectListed(queries)
    .where('id', '=', sql<number>`any(${ids}::int[])`)
    .execute();
  return new Map(rows.map((row) => [row.id, toJob(row, dayOf(now))]));
}

function selectListed(queries: Queries) {
  return queries
    .selectFrom('job_listings')
    .leftJoin(companiesOfJobs, 'company_client', 'job_listings.client_id')
    .select(jobColumns)
    .select(['company_slug', 'company_logo', 'company_website'])
    .where('is_listed', '=', true);
}

/** Deletes all changes except a number of the newest ones. */
export async function deleteChangesExcept(queries: Queries, newest: number): Promise<void> {
  await queries
    .deleteFrom('job_changes')
    .where('id', '<=', (where) =>
      where.selectFrom('job_changes').select(({ fn }) => sql<number>`${fn.max('id')} - ${newest}`.as('last')),
    )
    .execute();
}
