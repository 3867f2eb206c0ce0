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
import {
  allOfKeys,
  FEWEST_BITS,
  GROUP_BITS,
  hasKeys,
  isAll,
  keysOf,
  newestKeys,
  newestSize,
} from './jobKeys.ts';
import type { Keys } from './jobKeys.ts';

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
/** By how much the share of the matches may differ between the newest jobs and the others. */
const MARGIN = 1.3;

/** Whether a job passes the filters. */
function isCandidate({ filters, today }: JobQuery): RawBuilder<unknown> {
  return sql.join([sql`is_listed`, ...Object.values(conditionsOfFilters(filters, today))], sql` and `);
}

/** Whether a job also has the words. */
export function isMatch(query: JobQuery, more: readonly Keys[] = []): RawBuilder<unknown> {
  return isMatchBy(query, query.conditions?.match, more);
}

function isMatchBy(query: JobQuery, words: Condition | undefined, more: readonly Keys[] = []) {
  const keys = [...Object.values(keysOf(query.filters, query.today)), ...more];
  return sql.join(
    [
      isCandidate(query),
      ...(words ? [hasWords(words)] : []),
      ...(keys.length > 0 ? [hasKeys(allOfKeys(keys))] : []),
    ],
    sql` and `,
  );
}

const hasWords = (condition: Condition) => sql`words @@ ${queryOf(condition)}`;

/**
 * For each query, whether a job is a match among so many of the newest jobs that there are probably more than `max`; null where
 * that takes all of them. Whole words only, because the index reads beginnings of all jobs.
 */
export async function areNewMatches(
  queries: Queries,
  wanted: readonly JobQuery[],
  max: number,
): Promise<(RawBuilder<unknown> | null)[]> {
  const isMatchIn = (query: JobQuery, newest: Keys) =>
    isMatchBy(query, query.conditions?.wholeWords, [newest]);
  const counts = wanted.map(
    (query) =>
      sql`(select count(*)::int from job_listings where ${isMatchIn(query, newestKeys(sql`newest.id`, FEWEST_BITS))})`,
  );
  const { rows } = await sql<{ id: number | null; counts: number[] | null }>`
    select id, case when id > ${Math.ceil(max * MARGIN)}::int then json_build_array(${sql.join(counts)}) end as counts
    from (select max(id) as id from job_listings where is_listed) as newest`.execute(queries);
  const { id = null, counts: found = null } = rows[0] ?? {};
  return wanted.map((query, index) => {
    if (id === null || found === null) return null;
    const share = (found[index] ?? 0) / newestSize(id, FEWEST_BITS);
    const bits = GROUP_BITS.find((each) => share * newestSize(id, each) > max * MARGIN);
    return bits === undefined || isAll(id, bits) ? null : isMatchIn(query, newestKeys(sql`${id}::int`, bits));
  });
}

export async function isNewMatch(
  queries: Queries,
  query: JobQuery,
  max: number,
): Promise<RawBuilder<unknown> | null> {
  const [isNew = null] = await areNewMatches(queries, [query], max);
  return isNew;
}

const byDate = (sort: JobSort) => (sort === 'oldest' ? sql`date_posted, id` : sql`date_posted desc, id desc`);

/** What idsOfMatches() reads, besides the date: the rank is short, and the head that it is made of is long. */
export const matchColumns = ({ conditions, sort }: SortedJobQuery) =>
  conditions && sort === 'best' ? sql`id, ${rankOf(conditions)} as rank` : sql`id`;

/** The order of the best match; nothing without words. */
function byRank(query: JobQuery): RawBuilder<unknown> {
  if (!query.conditions) return sql``;
  // In the text, too, a word counts more than one that begins so.
  return sql`
    coalesce(rank, case when id in (
      select id from job_listings where ${isMatchBy(query, query.conditions.wholeWords)}
    ) then 100 else 101 end),
  `;
}

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
  const isNew = await isNewMatch(queries, query, max);
  if (isNew && (await countJobs(queries, isNew, max + 1)) > max) return null;
  const { rows } = await sql<{ ids: number[] | null }>`
    with matches as materialized (
      select ${matchColumns(query)}, date_posted from job_listings where ${isMatch(query)}
    )
    select ${idsOfMatches(query, max)} as ids`.execute(queries);
  return rows[0]?.ids ?? null;
}

/** How many jobs match, at most `max`. */
export const countMatches = (queries: Queries, condition: Condition, max: number): Promise<number> =>
  countJobs(queries, sql`is_listed and ${hasWords(condition)}`, max);

async function countJobs(queries: Queries, condition: RawBuilder<unknown>, max: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    with matches as materialized (select id from job_listings where ${condition})
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
    where rank is not null and ${hasWords(conditions.match)}
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
      ${query.conditions ? sql`where ${hasWords(query.conditions.match)}` : sql``}
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
