/**
 * Counts the moderators' actions in each year. The counts come from the log, which is never deleted, while cases are
 * deleted after a year.
 */
import type { TransparencyYear } from '@skillharbor/contract';
import { sql } from 'kysely';
import type { Queries } from '../../platform/database/tables.ts';

/**
 * Returns the counts of each year with at least one event, newest year first. An event belongs to the year in which it
 * happened.
 */
export async function countYears(queries: Queries): Promise<TransparencyYear[]> {
  const { rows } = await sql<TransparencyYear>`
    with opened as (
      select case_id, min(at) as at from moderation_log where action in ('reported', 'noticed') group by case_id
    ), events as (
      select extract(year from log.at at time zone 'UTC')::int as year, log.action, details,
          case log.action when 'decided' then extract(epoch from log.at - opened.at) end as seconds
        from moderation_log as log left join opened using (case_id)
        where log.action in ('reported', 'noticed', 'decided', 'appealed', 'appeal_decided')
    )
    select year,
        (count(*) filter (where action = 'reported'))::int as reports,
        (count(*) filter (where action = 'noticed'))::int as noticed,
        json_build_object(
          'dismiss', count(*) filter (where action = 'decided' and details->>'action' = 'dismiss'),
          'request_change', count(*) filter (where action = 'decided' and details->>'action' = 'request_change'),
          'hide', count(*) filter (where action = 'decided' and details->>'action' = 'hide'),
          'suspend', count(*) filter (where action = 'decided' and details->>'action' = 'suspend'),
          'end_account', count(*) filter (where action = 'decided' and details->>'action' = 'end_account')
        ) as actions,
        round(percentile_cont(0.5) within group (order by seconds) / 3600)::int as median_hours,
        (count(*) filter (where action = 'appealed'))::int as appeals,
        (count(*) filter (where action = 'appeal_decided' and details->>'outcome' = 'reversed'))::int as reversed
      from events group by year order by year desc`.execute(queries);
  return rows;
}
