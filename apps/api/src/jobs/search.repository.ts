/**
 * The queries of a search. A condition (search/search.query.ts) reads either the full-text index, which finds rare words at
 * once, or the jobs from the newest on, which finds common ones at once.
 */
import type { JobSort } from '@skillharbor/contract';
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Queries } from '../database/tables.ts';
import type { Condition, SearchConditions } from '../search/search.tsquery.ts';
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
  return sql.join([sql`is_listed`, ...conditionsOfFilters(filters, today)], sql` and `);
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
      select id from job_listings where is_listed and words @@ ${queryOf(conditions.wholeWords)}
    ) then 100 else 101 end),
  `;
}

/** What idsOfMatches() reads, besides the date. */
export const matchColumns = ({ conditions, sort }: SortedJobQuery) =>
  conditions && sort === 'best' ? sql`id, head` : sql`id`;

/**
 * The ids of all rows of `matches` in their order; null where there are more than `max`. `matches` must be materialized: so
 * the planner uses the full-text index, and no more rows are read than asked for.
 */
export function idsOfMatches(query: SortedJobQuery, max: number): RawBuilder<number[] | null> {
  const { sort } = query;
  return sql`case when (select count(*) from (select from matches limit ${max + 1}) as counted) <= ${max} then (
    select coalesce(json_agg(id order by ${sort === 'best' ? byRank(query) : sql``} ${byDate(sort)}), '[]') from matches
  ) end`;
}

/** The ids of all matches in their order; null where there are more than `max`. */
export async function findAllMatches(
  queries: Queries,
  query: SortedJobQuery,
  max: number,
): Promise<number[] | null> {
  const { rows } = await sql<{ ids: number[] | null }>`
    with matches as materialized (
      select ${matchColumns(query)}, date_posted from job_listings where ${isMatch(query)}
    )
    select ${idsOfMatches(query, max)} as ids`.execute(queries);
  return rows[0]?.ids ?? null;
}

/** How many jobs match, at most `max`. */
export async function countMatches(queries: Queries, condition: Condition, max: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    with matches as materialized (
      select id from job_listings where is_listed and words @@ ${queryOf(condition)}
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
  /** The id of the job before the first one; undefined for a slice from the beginning. */
  after: number | undefined;
  limit: number;
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
async function scanByDate(queries: Queries, query: SortedJobQuery, { after, limit }: Slice) {
  const scanned = 2 * limit + 2_000;
  const order = byDate(query.sort);
  const { rows } = await sql<{ ids: number[] }>`
    select coalesce(json_agg(id), '[]') as ids from (
      select id from (
        select id, date_posted, words from job_listings
          where ${isCandidate(query)} and ${isAfter(after, query.sort)} order by ${order} limit ${scanned}
      ) as scanned
      ${query.conditions ? sql`where ${hasWords(query.conditions)}` : sql``}
      order by ${order} limit ${limit}
    ) as slice`.execute(queries);
  return rows[0]?.ids ?? [];
}

async function sortMatches(queries: Queries, query: SortedJobQuery, { after, limit }: Slice) {
  const { rows } = await sql<{ ids: number[] }>`
    with matches as materialized (select id, date_posted from job_listings where ${isMatch(query)})
    select coalesce(json_agg(id), '[]') as ids from (
      select id from matches where ${isAfter(after, query.sort)} order by ${byDate(query.sort)} limit ${limit}
    ) as slice`.execute(queries);
  return rows[0]?.ids ?? [];
}

function isAfter(id: number | undefined, sort: JobSort): RawBuilder<unknown> {
  if (id === undefined) return sql`true`;
  const operator = sort === 'oldest' ? sql`>` : sql`<`;
  return sql`(date_posted, id) ${operator} ((select date_posted from job_listings where id = ${id}), ${id}::int)`;
}
