/** Counts the events of each day for operators. This module only reads tables, which belong to other folders. */
import type { DeskDay } from '@skillharbor/contract';
import { sql } from 'kysely';
import type { Queries } from '../../platform/database/tables.ts';

const SHOWN_DAYS = 30;

/** Returns the counts of each of the last 30 days, oldest day first. `today` is YYYY-MM-DD in UTC. */
export async function countDays(queries: Queries, today: string): Promise<DeskDay[]> {
  const first = sql`${today}::date - ${SHOWN_DAYS - 1}::int`;
  const dayOf = (time: string) => sql`(${sql.ref(time)} at time zone 'UTC')::date`;
  const { rows } = await sql<DeskDay>`
    with happened (day, kind) as (
      select ${dayOf('created_at')}, 'members' from users where confirmed_at is not null
      union all
      select ${dayOf('date_posted')}, 'jobs' from job_listings where date_posted is not null
      union all
      select ${dayOf('applied_at')}, 'applications' from applications
      union all
      select ${dayOf('decided_at')}, case when ${dayOf('decided_at')} <= least(
          applications.promised_by, decision_date_of(job.decision_date, job.application_deadline)
        ) then 'decided_in_time' else 'decided_late' end
        from applications join job_listings as job on job.id = applications.listing_id
        where applications.status in ('accepted', 'rejected') and decided_at is not null
    )
    select to_char(each.day, 'YYYY-MM-DD') as day,
      count(*) filter (where kind = 'members')::int as members,
      count(*) filter (where kind = 'jobs')::int as jobs,
      count(*) filter (where kind = 'applications')::int as applications,
      count(*) filter (where kind = 'decided_in_time')::int as decided_in_time,
      count(*) filter (where kind = 'decided_late')::int as decided_late
      from generate_series(${first}, ${today}::date, '1 day') as each (day)
      left join happened on happened.day = each.day::date
      group by each.day order by each.day`.execute(queries);
  return rows;
}

/** Returns the size of the database, in bytes. */
export async function databaseBytes(queries: Queries): Promise<number> {
  const { rows } = await sql<{ bytes: number }>`
    select pg_database_size(current_database())::float8 as bytes`.execute(queries);
  return rows[0]?.bytes ?? 0;
}
