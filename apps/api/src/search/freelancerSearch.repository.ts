/**
 * The database queries of the freelancer directory. They read the table freelancer_search, which has a short row for
 * each freelancer.
 */
import type { Availability, FreelancerFacets, FreelancerSort, SkillFacet } from '@skillharbor/contract';
import { availabilityValues } from '@skillharbor/contract';
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { pageLimit, pageOffset } from '@skillharbor/contract-server/pagination';
import type { Page } from '@skillharbor/contract-server/pagination';
import type { Queries } from '../platform/database/tables.ts';
import type { SearchConditions } from './search.tsquery.ts';
import { countMatchesIn, hasWords, rankOf } from './search.repository.ts';
import type { TextConditions } from './search.repository.ts';

export interface FreelancerFilter {
  conditions: TextConditions;
  skills: readonly number[];
  availability: readonly Availability[];
  rateMin: number | undefined;
  rateMax: number | undefined;
  currency: string;
  sort: FreelancerSort;
}

const hasConditions = (conditions: TextConditions): conditions is SearchConditions =>
  typeof conditions === 'object' && conditions !== null;

export type FacetFilter = Omit<FreelancerFilter, 'sort'>;

/** Sorts complete profiles first, and newer accounts before older ones. */
const newestFirst = sql`is_complete desc, freelancer_id desc`;
/**
 * Sorts like `newestFirst`, but by a single number. Sorting thousands of rows by this number is a third faster than by
 * two columns. However, no index contains the number.
 */
const newestFirstByNumber = sql`(is_complete::int::bigint << 32) + freelancer_id desc`;

/**
 * Returns the SQL for the order of the list. Complete profiles always come first, so that an empty profile with a low
 * rate is not at the top of the list.
 */
function orderOf({ conditions, sort, currency }: FreelancerFilter): RawBuilder<unknown> {
  if (sort !== 'rate_low' && sort !== 'rate_high')
    return hasConditions(conditions) ? newestFirstByNumber : newestFirst;
  const rate = sql`case when rate_currency = ${currency} then hourly_rate end`;
  const direction = sort === 'rate_low' ? sql`asc` : sql`desc`;
  return sql`is_complete desc, ${rate} ${direction} nulls last, freelancer_id desc`;
}

function passesRate({ rateMin, rateMax, currency }: FacetFilter): RawBuilder<boolean>[] {
  if (rateMin === undefined && rateMax === undefined) return [];
  return [
    sql<boolean>`rate_currency = ${currency}`,
    sql<boolean>`hourly_rate between ${rateMin ?? 0} and ${rateMax ?? Number.MAX_SAFE_INTEGER}`,
  ];
}

function matchesText(conditions: TextConditions): RawBuilder<boolean>[] {
  if (conditions === null) return [];
  return [hasConditions(conditions) ? hasWords(conditions.match) : sql<boolean>`false`];
}

/**
 * Returns the SQL condition for the words and all filters except availability. The facet of availability needs it,
 * because the facet counts all availabilities.
 */
function passesOtherFilters(filter: FacetFilter): RawBuilder<boolean> {
  const { conditions, skills } = filter;
  return all([
    ...matchesText(conditions),
    ...(skills.length > 0 ? [sql<boolean>`skill_ids @> ${skills}::int[]`] : []),
    ...passesRate(filter),
  ]);
}

function passesAvailability({ availability }: FacetFilter): RawBuilder<boolean> {
  return availability.length > 0 ? sql`availability_status = any(${availability}::text[])` : sql`true`;
}

/** Returns the SQL condition that a row of freelancer_search passes all filters. */
export const passesFilter = (filter: FacetFilter): RawBuilder<boolean> =>
  sql`${passesOtherFilters(filter)} and ${passesAvailability(filter)}`;

const all = (conditions: readonly RawBuilder<boolean>[]) =>
  conditions.length > 0 ? sql<boolean>`${sql.join(conditions, sql` and `)}` : sql<boolean>`true`;

/**
 * Finds at most `max` + 1 matches in their order, and returns their ids. If a search with words has more matches, ranks
 * only those that come first in a search without words.
 */
export async function findMatches(
  queries: Queries,
  filter: FreelancerFilter,
  max: number,
): Promise<number[]> {
  const { conditions, sort } = filter;
  const ranked = hasConditions(conditions) && sort === 'best' ? conditions : null;
  // Returns all ids as one value. Returning thousands of rows would take longer than finding them.
  const { rows } = await sql<{ ids: number[] | null }>`
    select json_agg(freelancer_id ${ranked ? sql`order by ${byRank(ranked)}` : sql``}) as ids from (
      select freelancer_id ${ranked ? sql`, is_complete, head` : sql``} from freelancer_search
        where ${passesFilter(filter)}
        order by ${orderOf(filter)} limit ${max + 1}
    ) as first`.execute(queries);
  return rows[0]?.ids ?? [];
}

/**
 * Finds at most `max` + 1 freelancers of the unfiltered list, in the order of their rates, and returns their ids. It
 * reads them from an index, and returns the same ids as findMatches() without words and filters.
 */
export async function findByRate(
  queries: Queries,
  { sort, currency }: Pick<FreelancerFilter, 'sort' | 'currency'>,
  max: number,
): Promise<number[]> {
  const direction = sort === 'rate_low' ? sql`asc` : sql`desc`;
  const withRate = sql`rate_currency = ${currency} and hourly_rate is not null`;
  const withoutRate = sql`(rate_currency <> ${currency} or hourly_rate is null)`;
  const ids: number[] = [];
  for (const isComplete of [true, false]) {
    for (const [condition, order] of [
      [withRate, sql`hourly_rate ${direction}, freelancer_id desc`],
      [withoutRate, sql`freelancer_id desc`],
    ] as const) {
      const { rows } = await sql<{ ids: number[] | null }>`
        select json_agg(freelancer_id) as ids from (
          select freelancer_id from freelancer_search where is_complete = ${isComplete} and ${condition}
            order by ${order} limit ${max + 1 - ids.length}
        ) as next`.execute(queries);
      ids.push(...(rows[0]?.ids ?? []));
      if (ids.length > max) return ids;
    }
  }
  return ids;
}

/**
 * Returns the SQL for the order by rank. Matches without a rank come last, and among these, matches of whole words come
 * before matches of prefixes. Complete profiles always come first.
 */
function byRank(conditions: SearchConditions): RawBuilder<unknown> {
  return sql`is_complete desc, coalesce(${rankOf(conditions)}, case when freelancer_id in (
    select freelancer_id from freelancer_search where ${hasWords(conditions.wholeWords)}
  ) then 100 else 101 end), freelancer_id desc`;
}

/** Lists the ids on a page of the unfiltered list, and one more id if a next page exists. */
export async function listNewest(queries: Queries, page: Page): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select freelancer_id as id from freelancer_search order by ${newestFirst}
      limit ${pageLimit(page)} offset ${pageOffset(page)}`.execute(queries);
  return rows.map(({ id }) => id);
}

export async function countFreelancers(queries: Queries): Promise<number> {
  const { total } = await queries
    .selectFrom('freelancer_skill_counts')
    .select(sql<number>`coalesce(sum(freelancers), 0)::int`.as('total'))
    .where('skill_id', '=', 0)
    .executeTakeFirstOrThrow();
  return total;
}

export const countMatches = countMatchesIn(sql`freelancer_search`);

interface FacetRow {
  skills: SkillFacet[];
  availability: Partial<Record<Availability, number>>;
}

/**
 * Counts the matches for each combination of availability and skill in one query. Every freelancer also has a
 * fictitious skill 0, so the counts of skill 0 are the counts by availability alone.
 */
function countsOf(filter: FacetFilter): RawBuilder<unknown> {
  const { conditions, skills } = filter;
  // Reads the counts of all freelancers from a table that is updated by triggers, so that no profile has to be read.
  if (conditions === null && skills.length === 0 && passesRate(filter).length === 0)
    return sql`
      select availability_status, skill_id, sum(freelancers)::int as count
        from freelancer_skill_counts group by availability_status, skill_id`;
  return sql`
    select availability_status, skill_id, count(*)::int as count from (
      select availability_status, unnest(skill_ids || 0) as skill_id from freelancer_search
        where ${passesOtherFilters(filter)}
    ) as each group by availability_status, skill_id`;
}

/**
 * Counts for each further value of a filter how many freelancers would remain. The facets list the skills of the
 * matching freelancers, the skills that the search already requires, and every availability.
 */
export async function countFacets(queries: Queries, filter: FacetFilter): Promise<FreelancerFacets> {
  // Materializes only the counts, because materializing the rows of freelancers is slower.
  const { rows } = await sql<FacetRow>`
    with counted as materialized (${countsOf(filter)}),
    available as (
      select skill_id, sum(count)::int as count from counted where ${passesAvailability(filter)} group by skill_id
    )
    select
      (
        select coalesce(json_agg(json_build_object(
          'id', id, 'name', name, 'category', category, 'count', coalesce(count, 0)
        ) order by coalesce(count, 0) desc, id), '[]')
          from skills left join available on skill_id = id
          where count > 0 or id = any(${filter.skills}::int[])
      ) as skills,
      (
        select coalesce(json_object_agg(availability_status, count), '{}') from counted where skill_id = 0
      ) as availability`.execute(queries);
  const { skills, availability } = rows[0] ?? { skills: [], availability: {} };
  return {
    skills,
    availability: availabilityValues.map((value) => ({ value, count: availability[value] ?? 0 })),
  };
}
