/** How many jobs have each value of a filter. */
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Queries } from '../database/tables.ts';
import { dayBefore } from '../time/clock.ts';
import { conditionsOfFilters, withoutFilters } from './jobFilters.ts';
import { allOfKeys, anyOfKeys, keysOf } from './jobKeys.ts';
import { areNewMatches, idsOfMatches, isMatch, isNewMatch, matchColumns } from './search.repository.ts';
import type { JobQuery, SortedJobQuery } from './search.repository.ts';

/** Filters whose values are kept as they are. */
const named = ['category', 'location', 'company', 'employment_type', 'remote'] as const;

export const facetNames = [...named, 'posted_within', 'has_pay', 'is_open'] as const;
export type FacetName = (typeof facetNames)[number];

/** As text: `true`, or a number of days, where it is not a name. */
export interface ValueCount {
  filter: FacetName;
  value: string;
  count: number;
}

/** What is counted of some jobs. */
export interface CountedJobs {
  values: readonly ValueCount[];
  /** At most `max`. */
  jobs: number;
}

/** The values of a filter to read, besides the chosen ones. */
const MAX_VALUES = 200;

const since = (today: string, days: number) => sql`${new Date(dayBefore(today, days))}::timestamptz`;

interface Limit {
  /** How many jobs are counted. */
  max: number;
  /** These values are always among those read. */
  chosen: readonly string[];
}

/** What valuesOfMatches() reads. */
const valueColumns = sql`
  date_posted, category, location, company, employment_type, remote, pay_min, application_deadline`;

type ValueRow = [filter: FacetName | 'jobs', value: string, count: number];

/**
 * Counts the values of some filters, of the rows of `matches` that pass a condition, as an array of ValueRow. `matches` must be
 * materialized.
 */
function valuesOfMatches(
  today: string,
  { max, chosen }: Limit,
  filters: readonly FacetName[] = facetNames,
  condition: RawBuilder<unknown> = sql`true`,
): RawBuilder<ValueRow[]> {
  const counted = sql`(select * from matches where ${condition} limit ${max}) as counted`;
  return sql`(
    with named as (${countsOfNamed(
      named.filter((name) => filters.includes(name)),
      counted,
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
      from ${counted}
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

/** Each value of the named filters with the number of its rows. */
function countsOfNamed(names: readonly (typeof named)[number][], counted: RawBuilder<unknown>) {
  if (names.length === 0) return sql`select '' as filter, '' as value, 0 as count where false`;
  const columns = sql.join(names.map((name) => sql.ref(name)));
  // grouping() has a bit for each column, the first one highest, which is 0 where the row is grouped by it.
  const cases = names.map((name, index) => {
    const others = 2 ** names.length - 1 - 2 ** (names.length - 1 - index);
    return sql`when ${sql.lit(others)} then ${sql.lit(name)}`;
  });
  return sql`
    select case grouping(${columns}) ${sql.join(cases, sql` `)} end as filter,
      coalesce(${columns}) as value,
      count(*)::int as count
    from ${counted}
    group by grouping sets (${sql.join(names.map((name) => sql`(${sql.ref(name)})`))})`;
}

function toCounted(rows: readonly ValueRow[] = []): CountedJobs {
  const values = rows.flatMap(([filter, value, count]) =>
    filter === 'jobs' ? [] : [{ filter, value, count }],
  );
  return { values, jobs: rows.find(([filter]) => filter === 'jobs')?.[2] ?? 0 };
}

/** Counts the values of the jobs that match. */
export async function countValues(queries: Queries, query: JobQuery, limit: Limit): Promise<CountedJobs> {
  return (
    (await countNewValues(queries, query, limit)) ??
    countValuesOf(queries, isMatch(query), query.today, limit)
  );
}

/** The same of the newest jobs only; null where these are not as many as may be counted. */
async function countNewValues(queries: Queries, query: JobQuery, limit: Limit): Promise<CountedJobs | null> {
  const isNew = await isNewMatch(queries, query, limit.max);
  if (!isNew) return null;
  const counted = await countValuesOf(queries, isNew, query.today, limit);
  return counted.jobs === limit.max ? counted : null;
}

async function countValuesOf(
  queries: Queries,
  condition: RawBuilder<unknown>,
  today: string,
  limit: Limit,
): Promise<CountedJobs> {
  const { rows } = await sql<{ values: ValueRow[] }>`
    with matches as materialized (select ${valueColumns} from job_listings where ${condition})
    select ${valuesOfMatches(today, limit)} as values`.execute(queries);
  return toCounted(rows[0]?.values);
}

/** For each of some filters in use, counts its values of the jobs that pass all other filters. */
export async function countValuesWithoutEach(
  queries: Queries,
  query: JobQuery,
  filters: readonly FacetName[],
  limit: Limit,
): Promise<Map<FacetName, CountedJobs>> {
  const counted = new Map<FacetName, CountedJobs>();
  if (filters.length === 0) return counted;
  const without = (filter: FacetName) => ({ ...query, filters: withoutFilters(query.filters, [filter]) });
  const areNew = await areNewMatches(queries, filters.map(without), limit.max);
  for (const [index, filter] of filters.entries()) {
    const isNew = areNew[index];
    const newest = isNew && (await countValuesOf(queries, isNew, query.today, limit));
    if (newest?.jobs === limit.max) counted.set(filter, newest);
  }
  const others = filters.filter((filter) => !counted.has(filter));
  const together = others.length > 1 ? await countTogether(queries, query, others, limit) : null;
  for (const filter of others)
    counted.set(
      filter,
      together?.get(filter) ?? (await countValuesOf(queries, isMatch(without(filter)), query.today, limit)),
    );
  return counted;
}

/**
 * The same in one statement, which finds the jobs that pass all of the filters or all but one. Null where these are more than
 * may be counted of each filter.
 */
async function countTogether(
  queries: Queries,
  { filters, ...query }: JobQuery,
  names: readonly FacetName[],
  limit: Limit,
): Promise<Map<FacetName, CountedJobs> | null> {
  const max = names.length * limit.max;
  const conditions = conditionsOfFilters(filters, query.today);
  const keys = keysOf(filters, query.today);
  const passed = (name: FacetName) => sql.ref(`has_${name}`);
  const others = (name: FacetName) => names.filter((other) => other !== name);
  const keysOfOthers = names.map((name) => others(name).flatMap((other) => keys[other] ?? []));
  const isPassed = names.map((name) => sql`coalesce(${conditions[name]}, false) as ${passed(name)}`);
  const number = sql.join(
    names.map((name) => sql`${passed(name)}::int`),
    sql` + `,
  );
  const values = names.map((name) => {
    const condition = sql.join(others(name).map(passed), sql` and `);
    return sql`${sql.lit(name)}, ${valuesOfMatches(query.today, limit, [name], condition)}`;
  });
  const { rows } = await sql<{ jobs: number; values: Partial<Record<FacetName, ValueRow[]>> }>`
    with candidates as (
      select ${valueColumns}, ${sql.join(isPassed)} from job_listings
        where ${isMatch(
          { ...query, filters: withoutFilters(filters, names) },
          keysOfOthers.every((each) => each.length > 0) ? [anyOfKeys(keysOfOthers.map(allOfKeys))] : [],
        )}
    ),
    matches as materialized (
      select * from candidates where ${number} >= ${sql.lit(names.length - 1)} limit ${max}
    )
    select (select count(*)::int from matches) as jobs, json_build_object(${sql.join(values)}) as values`.execute(
    queries,
  );
  const [row] = rows;
  if (!row || row.jobs === max) return null;
  return new Map(names.map((name) => [name, toCounted(row.values[name])]));
}

/**
 * The ids of findAllMatches(), and the values of their jobs or of some of too many: in one statement, because finding the
 * jobs is most of the work of either.
 */
export async function findMatchesAndValues(
  queries: Queries,
  query: SortedJobQuery,
  max: number,
): Promise<{ ids: number[] | null; counted: CountedJobs }> {
  const limit = { max: max + 1, chosen: [] };
  const newest = await countNewValues(queries, query, limit);
  if (newest) return { ids: null, counted: newest };
  const { rows } = await sql<{ ids: number[] | null; values: ValueRow[] }>`
    with matches as materialized (
      select ${matchColumns(query)}, ${valueColumns} from job_listings where ${isMatch(query)}
    )
    select ${idsOfMatches(query, max)} as ids, ${valuesOfMatches(query.today, limit)} as values`.execute(
    queries,
  );
  return { ids: rows[0]?.ids ?? null, counted: toCounted(rows[0]?.values) };
}

/** Counts the values of all active jobs, without reading them. Those of dates count at most `max` jobs. */
export async function countValuesOfAll(
  queries: Queries,
  { today, max, chosen }: Limit & { today: string },
): Promise<ValueCount[]> {
  const countWhere = (condition: RawBuilder<unknown>) => sql`(
    select count(*)::int from (select from job_listings where is_listed and ${condition} limit ${max}) as limited
  )`;
  const postedWithin = (days: number) => countWhere(sql`date_posted >= ${since(today, days)}`);
  const { rows } = await sql<ValueCount>`
    with named as (
      select filter, value, sum(active)::int as count from job_value_counts
        group by filter, value having sum(active) > 0
      union all
      select 'category', category, sum(active)::int from job_counts group by category having sum(active) > 0
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
