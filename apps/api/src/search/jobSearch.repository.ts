/**
 * The queries of the search for jobs. A condition (search.query.ts) reads either the full-text index, which finds
 * rare words quickly, or the jobs from the newest on, which finds common words quickly.
 */
import type { JobSort } from '@skillharbor/contract';
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { prepare } from '../platform/database/prepared.ts';
import type { Queries, Tables } from '../platform/database/tables.ts';
import { conditionsOfFilters, hasFilters, haveExactKeys, keysOfFilters } from './jobFilters.ts';
import type { JobFilters, Keys } from './jobFilters.ts';
import { countMatchesIn, hasWords, queryOf, rankOf } from './search.repository.ts';
import type { Condition, SearchConditions } from './search.tsquery.ts';

/** A search for jobs. */
export interface JobQuery {
  /** The conditions for the words, or null for a search without words. */
  conditions: SearchConditions | null;
  filters: JobFilters;
  /** The current day in UTC, YYYY-MM-DD. */
  today: string;
}
export type SortedJobQuery = JobQuery & { sort: JobSort };

/**
 * The number of newest jobs that are ranked if there are too many matches to rank them all. Ranking them takes about a
 * millisecond.
 */
export const RANKED_JOBS = 1_000;
/**
 * The sizes of the windows of newest jobs, smallest first. Each size is a number of bits: jobs whose ids differ only in
 * this many last bits form a group, and a window has the two newest groups.
 */
const WINDOW_BITS = [11, 14, 17];

/** Returns the condition that a job passes the filters. */
function isCandidate({ filters, today }: JobQuery): RawBuilder<unknown> {
  return sql.join([sql`is_listed`, ...Object.values(conditionsOfFilters(filters, today))], sql` and `);
}

/** Returns the condition that a job also has the words and all of the keys. */
export function isMatch(query: JobQuery, keys: readonly Keys[] = []): RawBuilder<unknown> {
  const { conditions, filters, today } = query;
  const all = [...Object.values(keysOfFilters(filters, today)), ...keys];
  return sql.join(
    [
      isCandidate(query),
      ...(conditions ? [hasWords(conditions.match)] : []),
      ...(all.length > 0 ? [sql`${jobKeys} @@ ${queryOf(all.join(' & '))}`] : []),
    ],
    sql` and `,
  );
}

const jobKeys = sql`job_keys(id, date_posted, category, location, company, employment_type, remote)`;

/**
 * Finds the keys of the shortest window in which more than `max` jobs have the words and the keys of filters. Each key is
 * followed by an operator. The result is null if there is no such window. A window that contains all jobs is skipped,
 * because it would save nothing.
 */
const findWindow = prepare<Tables>()((
  build,
  { words, keys, max }: { words: Condition; keys: string; max: number },
) => {
  const cases = WINDOW_BITS.map((bits) => {
    const group = sql`(newest.id >> ${sql.lit(bits)})`;
    const window = sql`format('(newest%1$s/%2$s | newest%1$s/%3$s)', ${sql.lit(bits)}, ${group}, ${group} - 1)`;
    return sql`when ${group} > 1 and (
      select count(*) from (
        select from job_listings
          where is_listed and words @@ (select ${words}::tsquery)
            and ${jobKeys} @@ (select (${keys}::text || ${window})::tsquery)
          limit ${max}::int + 1
      ) as counted
    ) > ${max}::int then ${window}`;
  });
  return build
    .selectFrom(
      sql<{ id: number | null }>`(select max(id) as id from job_listings where is_listed)`.as('newest'),
    )
    .select(sql<Keys | null>`case ${sql.join(cases, sql` `)} end`.as('window'));
});

export interface Narrowed {
  /** The conditions, without prefixes if the words are common. */
  conditions: SearchConditions | null;
  /** True if a window has more than `max` jobs with the whole words, regardless of the filters. */
  areCommon: boolean;
  /** The keys of a window of the newest jobs with more than `max` matches, or null to read all jobs. */
  window: Keys | null;
}

/**
 * Narrows a search that finds too many jobs to a window of the newest, which avoids reading the index for all jobs.
 * Only whole words can narrow it: a search for prefixes reads all jobs.
 */
export async function narrow(
  queries: Queries,
  { conditions, filters, today }: JobQuery,
  max: number,
): Promise<Narrowed> {
  if (!conditions) return { conditions, areCommon: false, window: null };
  const words = conditions.wholeWords;
  const windowWith = async (keys: readonly Keys[]) => {
    const [found] = await findWindow(queries, {
      words,
      keys: keys.map((each) => `${each} & `).join(''),
      max,
    });
    return found?.window ?? null;
  };
  const window = await windowWith([]);
  if (window === null) return { conditions, areCommon: false, window };
  const common = { conditions: { ...conditions, match: words }, areCommon: true };
  if (!hasFilters(filters)) return { ...common, window };
  if (!haveExactKeys(filters)) return { ...common, window: null };
  return { ...common, window: await windowWith(Object.values(keysOfFilters(filters, today))) };
}

const byDate = (sort: JobSort) => (sort === 'oldest' ? sql`date_posted, id` : sql`date_posted desc, id desc`);

/**
 * Returns the columns that idsOfMatches() reads in addition to the date. It selects the short rank instead of the long
 * head that determines the rank.
 */
export const matchColumns = ({ conditions, sort }: SortedJobQuery) =>
  conditions && sort === 'best' ? sql`id, ${rankOf(conditions)} as rank` : sql`id`;

/** Returns the order of the best match, or nothing for a search without words. */
function byRank({ conditions, ...others }: JobQuery): RawBuilder<unknown> {
  if (!conditions) return sql``;
  // A whole word counts more than a prefix, in the text as well.
  const whole = { ...others, conditions: { ...conditions, match: conditions.wholeWords } };
  return sql`
    coalesce(rank, case when id in (select id from job_listings where ${isMatch(whole)}) then 100 else 101 end),
  `;
}

/**
 * Selects the ids of all rows of `matches` in order, or null if there are more than `max`. `matches` must be
 * materialized.
 */
export function idsOfMatches(query: SortedJobQuery, max: number): RawBuilder<number[] | null> {
  const { sort } = query;
  return sql`case when (select count(*) from matches) <= ${max} then (
    select coalesce(json_agg(id order by ${sort === 'best' ? byRank(query) : sql``} ${byDate(sort)}), '[]') from matches
  ) end`;
}

export const countMatches = countMatchesIn(sql`(select words from job_listings where is_listed) as listed`);

/**
 * Ranks the newest jobs whose head matches, and returns their ids, best first. Returns no ids for a search without
 * words.
 */
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
  /** The id of the job before the first one of the slice, or undefined to start with the first job. */
  after: number | undefined;
  limit: number;
}

/** Returns the ids of a part of many matches, in the order of their dates. */
export async function sliceOfMatches(
  queries: Queries,
  query: SortedJobQuery,
  slice: Slice,
): Promise<number[]> {
  const found = await scanByDate(queries, query, slice);
  return found.length === slice.limit ? found : sortMatches(queries, query, slice);
}

/**
 * Scans the next jobs by date. It returns fewer ids than requested if it does not find enough matches among the jobs
 * that it reads.
 */
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
