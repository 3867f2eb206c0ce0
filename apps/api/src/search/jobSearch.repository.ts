/**
 * The queries of the search for jobs. A condition (search.query.ts) reads either the full-text index, which finds rare words
 * at once, or the jobs from the newest on, which finds common ones at once.
 */
import type { JobSort } from '@skillharbor/contract';
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { prepare } from '../platform/database/prepared.ts';
import type { Queries, Tables } from '../platform/database/tables.ts';
import { conditionsOfFilters, hasFilters, haveExactKeys, keysOfFilters } from './jobFilters.ts';
import type { JobFilters, Keys } from './jobFilters.ts';
import { queryOf, rankOf } from './search.repository.ts';
import type { Condition, SearchConditions } from './search.tsquery.ts';

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
/** The windows of the newest jobs, the shortest first: two groups of jobs whose ids differ in these last bits alone. */
const WINDOW_BITS = [11, 14, 17];

/** The condition for a job that passes the filters. */
function isCandidate({ filters, today }: JobQuery): RawBuilder<unknown> {
  return sql.join([sql`is_listed`, ...Object.values(conditionsOfFilters(filters, today))], sql` and `);
}

/** The condition for a job that also has the words, and all of the keys. */
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

const hasWords = (condition: Condition) => sql`words @@ ${queryOf(condition)}`;

const jobKeys = sql`job_keys(id, date_posted, category, location, company, employment_type, remote)`;

interface Window {
  words: Condition;
  /** The keys of filters, with an operator at their end; empty for none. */
  keys: string;
  bits: number;
  max: number;
}

/**
 * The id of the newest job, and how many of the window up to it have the words and the keys, at most `max`; none where the window
 * has all jobs, because it spares nothing.
 */
const countInWindow = prepare<Tables>()((build, { words, keys, bits, max }: Window) =>
  build
    .selectFrom(
      sql<{ id: number | null }>`(select max(id) as id from job_listings where is_listed)`.as('newest'),
    )
    .select('id')
    .select(
      sql<number>`case when id >> ${bits}::int > 1 then (
        select count(*)::int from (
          select from job_listings
            where is_listed and words @@ (select ${words}::tsquery)
              and ${jobKeys} @@ (select (${keys}::text || format(
                '(newest%1$s/%2$s | newest%1$s/%3$s)', ${bits}::int, newest.id >> ${bits}::int, (newest.id >> ${bits}::int) - 1
              ))::tsquery)
            limit ${max}::int
        ) as counted
      ) else 0 end`.as('count'),
    ),
);

const windowOf = (newest: number, bits: number): Keys =>
  `(newest${bits}/${newest >> bits} | newest${bits}/${(newest >> bits) - 1})`;

/**
 * The shortest of some windows of the newest jobs in which more than `max` have the words, whole, and pass the filters; null where
 * none has.
 */
async function findWindow(
  queries: Queries,
  words: Condition,
  keys: readonly Keys[],
  { max, windows }: { max: number; windows: readonly number[] },
): Promise<Keys | null> {
  for (const bits of windows) {
    const filters = keys.map((each) => `${each} & `).join('');
    const [found] = await countInWindow(queries, { words, keys: filters, bits, max: max + 1 });
    if (!found || found.id === null) return null;
    if (found.count > max) return windowOf(found.id, bits);
  }
  return null;
}

export interface Narrowed {
  /** Without words that only begin so, where the words are common. */
  conditions: SearchConditions | null;
  /** True where more than `max` jobs of a window have the words whole, whatever the filters. */
  areCommon: boolean;
  /** The keys of some of the newest jobs, more than `max` of which match; null where all jobs are to be read. */
  window: Keys | null;
}

/**
 * Spares the index from being read for all jobs where a search finds too many: it skips to a window for whole words, but reads all
 * jobs of words that only begin so.
 */
export async function narrow(
  queries: Queries,
  { conditions, filters, today }: JobQuery,
  max: number,
): Promise<Narrowed> {
  const words = conditions?.wholeWords;
  const found =
    words === undefined ? null : await findWindow(queries, words, [], { max, windows: WINDOW_BITS });
  if (!conditions || words === undefined || !found) return { conditions, areCommon: false, window: null };
  const common = { conditions: { ...conditions, match: words }, areCommon: true };
  if (!hasFilters(filters)) return { ...common, window: found };
  if (!haveExactKeys(filters)) return { ...common, window: null };
  const keys = Object.values(keysOfFilters(filters, today));
  return {
    ...common,
    window: await findWindow(queries, words, keys, { max, windows: WINDOW_BITS.slice(-1) }),
  };
}

const byDate = (sort: JobSort) => (sort === 'oldest' ? sql`date_posted, id` : sql`date_posted desc, id desc`);

/** What idsOfMatches() reads, besides the date: the rank is short, and the head that it is made of is long. */
export const matchColumns = ({ conditions, sort }: SortedJobQuery) =>
  conditions && sort === 'best' ? sql`id, ${rankOf(conditions)} as rank` : sql`id`;

/** The order of the best match; nothing without words. */
function byRank({ conditions, ...others }: JobQuery): RawBuilder<unknown> {
  if (!conditions) return sql``;
  // In the text, too, a word counts more than one that begins so.
  const whole = { ...others, conditions: { ...conditions, match: conditions.wholeWords } };
  return sql`
    coalesce(rank, case when id in (select id from job_listings where ${isMatch(whole)}) then 100 else 101 end),
  `;
}

/** The ids of all rows of `matches` in their order; null where there are more than `max`. `matches` must be materialized. */
export function idsOfMatches(query: SortedJobQuery, max: number): RawBuilder<number[] | null> {
  const { sort } = query;
  return sql`case when (select count(*) from matches) <= ${max} then (
    select coalesce(json_agg(id order by ${sort === 'best' ? byRank(query) : sql``} ${byDate(sort)}), '[]') from matches
  ) end`;
}

/** How many jobs match, at most `max`. */
export async function countMatches(queries: Queries, condition: Condition, max: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    with matches as materialized (select id from job_listings where is_listed and ${hasWords(condition)})
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
