/** The queries that find jobs and count the facets: how many jobs have each value of a filter. */
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Queries } from '../platform/database/tables.ts';
import { dayBefore } from '../platform/time/clock.ts';
import { selectedValuesOf, hasFilters, withoutFilters } from './jobFilters.ts';
import type { JobFilters } from './jobFilters.ts';
import { idsOfMatches, isMatch, matchColumns, limitToNewest } from './jobSearch.repository.ts';
import type { SortedJobQuery } from './jobSearch.repository.ts';
import type { SearchConditions } from './search.tsquery.ts';

/** These facets count the values of the column of the same name. */
const columnFacets = ['category', 'location', 'company', 'employment_type', 'remote'] as const;

export const facetNames = [...columnFacets, 'located_in', 'posted_within', 'has_pay', 'is_open'] as const;
export type FacetName = (typeof facetNames)[number];

/** The number of jobs with a value. The value is a text: a name, `true`, or a number of days. */
interface ValueCount {
  filter: FacetName;
  value: string;
  count: number;
}

export interface FacetCounts {
  values: readonly ValueCount[];
  /** False if there are more jobs than the server counts, so that the true counts may be higher. */
  isExact: boolean;
}
/** The counts of each facet, among the jobs that pass all filters except that of the facet. */
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

/** At most this number of values of a facet are read, in addition to the values that its filter selects. */
const MAX_VALUES = 200;
/** All origins are read, because the count of a country is the sum of several. */
const isRead = (selected: readonly string[]) => sql`(
  number <= ${sql.lit(MAX_VALUES)} or filter = 'located_in' or value = any(${selected}::text[])
)`;

const since = (today: string, days: number) => sql`${new Date(dayBefore(today, days))}::timestamptz`;

/** selectFacetValues() reads these columns. */
const valueColumns = sql`
  date_posted, category, location, company, employment_type, remote, hire_from, country, pay_min,
  application_deadline`;

type ValueRow = [filter: FacetName | 'jobs', value: string, count: number];

/** Selects the counts of some facets in all rows of a materialized table, as an array of ValueRow. */
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

/** Selects each origin of jobs with the number of rows that have it. */
function countOrigins(facets: readonly FacetName[], matches: RawBuilder<unknown>) {
  if (!facets.includes('located_in')) return noCounts;
  return sql`
    select 'located_in' as filter, origin as value, count(*)::int as count
      from ${matches}, unnest(origins_of(hire_from, country)) as origin group by origin`;
}

const noCounts = sql`select '' as filter, '' as value, 0 as count where false`;

/** Selects each value of some columns with the number of rows that have it. */
function countByColumns(names: readonly (typeof columnFacets)[number][], matches: RawBuilder<unknown>) {
  if (names.length === 0) return noCounts;
  const columns = sql.join(names.map((name) => sql.ref(name)));
  // grouping() returns a number with one bit for each column, the highest bit for the first column. The bit is 0 if the
  // row is grouped by that column, and 1 otherwise.
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
  /** The conditions with which later pages of the search must be read. */
  conditions: SearchConditions | null;
  /** True if more than `max` of the newest jobs have the words, whether or not they pass the filters. */
  areWordsCommon: boolean;
  /** The ids of all matches in their order, or null if there are more than `max`. */
  ids: number[] | null;
  /** The counts of all facets. They are empty if the caller does not need them. */
  counts: FacetCountsByName;
}

/**
 * Finds jobs and counts their facets, each among the jobs that pass all other filters. If more than `max` jobs pass, it
 * counts some of the newest. One statement does both, because finding the jobs is most of the work of either.
 */
export async function findMatches(
  queries: Queries,
  query: SortedJobQuery,
  { max, countsFacets }: { max: number; countsFacets: boolean },
): Promise<FoundMatches> {
  const { filters, today } = query;
  const otherFilters = (name: FacetName) => withoutFilters(filters, [name]);
  // A facet whose filter is the only condition of the search counts all jobs. Triggers maintain those counts.
  const needsOwnTable = (name: FacetName) =>
    name in filters && (query.conditions ?? hasFilters(otherFilters(name)));
  const ownTableFacets = countsFacets ? facetNames.filter(needsOwnTable) : [];
  const { conditions, areWordsCommon, newestRange } = await limitToNewest(queries, query, max);
  // The newest range has enough jobs that pass all filters, so it also has enough jobs that pass all but one.
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

/** Returns the table of the matches at index 0, and tables of the matches without one of the filters after it. */
const matchesTable = (index: number) => (index === 0 ? sql`matches` : sql.ref(`matches_${index}`));

/** Counts the facets of all listed jobs from stored counts. Only the counts by date read jobs, at most `max`. */
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
