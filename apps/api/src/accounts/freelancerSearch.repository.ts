/** The queries of the directory. They read freelancer_search, which has one narrow row for each freelancer. */
import type { Availability, FreelancerFacets, FreelancerSort, SkillFacet } from '@skillharbor/contract';
import { availabilityValues } from '@skillharbor/contract';
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { pageLimit, pageOffset } from '../contract/pagination.ts';
import type { Page } from '../contract/pagination.ts';
import type { Queries } from '../database/tables.ts';
import type { Condition, SearchConditions } from '../search/search.query.ts';
import { queryOf, rankOf } from '../search/search.repository.ts';

export interface FreelancerFilter {
  /** Words that ask for nothing, such as exclusions alone, find none. */
  conditions: SearchConditions | 'any' | 'none';
  skills: readonly number[];
  availability: readonly Availability[];
  rateMin: number | undefined;
  rateMax: number | undefined;
  currency: string;
  sort: FreelancerSort;
}

type Counted = Omit<FreelancerFilter, 'sort'>;

const newestFirst = sql`is_complete desc, freelancer_id desc`;

/** In every order, complete profiles come first: no empty one tops a list because it is cheap. */
function orderOf({ sort, currency }: FreelancerFilter): RawBuilder<unknown> {
  if (sort !== 'rate_low' && sort !== 'rate_high') return newestFirst;
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

function hasWords(conditions: FreelancerFilter['conditions']): RawBuilder<boolean>[] {
  if (conditions === 'any') return [];
  return [conditions === 'none' ? sql`false` : sql`words @@ ${queryOf(conditions.match)}`];
}

/** Without the availability, whose values are counted each. */
function isCandidate(filter: Counted): RawBuilder<boolean> {
  const { conditions, skills } = filter;
  return all([
    ...hasWords(conditions),
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
 * The ids of the matches in their order, at most `max` and one more. Where there are more, the first ones of the order
 * without words are ranked.
 */
export async function findMatches(
  queries: Queries,
  filter: FreelancerFilter,
  max: number,
): Promise<number[]> {
  const { conditions, sort } = filter;
  // Materialized, so that the planner uses the full-text index rather than read all words.
  const first = sql`
    with matches as materialized (
      select freelancer_id, is_complete, hourly_rate, rate_currency from freelancer_search
        where ${isCandidate(filter)} and ${isAvailable(filter)}
    ),
    first as (select freelancer_id from matches order by ${orderOf(filter)} limit ${max + 1})`;
  // As one value: thousands of rows would cost more than to find them.
  const ids =
    typeof conditions === 'object' && sort === 'best'
      ? sql`json_agg(freelancer_id order by is_complete desc, ${rankIn(conditions)}, freelancer_id desc)
          as ids from first join freelancer_search using (freelancer_id)`
      : sql`json_agg(freelancer_id) as ids from first`;
  const { rows } = await sql<{ ids: number[] | null }>`${first} select ${ids}`.execute(queries);
  return rows[0]?.ids ?? [];
}

/** In the bio, too, a word counts more than one that begins so. */
function rankIn(conditions: SearchConditions): RawBuilder<number> {
  return sql`coalesce(${rankOf(conditions)}, case when freelancer_id in (
    select freelancer_id from freelancer_search where words @@ ${queryOf(conditions.wholeWords)}
  ) then 100 else 101 end)`;
}

/** The ids of a page of all freelancers. */
export async function listNewest(queries: Queries, page: Page): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select freelancer_id as id from freelancer_search order by ${newestFirst}
      limit ${pageLimit(page)} offset ${pageOffset(page)}`.execute(queries);
  return rows.map(({ id }) => id);
}

export async function countFreelancers(queries: Queries): Promise<number> {
  const { total } = await queries
    .selectFrom('freelancer_count')
    .select(sql<number>`sum(total)::int`.as('total'))
    .executeTakeFirstOrThrow();
  return total;
}

/** How many freelancers match, at most `max`. */
export async function countMatches(queries: Queries, match: Condition, max: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    with matches as materialized (
      select freelancer_id from freelancer_search where words @@ ${queryOf(match)}
    )
    select count(*)::int from (select from matches limit ${max}) as counted`.execute(queries);
  return rows[0]?.count ?? 0;
}

interface FacetRow {
  skills: SkillFacet[];
  availability: Partial<Record<Availability, number>>;
}

/** What each further value would leave: of the skills that the matches have and those asked for, and of all availabilities. */
export async function countFacets(queries: Queries, filter: Counted): Promise<FreelancerFacets> {
  const { rows } = await sql<FacetRow>`
    with matches as materialized (
      select skill_ids, availability_status from freelancer_search where ${isCandidate(filter)}
    ),
    counted as (
      select skill_id, count(*)::int as count from matches, unnest(skill_ids) as skill_id
        where ${isAvailable(filter)} group by skill_id
    )
    select
      (
        select coalesce(json_agg(json_build_object(
          'id', id, 'name', name, 'category', category, 'count', coalesce(count, 0)
        ) order by coalesce(count, 0) desc, id), '[]')
          from skills left join counted on skill_id = id
          where count > 0 or id = any(${filter.skills}::int[])
      ) as skills,
      (
        select coalesce(json_object_agg(availability_status, count), '{}')
          from (select availability_status, count(*)::int from matches group by availability_status) as each
      ) as availability`.execute(queries);
  const { skills, availability } = rows[0] ?? { skills: [], availability: {} };
  return {
    skills,
    availability: availabilityValues.map((value) => ({ value, count: availability[value] ?? 0 })),
  };
}
