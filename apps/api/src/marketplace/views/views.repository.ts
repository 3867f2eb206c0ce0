/** Stores how often jobs are viewed. */
import type { JobFunnel } from '@skillharbor/contract';
import { sql } from 'kysely';
import type { Queries } from '../../platform/database/tables.ts';
import { dayBefore } from '../../platform/time/clock.ts';

/**
 * The maximum number of sites that are stored for a job and day. Views from other sites count as views from an unknown
 * site.
 */
const MAX_SITES_A_DAY = 50;
const MAX_SITES = 10;
/** The number of days for which views are kept. */
export const KEPT_DAYS = 365;
const SHOWN_DAYS = 30;

/**
 * Counts a view of a job. `site` is empty if the site is unknown. The table has at most one row for each job, day and
 * site.
 */
export async function countView(queries: Queries, id: number, site: string, day: string): Promise<void> {
  await sql`
    insert into job_views (listing_id, day, site)
      values (${id}, ${day}, case
        when ${MAX_SITES_A_DAY} > (select count(*) from job_views where listing_id = ${id} and day = ${day} and site <> ${site})
        then ${site}::text else '' end)
      on conflict (listing_id, day, site) do update set views = job_views.views + 1`.execute(queries);
}

/** Returns the views of a job. `today` is YYYY-MM-DD. */
export async function readViews(
  queries: Queries,
  id: number,
  today: string,
): Promise<Pick<JobFunnel, 'views' | 'days' | 'sites'>> {
  const days = await sql<JobFunnel['days'][number]>`
    select to_char(each.day, 'YYYY-MM-DD') as day, coalesce(sum(views), 0)::int as views
      from generate_series(${today}::date - ${SHOWN_DAYS - 1}::int, ${today}::date, '1 day') as each (day)
      left join job_views on listing_id = ${id} and job_views.day = each.day::date
      group by each.day order by each.day`.execute(queries);
  const sites = await queries
    .selectFrom('job_views')
    .select([
      sql<string | null>`nullif(site, '')`.as('site'),
      sql<number>`sum(views)::int`.as('views'),
      sql<number>`(sum(sum(views)) over ())::int`.as('total'),
    ])
    .where('listing_id', '=', id)
    .groupBy('job_views.site')
    .orderBy('views', 'desc')
    .orderBy('job_views.site')
    .limit(MAX_SITES)
    .execute();
  return {
    views: sites[0]?.total ?? 0,
    days: days.rows,
    sites: sites.map(({ site, views }) => ({ site, views })),
  };
}

export async function deleteViewsBefore(queries: Queries, today: string): Promise<void> {
  await queries.deleteFrom('job_views').where('day', '<', dayBefore(today, KEPT_DAYS)).execute();
}
