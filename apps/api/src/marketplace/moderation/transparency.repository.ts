/** Counts what moderators did in each year. */
import type { TransparencyYear } from '@skillharbor/contract';
import { sql } from 'kysely';
import type { Queries } from '../../platform/database/tables.ts';

/** Returns the years with reports or decisions, newest first. A report counts in the year of its arrival, and a decision in its own. */
export async function countYears(queries: Queries): Promise<TransparencyYear[]> {
  const { rows } = await sql<TransparencyYear>`
    with reports as (
      select extract(year from reported_at at time zone 'UTC')::int as year,
          (count(*) filter (where rules = '{}'))::int as reports, (count(*) filter (where rules <> '{}'))::int as noticed
        from moderation_reports group by 1
    ), rulings as (
      select extract(year from decided_at at time zone 'UTC')::int as year,
          (count(*) filter (where action = 'dismiss'))::int as dismiss,
          (count(*) filter (where action = 'request_change'))::int as request_change,
          (count(*) filter (where action = 'hide'))::int as hide,
          (count(*) filter (where action = 'suspend'))::int as suspend,
          (count(*) filter (where action = 'end_account'))::int as end_account,
          round(percentile_cont(0.5) within group (order by extract(epoch from decided_at - opened_at)) / 3600)::int as median_hours,
          count(appealed_at)::int as appeals,
          (count(*) filter (where outcome = 'reversed'))::int as reversed
        from (
          select ruling.action, ruling.decided_at, opened_at, appealed_at, outcome from moderation_rulings as ruling
            join moderation_cases on moderation_cases.id = case_id
            left join moderation_appeals on ruling_id = ruling.id
        ) as ruled
        group by 1
    )
    select year, coalesce(reports, 0) as reports, coalesce(noticed, 0) as noticed,
        json_build_object(
          'dismiss', coalesce(dismiss, 0), 'request_change', coalesce(request_change, 0), 'hide', coalesce(hide, 0),
          'suspend', coalesce(suspend, 0), 'end_account', coalesce(end_account, 0)
        ) as actions,
        median_hours, coalesce(appeals, 0) as appeals, coalesce(reversed, 0) as reversed
      from reports full join rulings using (year)
      order by year desc`.execute(queries);
  return rows;
}
