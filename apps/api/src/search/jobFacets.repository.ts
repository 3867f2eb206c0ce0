/** Counts how many jobs have each value of a filter. */
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Queries } from '../platform/database/tables.ts';
import { dayBefore } from '../platform/time/clock.ts';
import { chosenOf, hasFilters, withoutFilters } from './jobFilters.ts';
import type { JobFilters } from './jobFilters.ts';
import { idsOfMatches, isMatch, matchColumns, narrow } from './jobSearch.repository.ts';
import type { SortedJobQuery } from './jobSearch.repository.ts';
import type { SearchConditions } from './search.tsquery.ts';

/** The filters whose values are stored in a column of the same name. */
const named = ['category', 'location', 'company', 'employment_type', 'remote'] as const;

export const facetNames = [...named, 'posted_within', 'has_pay', 'is_open'] as const;
export type FacetName = (typeof facetNames)[number];

/** The number of jobs with a value. The value is text: a name, `true`, or a number of days. */
export interface ValueCount {
  filter: FacetName;
  value: string;
  count: number;
}

export interface Counts {
  values: readonly ValueCount[];
  /** False if there are more jobs than the server counts. */
  isExact: boolean;
}
/** The counts of each filter's values among the jobs that pass all other filters. */
export type CountsByFilter = Record<FacetName, Counts>;

export function byFilter(countsOf: (name: FacetName) => Counts): CountsByFilter {
  return {
    category: countsOf('category'),
    location: countsOf('location'),
    company: countsOf('company'),
    employment_type: countsOf('employment_type'),
    remote: countsOf('remote'),
    posted_within: countsOf('posted_within'),
    has_pay: countsOf('has_pay'),
    is_open: countsOf('is_open'),
  };
}

/** The largest number of values that are read for a filter, in addition to the chosen ones. */
const MAX_VALUES = 200;

const since = (today: string, days: number) => sql`${new Date(dayBefore(today, days))}::timestamptz`;

/** valuesOfMatches() reads these columns. */
const valueColumns = sql`
  date_posted, category, location, company, employment_type, remote, pay_min, application_deadline`;

type ValueRow = [filter: FacetName | 'jobs', value: string, count: number];

/** Counts the values of some filters in all rows of a materialized table. Returns an array of ValueRow. */
function valuesOfMatches(
  matches: RawBuilder<unknown>,
  filters: readonly FacetName[],
  today: string,
  chosen: readonly string[],
): RawBuilder<ValueRow[]> {
  return sql`(
    with named as (${countsOfNamed(
      named.filter((name) => filters.includes(name)),
      matches,
    )}),
    numbered as (
      select *, row_number() over (partition by filter order by count desc, value) as number from named
    ),
    whole as (
      select count(*)::int as jobs,
        count(pay_min)::int as has_pay,
        (count(*) filter (where application_deadline >= ${today}::date))::int as is_open,
        (count(*) filter (where date_posted >= ${since(today, 1)}))::int as day,
        (count(*) filter (where date_posted >= ${since(today, 7)}))::int as week,
        (count(*) filter (where date_posted >= ${since(today, 30)}))::int as month
      from ${matches}
    )
    select json_agg(json_build_array(filter, value, count)) from (
      select filter, value, count from numbered
        where number <= ${sql.lit(MAX_VALUES)} or value = any(${chosen}::text[])
      union all
      select each.* from whole, lateral (values
        ('jobs', '', jobs), ('has_pay', 'true', has_pay), ('is_open', 'true', is_open),
        ('posted_within', '1', day), ('posted_within', '7', week), ('posted_within', '30', month)
      ) as each
    ) as each (filter, value, count)
  )`;
}

/** Selects each value of the named filters with the number of its rows. */
function countsOfNamed(names: readonly (typeof named)[number][], matches: RawBuilder<unknown>) {
  if (names.length === 0) return sql`select '' as filter, '' as value, 0 as count where false`;
  const columns = sql.join(names.map((name) => sql.ref(name)));
  // grouping() has one bit for each column, and the first column has the highest bit. A bit is 0 if the row is grouped
  // by that column.
  const cases = names.map((name, index) => {
    const others = 2 ** names.length - 1 - 2 ** (names.length - 1 - index);
    return sql`when ${sql.lit(others)} then ${sql.lit(name)}`;
  });
  return sql`
    select case grouping(${columns}) ${sql.join(cases, sql` `)} end as filter,
      coalesce(${columns}) as value,
      count(*)::int as count
    from ${matches}
    group by grouping sets (${sql.join(names.map((name) => sql`(${sql.ref(name)})`))})`;
}

interface Found {
  /** The conditions that find the jobs of later pages. */
  conditions: SearchConditions | null;
  areCommon: boolean;
  /** The ids of all matches in their order, or null if there are more than `max`. */
  ids: number[] | null;
  /** The counts of all filters. They are empty if the caller does not need them. */
  counts: CountsByFilter;
}

/**
 * Finds jobs, and counts the values of each filter among the jobs that pass all other filters. If there are more than
 * `max`, it counts some of the newest. A single statement does both, because finding the jobs is most of the work of
 * each.
 */
export async function findMatches(
  queries: Queries,
  query: SortedJobQuery,
  { max, isCounting }: { max: number; isCounting: boolean },
): Promise<Found> {
  const { filters, today } = query;
  const without = (name: FacetName) => withoutFilters(filters, [name]);
  // Triggers maintain the counts of all jobs, so they need no query here.
  const isCounted = (name: FacetName) => name in filters && (query.conditions ?? hasFilters(without(name)));
  const inUse = isCounting ? facetNames.filter(isCounted) : [];
  const { conditions, areCommon, window } = await narrow(queries, query, max);
  // A job that passes all filters also passes all but one.
  const conditionOf = (others: JobFilters) =>
    isMatch({ ...query, conditions, filters: others }, window ? [window] : []);
  const sorted = window ? null : { ...query, conditions };
  const found = [filters, ...inUse.map(without)].map(
    (others, index) => sql`${tableOf(index)} as materialized (
      select ${index === 0 && sorted ? sql`${matchColumns(sorted)}, ` : sql``} ${valueColumns}
        from job_listings where ${conditionOf(others)} limit ${max + 1}
    )`,
  );
  const chosen = inUse.flatMap((name) => chosenOf(filters, name));
  const values = found.map((_, index) => {
    const names =
      index === 0 ? facetNames.filter((name) => !inUse.includes(name)) : inUse.slice(index - 1, index);
    return valuesOfMatches(tableOf(index), names, today, chosen);
  });
  const { rows } = await sql<{ ids: number[] | null; values: ValueRow[][] }>`
    with ${sql.join(found)}
    select ${sorted ? idsOfMatches(sorted, max) : sql`null::json`} as ids,
      json_build_array(${isCounting ? sql.join(values) : sql``}) as values`.execute(queries);
  const { ids, values: read } = rows[0] ?? { ids: [], values: [] };
  const countsOf = (name: FacetName): Counts => {
    const counted = read[inUse.indexOf(name) + 1] ?? [];
    return {
      values: counted.flatMap(([filter, value, count]) =>
        filter === name ? [{ filter, value, count }] : [],
      ),
      isExact: (counted.find(([filter]) => filter === 'jobs')?.[2] ?? 0) <= max,
    };
  };
  return { conditions, areCommon, ids, counts: byFilter(countsOf) };
}

/** Names the table of the matches (index 0), or a table of the matches without one of the active filters. */
const tableOf = (index: number) => (index === 0 ? sql`matches` : sql.ref(`matches_${index}`));

/** Counts the values of all active jobs without reading the jobs. The counts by date stop at `max` jobs. */
export async function countValuesOfAll(
  queries: Queries,
  { today, max, chosen }: { today: string; max: number; chosen: readonly string[] },
): Promise<ValueCount[]> {
  const countWhere = (condition: RawBuilder<unknown>) => sql`(
    select count(*)::int from (select from job_listings where is_listed and ${condition} limit ${max}) as limited
  )`;
  const postedWithin = (days: number) => countWhere(sql`date_posted >= ${since(today, days)}`);
  const { rows } = await sql<ValueCount>`
    with named as (
      select filter, value, sum(active)::int as count from job_value_counts
        group by filter, value having sum(active) > 0
    ),
    numbered as (
      select *, row_number() over (partition by filter order by count desc, value) as number from named
    )
    select filter, value, count from numbered where number <= ${sql.lit(MAX_VALUES)} or value = any(${chosen}::text[])
    union all
    select * from (values
      ('is_open', 'true', ${countWhere(sql`application_deadline >= ${today}::date`)}),
      ('posted_within', '1', ${postedWithin(1)}),
      ('posted_within', '7', ${postedWithin(7)}),
      ('posted_within', '30', ${postedWithin(30)})
    ) as dated`.execute(queries);
  return rows;
}
