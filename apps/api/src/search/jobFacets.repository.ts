/**
 * The database queries that find jobs and count the facets: for each value of a filter, how many jobs have this value.
 */
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Queries } from '../platform/database/tables.ts';
import { dayBefore } from '../platform/time/clock.ts';
import { selectedValuesOf, hasFilters, withoutFilters } from './jobFilters.ts';
import type { JobFilters } from './jobFilters.ts';
import { idsOfMatches, isMatch, matchColumns, limitToNewest } from './jobSearch.repository.ts';
import type { SortedJobQuery } from './jobSearch.repository.ts';
import type { SearchConditions } from './search.tsquery.ts';

/** The facets that count the values in the column with the same name. */
const columnFacets = ['category', 'location', 'company', 'employment_type', 'remote'] as const;

export const facetNames = [...columnFacets, 'located_in', 'posted_within', 'has_pay', 'is_open'] as const;
export type FacetName = (typeof facetNames)[number];

/** The number of jobs that have a value. The value is given as text: a name, `true`, or a number of days. */
interface ValueCount {
  filter: FacetName;
  value: string;
  count: number;
}

export interface FacetCounts {
  values: readonly ValueCount[];
  /** False if there are more jobs than the server counts. The real counts may then be higher. */
  isExact: boolean;
}
/** The counts of each facet. A facet counts the jobs that pass all filters except its own. */
export type FacetCountsByName = Record<FacetName, FacetCounts>;

export function forEachFacet(countsOf: (name: FacetName) => FacetCounts): FacetCountsByName {
  return {
    category: countsOf('category'),
    location: countsOf('location'),
    company: countsOf('company'),
    employment_type: countsOf('employment_type'),
    remote: countsOf('remote'),
    located_in: countsOf('located_in'),
    posted_within: countsOf('posted_within'),
    has_pay: countsOf('has_pay'),
    is_open: countsOf('is_open'),
  };
}

/** The maximum number of values that are read for a facet, in addition to the values that its filter selects. */
const MAX_VALUES = 200;
/**
 * For countries and groups of countries, reads all values, because the count of a country is the sum of several values.
 */
const isRead = (selected: readonly string[]) => sql`(
  number <= ${sql.lit(MAX_VALUES)} or filter = 'located_in' or value = any(${selected}::text[])
)`;

const since = (today: string, days: number) => sql`${new Date(dayBefore(today, days))}::timestamptz`;

/** The columns that selectFacetValues() reads. */
const valueColumns = sql`
  date_posted, category, location, company, employment_type, remote, hire_from, country, pay_min,
  application_deadline`;

type ValueRow = [filter: FacetName | 'jobs', value: string, count: number];

/** Selects the counts of some facets over all rows of a materialized table. The result is an array of ValueRow. */
function selectFacetValues(
  matches: RawBuilder<unknown>,
  facets: readonly FacetName[],
  today: string,
  selected: readonly string[],
): RawBuilder<ValueRow[]> {
  return sql`(
    with by_column as (${countByColumns(
      columnFacets.filter((name) => facets.includes(name)),
      matches,
    )}
      union all ${countOrigins(facets, matches)}
    ),
    numbered as (
      select *, row_number() over (partition by filter order by count desc, value) as number from by_column
    ),
    totals as (
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
        where ${isRead(selected)}
      union all
      select each.* from totals, lateral (values
        ('jobs', '', jobs), ('has_pay', 'true', has_pay), ('is_open', 'true', is_open),
        ('posted_within', '1', day), ('posted_within', '7', week), ('posted_within', '30', month)
      ) as each
    ) as each (filter, value, count)
  )`;
}

/**
 * Selects each country or group of countries where freelancers may live if a job hires them, with the number of rows
 * that contain it.
 */
function countOrigins(facets: readonly FacetName[], matches: RawBuilder<unknown>) {
  if (!facets.includes('located_in')) return noCounts;
  return sql`
    select 'located_in' as filter, origin as value, count(*)::int as count
      from ${matches}, unnest(origins_of(hire_from, country)) as origin group by origin`;
}

const noCounts = sql`select '' as filter, '' as value, 0 as count where false`;

/** Selects each value in these columns, with the number of rows that contain it. */
function countByColumns(names: readonly (typeof columnFacets)[number][], matches: RawBuilder<unknown>) {
  if (names.length === 0) return noCounts;
  const columns = sql.join(names.map((name) => sql.ref(name)));
  // grouping() returns a number with one bit for each column. The highest bit belongs to the first column. A bit is 0
  // if the row is grouped by its column, and 1 otherwise.
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

interface FoundMatches {
  /** The search conditions that must also be used for later pages. */
  conditions: SearchConditions | null;
  /** True if more than `max` of the newest jobs contain the words, even if they do not pass the filters. */
  areWordsCommon: boolean;
  /** The ids of all matches in their order, or null if there are more than `max` matches. */
  ids: number[] | null;
  /** The counts of all facets. They are empty if the caller does not need them. */
  counts: FacetCountsByName;
}

/**
 * Finds jobs and counts their facets. Each facet counts the jobs that pass all filters except its own. If more than
 * `max` jobs pass, only some of the newest are counted. A single statement does both, because both need the same jobs,
 * and finding them takes the most time.
 */
export async function findMatches(
  queries: Queries,
  query: SortedJobQuery,
  { max, countsFacets }: { max: number; countsFacets: boolean },
): Promise<FoundMatches> {
  const { filters, today } = query;
  const otherFilters = (name: FacetName) => withoutFilters(filters, [name]);
  // If the facet's own filter is the only condition of the search, the facet counts all jobs. These counts are stored,
  // so no table of matches is needed.
  const needsOwnTable = (name: FacetName) =>
    name in filters && (query.conditions ?? hasFilters(otherFilters(name)));
  const ownTableFacets = countsFacets ? facetNames.filter(needsOwnTable) : [];
  const { conditions, areWordsCommon, newestRange } = await limitToNewest(queries, query, max);
  // Uses the same newest range for every facet: if enough jobs in the range pass all filters, enough jobs in it also
  // pass all filters but one.
  const matchesFilters = (others: JobFilters) =>
    isMatch({ ...query, conditions, filters: others }, newestRange ? [newestRange] : []);
  const sorted = newestRange ? null : { ...query, conditions };
  const tables = [filters, ...ownTableFacets.map(otherFilters)].map(
    (tableFilters, index) => sql`${matchesTable(index)} as materialized (
      select ${index === 0 && sorted ? sql`${matchColumns(sorted)}, ` : sql``} ${valueColumns}
        from job_listings where ${matchesFilters(tableFilters)} limit ${max + 1}
    )`,
  );
  const selected = ownTableFacets.flatMap((name) => selectedValuesOf(filters, name));
  const values = tables.map((_, index) => {
    const names =
      index === 0
        ? facetNames.filter((name) => !ownTableFacets.includes(name))
        : ownTableFacets.slice(index - 1, index);
    return selectFacetValues(matchesTable(index), names, today, selected);
  });
  const { rows } = await sql<{ ids: number[] | null; values: ValueRow[][] }>`
    with ${sql.join(tables)}
    select ${sorted ? idsOfMatches(sorted, max) : sql`null::json`} as ids,
      json_build_array(${countsFacets ? sql.join(values) : sql``}) as values`.execute(queries);
  const { ids, values: valuesByTable } = rows[0] ?? { ids: [], values: [] };
  const countsOf = (name: FacetName): FacetCounts => {
    const counted = valuesByTable[ownTableFacets.indexOf(name) + 1] ?? [];
    return {
      values: counted.flatMap(([filter, value, count]) =>
        filter === name ? [{ filter, value, count }] : [],
      ),
      isExact: (counted.find(([filter]) => filter === 'jobs')?.[2] ?? 0) <= max,
    };
  };
  return { conditions, areWordsCommon, ids, counts: forEachFacet(countsOf) };
}

/**
 * Returns the name of a table of matches. The table with index 0 contains the matches of all filters. Each of the other
 * tables contains the matches without one of the filters.
 */
const matchesTable = (index: number) => (index === 0 ? sql`matches` : sql.ref(`matches_${index}`));

/**
 * Returns the facets of all listed jobs from stored counts. Only the counts by date have to read jobs, at most `max` of
 * them.
 */
export async function countFacetsOfAllJobs(
  queries: Queries,
  { today, max, selected }: { today: string; max: number; selected: readonly string[] },
): Promise<ValueCount[]> {
  const countWhere = (condition: RawBuilder<unknown>) => sql`(
    select count(*)::int from (select from job_listings where is_listed and ${condition} limit ${max}) as limited
  )`;
  const postedWithin = (days: number) => countWhere(sql`date_posted >= ${since(today, days)}`);
  const { rows } = await sql<ValueCount>`
    with by_column as (
      select filter, value, sum(active)::int as count from job_value_counts
        group by filter, value having sum(active) > 0
    ),
    numbered as (
      select *, row_number() over (partition by filter order by count desc, value) as number from by_column
    )
    select filter, value, count from numbered where ${isRead(selected)}
    union all
    select * from (values
      ('is_open', 'true', ${countWhere(sql`application_deadline >= ${today}::date`)}),
      ('posted_within', '1', ${postedWithin(1)}),
      ('posted_within', '7', ${postedWithin(7)}),
      ('posted_within', '30', ${postedWithin(30)})
    ) as dated`.execute(queries);
  return rows;
}
