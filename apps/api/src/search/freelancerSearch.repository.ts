/** The queries of the directory. They read freelancer_search, which has one narrow row for each freelancer. */
import type { Availability, FreelancerFacets, FreelancerSort, SkillFacet } from '@skillharbor/contract';
import { availabilityValues } from '@skillharbor/contract';
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { pageLimit, pageOffset } from '@skillharbor/contract-server/pagination';
import type { Page } from '@skillharbor/contract-server/pagination';
import type { Queries } from '../platform/database/tables.ts';
import type { SearchConditions } from './search.tsquery.ts';
import { countMatchesIn, hasWords, rankOf } from './search.repository.ts';
import type { WantedWords } from './search.repository.ts';

export interface FreelancerFilter {
  conditions: WantedWords;
  skills: readonly number[];
  availability: readonly Availability[];
  rateMin: number | undefined;
  rateMax: number | undefined;
  currency: string;
  sort: FreelancerSort;
}

const areWords = (conditions: WantedWords): conditions is SearchConditions =>
  typeof conditions === 'object' && conditions !== null;

type Counted = Omit<FreelancerFilter, 'sort'>;

const newestFirst = sql`is_complete desc, freelancer_id desc`;
/**
 * The `newestFirst` order expressed as a single number. Sorting thousands of rows by this number is a third faster than
 * by columns, but cannot use an index.
 */
const newestFirstByNumber = sql`(is_complete::int::bigint << 32) + freelancer_id desc`;

/**
 * Returns the order of the list. Complete profiles always come first, so that an empty profile with a low rate is not
 * the first in a list.
 */
function orderOf({ conditions, sort, currency }: FreelancerFilter): RawBuilder<unknown> {
  if (sort !== 'rate_low' && sort !== 'rate_high')
    return areWords(conditions) ? newestFirstByNumber : newestFirst;
  const rate = sql`case when rate_currency = ${currency} then hourly_rate end`;
  const direction = sort === 'rate_low' ? sql`asc` : sql`desc`;
  return sql`is_complete desc, ${rate} ${direction} nulls last, freelancer_id desc`;
}

function hasRate({ rateMin, rateMax, currency }: Counted): RawBuilder<boolean>[] {
  if (rateMin === undefined && rateMax === undefined) return [];
  return [
    sql<boolean>`rate_currency = ${currency}`,
    sql<boolean>`hourly_rate between ${rateMin ?? 0} and ${rateMax ?? Number.MAX_SAFE_INTEGER}`,
  ];
}

function hasWanted(conditions: WantedWords): RawBuilder<boolean>[] {
  if (conditions === null) return [];
  return [areWords(conditions) ? hasWords(conditions.match) : sql<boolean>`false`];
}

/** Returns the condition for all filters except availability, because the counts need every value of availability. */
function isCandidate(filter: Counted): RawBuilder<boolean> {
  const { conditions, skills } = filter;
  return all([
    ...hasWanted(conditions),
    ...(skills.length > 0 ? [sql<boolean>`skill_ids @> ${skills}::int[]`] : []),
    ...hasRate(filter),
  ]);
}

function isAvailable({ availability }: Counted): RawBuilder<boolean> {
  return availability.length > 0 ? sql`availability_status = any(${availability}::text[])` : sql`true`;
}

const all = (conditions: readonly RawBuilder<boolean>[]) =>
  conditions.length > 0 ? sql<boolean>`${sql.join(conditions, sql` and `)}` : sql<boolean>`true`;

/**
 * Finds the ids of the matches in order, at most `max` + 1. If more profiles match, only those that come first in the
 * order without words are ranked.
 */
export async function findMatches(
  queries: Queries,
  filter: FreelancerFilter,
  max: number,
): Promise<number[]> {
  const { conditions, sort } = filter;
  const ranked = areWords(conditions) && sort === 'best' ? conditions : null;
  // The ids are returned as one value, because returning thousands of rows would take longer than finding them.
  const { rows } = await sql<{ ids: number[] | null }>`
    select json_agg(freelancer_id ${ranked ? sql`order by ${byRank(ranked)}` : sql``}) as ids from (
      select freelancer_id ${ranked ? sql`, is_complete, head` : sql``} from freelancer_search
        where ${isCandidate(filter)} and ${isAvailable(filter)}
        order by ${orderOf(filter)} limit ${max + 1}
    ) as first`.execute(queries);
  return rows[0]?.ids ?? [];
}

/** Finds all freelancers ordered by rate, by means of an index. The result is the same as that of findMatches(). */
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

/** Orders matches by rank. A whole word counts more than a prefix, in the bio as well. */
function byRank(conditions: SearchConditions): RawBuilder<unknown> {
  return sql`is_complete desc, coalesce(${rankOf(conditions)}, case when freelancer_id in (
    select freelancer_id from freelancer_search where ${hasWords(conditions.wholeWords)}
  ) then 100 else 101 end), freelancer_id desc`;
}

/** Lists the ids of a page of all freelancers. */
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
 * Counts the matches by availability and skill, in one pass. Every freelancer also counts for a fictitious skill 0,
 * whose counts are therefore the counts by availability alone.
 */
function countsOf(filter: Counted): RawBuilder<unknown> {
  const { conditions, skills } = filter;
  // Triggers maintain the counts of all freelancers with each change.
  if (conditions === null && skills.length === 0 && hasRate(filter).length === 0)
    return sql`
      select availability_status, skill_id, sum(freelancers)::int as count
        from freelancer_skill_counts group by availability_status, skill_id`;
  return sql`
    select availability_status, skill_id, count(*)::int as count from (
      select availability_status, unnest(skill_ids || 0) as skill_id from freelancer_search
        where ${isCandidate(filter)}
    ) as each group by availability_status, skill_id`;
}

/**
 * Counts the freelancers that would remain with each further value: skills that the matches have or the search names,
 * and all availabilities.
 */
export async function countFacets(queries: Queries, filter: Counted): Promise<FreelancerFacets> {
  // Only the counts are materialized, because materializing whole rows would cost more.
  const { rows } = await sql<FacetRow>`
    with counted as materialized (${countsOf(filter)}),
    available as (
      select skill_id, sum(count)::int as count from counted where ${isAvailable(filter)} group by skill_id
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
