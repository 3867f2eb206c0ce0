/**
 * The database queries of the search for jobs. Rare words are found through the full-text index. For common words, jobs
 * are read one by one, newest first.
 */
import type { JobSort } from '@skillharbor/contract';
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { prepare } from '../platform/database/prepared.ts';
import type { Queries, Tables } from '../platform/database/tables.ts';
import { conditionsOfFilters, hasFilters, areKeysSufficient, keyTsqueriesOfFilters } from './jobFilters.ts';
import type { JobFilters, KeyTsquery } from './jobFilters.ts';
import { countMatchesIn, hasWords, hiddenTsquery, rankOf } from './search.repository.ts';
import type { Tsquery, SearchConditions } from './search.tsquery.ts';

/** The words and filters of a search for jobs. */
export interface JobQuery {
  /** The conditions that follow from the search text, or null for a search without words. */
  conditions: SearchConditions | null;
  filters: JobFilters;
  /** The current day in UTC, YYYY-MM-DD. */
  today: string;
}
export type SortedJobQuery = JobQuery & { sort: JobSort };

/**
 * If there are too many matches to rank them all, only this number of the newest jobs is ranked. This takes about a
 * millisecond.
 */
export const RANKED_JOBS = 1_000;
/**
 * The sizes of the newest ranges, smallest first. A size is a number of bits: jobs form a group if their ids differ
 * only in this many of the lowest bits. A newest range consists of the two groups with the highest ids.
 */
const RANGE_BITS = [11, 14, 17];

/** Returns the SQL condition that a job is listed and passes the filters. */
function passesFilters({ filters, today }: JobQuery): RawBuilder<unknown> {
  return sql.join([sql`is_listed`, ...Object.values(conditionsOfFilters(filters, today))], sql` and `);
}

/**
 * Returns the SQL condition that a job is listed, passes the filters, contains the words, and matches the key
 * tsqueries.
 */
export function isMatch(query: JobQuery, keyTsqueries: readonly KeyTsquery[] = []): RawBuilder<unknown> {
  const { conditions, filters, today } = query;
  const all = [...Object.values(keyTsqueriesOfFilters(filters, today)), ...keyTsqueries];
  return sql.join(
    [
      passesFilters(query),
      ...(conditions ? [hasWords(conditions.match)] : []),
      ...(all.length > 0 ? [sql`${jobKeys} @@ ${hiddenTsquery(all.join(' & '))}`] : []),
    ],
    sql` and `,
  );
}

const jobKeys = sql`job_keys(id, date_posted, category, location, company, employment_type, remote)`;

/**
 * Finds the smallest newest range with more than `max` jobs that contain the words and the filters' keys. Returns the
 * key tsquery of this range, or null if there is no such range. A range that contains all jobs is skipped, because it
 * would save nothing. The text `keys` ends with an operator, unless it is empty.
 */
const findNewestRange = prepare<Tables>()((
  build,
  { words, keys, max }: { words: Tsquery; keys: string; max: number },
) => {
  const cases = RANGE_BITS.map((bits) => {
    const group = sql`(newest.id >> ${sql.lit(bits)})`;
    const range = sql`format('(newest%1$s/%2$s | newest%1$s/%3$s)', ${sql.lit(bits)}, ${group}, ${group} - 1)`;
    return sql`when ${group} > 1 and (
      select count(*) from (
        select from job_listings
          where is_listed and words @@ (select ${words}::tsquery)
            and ${jobKeys} @@ (select (${keys}::text || ${range})::tsquery)
          limit ${max}::int + 1
      ) as counted
    ) > ${max}::int then ${range}`;
  });
  return build
    .selectFrom(
      sql<{ id: number | null }>`(select max(id) as id from job_listings where is_listed)`.as('newest'),
    )
    .select(sql<KeyTsquery | null>`case ${sql.join(cases, sql` `)} end`.as('range'));
});

interface LimitedSearch {
  /** The search conditions. If the words are common, the conditions require whole words, not prefixes. */
  conditions: SearchConditions | null;
  /** True if more than `max` jobs in a newest range contain the whole words, even if they do not pass the filters. */
  areWordsCommon: boolean;
  /** The key tsquery of a newest range with more than `max` matches, or null if the search must read all jobs. */
  newestRange: KeyTsquery | null;
}

/**
 * If a search finds too many jobs, limits it to a newest range, so that it does not read the index for all jobs. This
 * is only possible if enough jobs in the range contain the whole words. Otherwise, the search also finds prefixes, and
 * reads all jobs.
 */
export async function limitToNewest(
  queries: Queries,
  { conditions, filters, today }: JobQuery,
  max: number,
): Promise<LimitedSearch> {
  if (!conditions) return { conditions, areWordsCommon: false, newestRange: null };
  const words = conditions.wholeWords;
  const rangeWith = async (keyTsqueries: readonly KeyTsquery[]) => {
    const [found] = await findNewestRange(queries, {
      words,
      keys: keyTsqueries.map((each) => `${each} & `).join(''),
      max,
    });
    return found?.range ?? null;
  };
  const newestRange = await rangeWith([]);
  if (newestRange === null) return { conditions, areWordsCommon: false, newestRange };
  const common = { conditions: { ...conditions, match: words }, areWordsCommon: true };
  if (!hasFilters(filters)) return { ...common, newestRange };
  if (!areKeysSufficient(filters)) return { ...common, newestRange: null };
  return { ...common, newestRange: await rangeWith(Object.values(keyTsqueriesOfFilters(filters, today))) };
}

const byDate = (sort: JobSort) => (sort === 'oldest' ? sql`date_posted, id` : sql`date_posted desc, id desc`);

/**
 * Returns the columns that idsOfMatches() reads in addition to the date. The rank is computed here, because it is
 * shorter than the ranking fields.
 */
export const matchColumns = ({ conditions, sort }: SortedJobQuery) =>
  conditions && sort === 'best' ? sql`id, ${rankOf(conditions)} as rank` : sql`id`;

/** Returns the beginning of an `order by`, which sorts the best match first. It is empty for a search without words. */
function byRank({ conditions, ...others }: JobQuery): RawBuilder<unknown> {
  if (!conditions) return sql``;
  // Matches without a rank come last. Among these, matches of whole words come before matches of prefixes.
  const wholeWords = { ...others, conditions: { ...conditions, match: conditions.wholeWords } };
  return sql`
    coalesce(rank, case when id in (select id from job_listings where ${isMatch(wholeWords)}) then 100 else 101 end),
  `;
}

/**
 * Selects the ids of all rows of the table `matches` in the order of the search, or null if there are more than `max`
 * rows. The surrounding statement must materialize `matches`.
 */
export function idsOfMatches(query: SortedJobQuery, max: number): RawBuilder<number[] | null> {
  const { sort } = query;
  return sql`case when (select count(*) from matches) <= ${max} then (
    select coalesce(json_agg(id order by ${sort === 'best' ? byRank(query) : sql``} ${byDate(sort)}), '[]') from matches
  ) end`;
}

export const countMatches = countMatchesIn(sql`(select words from job_listings where is_listed) as listed`);

/**
 * Finds those of the newest jobs that match and meet a ranking rule, and returns their ids, best match first. Returns
 * no ids for a search without words.
 */
export async function rankNewestMatches(queries: Queries, query: JobQuery): Promise<number[]> {
  const { conditions } = query;
  if (!conditions) return [];
  const { rows } = await sql<{ id: number }>`
    select id from (
      select id, date_posted, words, ${rankOf(conditions)} as rank from job_listings
        where ${passesFilters(query)} order by date_posted desc, id desc limit ${sql.lit(RANKED_JOBS)}
    ) as newest
    where rank is not null and ${hasWords(conditions.match)}
    order by rank, date_posted desc, id desc`.execute(queries);
  return rows.map(({ id }) => id);
}

/** A part of a long list of matches, for keyset pagination. */
interface Chunk {
  /** The id of the last job before the chunk, or undefined if the chunk begins with the first job. */
  after: number | undefined;
  limit: number;
}

/** Returns the ids in a chunk of the matches, which are ordered by date. */
export async function findChunk(queries: Queries, query: SortedJobQuery, chunk: Chunk): Promise<number[]> {
  const found = await scanByDate(queries, query, chunk);
  return found.length === chunk.limit ? found : sortMatches(queries, query, chunk);
}

/**
 * Reads a limited number of jobs in the order of their dates, and returns the ids of those that match. Returns fewer
 * than `limit` ids if too few of these jobs match.
 */
async function scanByDate(queries: Queries, query: SortedJobQuery, { after, limit }: Chunk) {
  const scanned = 2 * limit + 2_000;
  const order = byDate(query.sort);
  const { rows } = await sql<{ ids: number[] }>`
    select coalesce(json_agg(id), '[]') as ids from (
      select id from (
        select id, date_posted, words from job_listings
          where ${passesFilters(query)} and ${isAfter(after, query.sort)} order by ${order} limit ${scanned}
      ) as scanned
      ${query.conditions ? sql`where ${hasWords(query.conditions.match)}` : sql``}
      order by ${order} limit ${limit}
    ) as chunk`.execute(queries);
  return rows[0]?.ids ?? [];
}

/** Finds all matches through the index, sorts them by date, and returns the ids of the chunk. */
async function sortMatches(queries: Queries, query: SortedJobQuery, { after, limit }: Chunk) {
  const { rows } = await sql<{ ids: number[] }>`
    with matches as materialized (select id, date_posted from job_listings where ${isMatch(query)})
    select coalesce(json_agg(id), '[]') as ids from (
      select id from matches where ${isAfter(after, query.sort)} order by ${byDate(query.sort)} limit ${limit}
    ) as chunk`.execute(queries);
  return rows[0]?.ids ?? [];
}

function isAfter(id: number | undefined, sort: JobSort): RawBuilder<unknown> {
  if (id === undefined) return sql`true`;
  const operator = sort === 'oldest' ? sql`>` : sql`<`;
  return sql`(date_posted, id) ${operator} ((select date_posted from job_listings where id = ${id}), ${id}::int)`;
}
