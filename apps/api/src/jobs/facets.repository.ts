/** How many jobs have each value of a filter. */
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Queries } from '../database/tables.ts';
import { dayBefore } from '../time/clock.ts';
import { idsOfMatches, isMatch, isNewMatch, matchColumns } from './search.repository.ts';
import type { JobQuery, SortedJobQuery } from './search.repository.ts';

export type FacetName =
  | 'category'
  | 'location'
  | 'company'
  | 'employment_type'
  | 'remote'
  | 'posted_within'
  | 'has_pay'
  | 'is_open';

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
export const MAX_VALUES = 200;

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

/** Counts the values of the rows of `matches`, which must be materialized, as an array of ValueRow. */
function valuesOfMatches(today: string, { max, chosen }: Limit): RawBuilder<ValueRow[]> {
  const counted = sql`(select * from matches limit ${max}) as counted`;
  return sql`(
    with named as (
      select
        case grouping(category, location, company, employment_type, remote)
          when ${sql.lit(0b01111)} then 'category'
          when ${sql.lit(0b10111)} then 'location'
          when ${sql.lit(0b11011)} then 'company'
          when ${sql.lit(0b11101)} then 'employment_type'
          else 'remote'
        end as filter,
        coalesce(category, location, company, employment_type, remote) as value,
        count(*)::int as count
      from ${counted}
      group by grouping sets ((category), (location), (company), (employment_type), (remote))
    ),
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

function toCounted(rows: readonly ValueRow[]): CountedJobs {
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
  return toCounted(rows[0]?.values ?? []);
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
  return { ids: rows[0]?.ids ?? null, counted: toCounted(rows[0]?.values ?? []) };
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
