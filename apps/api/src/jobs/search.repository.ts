/**
 * The queries of a search. A condition (search/search.query.ts) reads either the full-text index, which finds rare words at
 * once, or the jobs from the newest on, which finds common ones at once.
 */
import type { JobSort } from '@skillharbor/contract';
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Queries } from '../database/tables.ts';
import type { Condition, SearchConditions } from '../search/search.query.ts';
import { queryOf, rankOf } from '../search/search.repository.ts';
import { conditionsOfFilters } from './jobFilters.ts';
import type { JobFilters } from './jobFilters.ts';

/** The jobs to find. */
export interface JobQuery {
  /** Null without words. */
  conditions: SearchConditions | null;
  filters: JobFilters;
  /** YYYY-MM-DD in UTC. */
  today: string;
}
export type SortedJobQuery = JobQuery & { sort: JobSort };

/** How many of the newest jobs are ranked where too many match to rank them all, which takes about a millisecond. */
export const RANKED_JOBS = 1_000;

/** Whether a job passes the filters. */
function isCandidate({ filters, today }: JobQuery): RawBuilder<unknown> {
  return sql.join([sql`is_active`, ...conditionsOfFilters(filters, today)], sql` and `);
}

/** Whether a job also has the words. */
export function isMatch(query: JobQuery): RawBuilder<unknown> {
  const candidate = isCandidate(query);
  return query.conditions ? sql`${candidate} and ${hasWords(query.conditions)}` : candidate;
}

const hasWords = ({ match }: SearchConditions) => sql`words @@ ${queryOf(match)}`;

const byDate = (sort: JobSort) => (sort === 'oldest' ? sql`date_posted, id` : sql`date_posted desc, id desc`);

/** The order of the best match; nothing without words. */
function byRank({ conditions }: JobQuery): RawBuilder<unknown> {
  if (!conditions) return sql``;
  // In the text, too, a word counts more than one that begins so.
  return sql`
    coalesce(${rankOf(conditions)}, case when id in (
      select id from job_listings where is_active and words @@ ${queryOf(conditions.wholeWords)}
    ) then 100 else 101 end),
  `;
}

/** The ids of all matches in their order; null where there are more than `max`. */
export async function findAllMatches(
  queries: Queries,
  query: SortedJobQuery,
  max: number,
): Promise<number[] | null> {
  const { sort } = query;
  // Materialized, so that the planner uses the full-text index; it stops at the limit nevertheless.
  const { rows } = await sql<{ ids: number[] | null }>`
    with matches as materialized (
      select id, date_posted, head from job_listings where ${isMatch(query)}
    ),
    counted as materialized (select * from matches limit ${max + 1})
    select case when (select count(*) from counted) <= ${max} then (
      select coalesce(json_agg(id order by ${sort === 'best' ? byRank(query) : sql``} ${byDate(sort)}), '[]')
        from counted
    ) end as ids`.execute(queries);
  return rows[0]?.ids ?? null;
}

/** How many jobs match, at most `max`. */
export async function countMatches(queries: Queries, condition: Condition, max: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    with matches as materialized (
      select id from job_listings where is_active and words @@ ${queryOf(condition)}
    )
    select count(*)::int from (select from matches limit ${max}) as counted`.execute(queries);
  return rows[0]?.count ?? 0;
}

/** The ids of the matches among the newest jobs that have a rank, the best first; none without words. */
export async function rankNewestMatches(queries: Queries, query: JobQuery): Promise<number[]> {
  const { conditions } = query;
  if (!conditions) return [];
  const { rows } = await sql<{ id: number }>`
    select id from (
      select id, date_posted, words, ${rankOf(conditions)} as rank from job_listings
        where ${isCandidate(query)} order by date_posted desc, id desc limit ${sql.lit(RANKED_JOBS)}
    ) as newest
    where rank is not null and ${hasWords(conditions)}
    order by rank, date_posted desc, id desc`.execute(queries);
  return rows.map(({ id }) => id);
}

interface Slice {
  offset: number;
  limit: number;
  /** The ids of jobs that are left out. */
  without: readonly number[];
}

/** The ids of a part of many matches by date. */
export async function sliceOfMatches(
  queries: Queries,
  query: SortedJobQuery,
  slice: Slice,
): Promise<number[]> {
  const found = await scanByDate(queries, query, slice);
  return found.length === slice.limit ? found : sortMatches(queries, query, slice);
}

/** Fewer than asked for, where the matches are not among the jobs that it reads. */
async function scanByDate(queries: Queries, query: SortedJobQuery, { offset, limit, without }: Slice) {
  const scanned = 2 * (offset + limit + without.length) + 2_000;
  const order = byDate(query.sort);
  const { rows } = await sql<{ id: number }>`
    select id from (
      select id, date_posted, words from job_listings
        where ${isCandidate(query)} order by ${order} limit ${scanned}
    ) as scanned
    where id <> all(${without}::int[]) ${query.conditions ? sql`and ${hasWords(query.conditions)}` : sql``}
    order by ${order} limit ${limit} offset ${offset}`.execute(queries);
  return rows.map(({ id }) => id);
}

async function sortMatches(queries: Queries, query: SortedJobQuery, { offset, limit, without }: Slice) {
  const { rows } = await sql<{ id: number }>`
    with matches as materialized (select id, date_posted from job_listings where ${isMatch(query)})
    select id from matches where id <> all(${without}::int[])
    order by ${byDate(query.sort)} limit ${limit} offset ${offset}`.execute(queries);
  return rows.map(({ id }) => id);
}
