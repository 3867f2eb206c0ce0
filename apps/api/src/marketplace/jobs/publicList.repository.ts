/** The jobs that the public can find. */
import type { Category, JobSummary } from '@skillharbor/contract';
import { sql } from 'kysely';
import { isWithin, pageLimit, pageOffset } from '@skillharbor/contract-server/pagination';
import type { Page } from '@skillharbor/contract-server/pagination';
import { prepare } from '../../platform/database/prepared.ts';
import type { Queries, Tables } from '../../platform/database/tables.ts';
import { dayOf } from '../../platform/time/clock.ts';
import { companyColumns } from '../companies/companies.rows.ts';
import { summaryColumns, toSummary } from './jobs.rows.ts';
import type { SummaryRow } from './jobs.rows.ts';

export const PAGE_SIZE = 20;
const company = companyColumns('job_listings');
const FIRST_PAGE: Page = { number: 1, size: PAGE_SIZE };

export interface ActiveJobs {
  jobs: JobSummary[];
  /** The number of jobs on all pages together. */
  count: number;
}

export interface ActiveJobsPage {
  page: Page;
  category: Category | undefined;
  order: 'newest' | 'oldest';
}

export async function listActiveJobs(queries: Queries, list: ActiveJobsPage, now: Date): Promise<ActiveJobs> {
  const rows = await activeRows(queries, list);
  const today = dayOf(now);
  return { jobs: rows.filter(isJob).map((row) => toSummary(row, today)), count: rows[0]?.count ?? 0 };
}

function activeRows(queries: Queries, list: ActiveJobsPage) {
  const { page, category, order } = list;
  if (page.number > 1 || order === 'oldest') return selectActive(queries, list).execute();
  return category ? firstPageOfCategory(queries, { category }) : firstPage(queries, {});
}

// These two queries are prepared because they are among the most frequent.
const firstPage = prepare<Tables>()((build) =>
  selectActive(build, { page: FIRST_PAGE, category: undefined, order: 'newest' }),
);
const firstPageOfCategory = prepare<Tables>()((build, { category }: { category: Category }) =>
  selectActive(build, { page: FIRST_PAGE, category, order: 'newest' }),
);

/**
 * Selects a page of the active jobs and their count. The ids are limited to the page before whole rows are read, so
 * that far pages stay cheap. It is one statement, because the round trip of a second one would cost as much as its
 * work: every row carries the count, and an empty page has one row with the count alone.
 */
function selectActive(queries: Queries, { page, category, order }: ActiveJobsPage) {
  const direction = order === 'newest' ? 'desc' : 'asc';
  // The first page has a statement of its own, because PostgreSQL plans it for its length. All other pages share one
  // statement.
  const value = (number: number) => (page.number === 1 ? sql.lit(number) : sql.val(number));
  return queries
    .with(
      (cte) => cte('total').materialized(),
      (query) => {
        const counts = query
          .selectFrom('job_value_counts')
          .select(sql<number>`coalesce(sum(active), 0)::int`.as('count'))
          .where('filter', '=', 'category');
        return category ? counts.where('value', '=', category) : counts;
      },
    )
    .with(
      (cte) => cte('page').materialized(),
      (query) => {
        const active = query
          .selectFrom('job_listings')
          .select('id')
          .where('is_listed', '=', true)
          // Skipping to a page beyond the end would read all rows.
          .where((where) => where(where.selectFrom('total').select('count'), '>', value(pageOffset(page))))
          .where(sql.lit(isWithin(page)));
        return (category ? active.where('category', '=', category) : active)
          .orderBy('date_posted', direction)
          .orderBy('id', direction)
          .limit(value(pageLimit(page)))
          .offset(value(pageOffset(page)));
      },
    )
    .selectFrom('total')
    .leftJoin('page', (join) => join.onTrue())
    .leftJoin('job_listings as job', 'job.id', 'page.id')
    .select('total.count')
    .select(summaryColumns.map((column) => `job.${column}` as const))
    .select(companyColumns('job'))
    .orderBy('job.date_posted', direction)
    .orderBy('job.id', direction);
}

/** Returns the jobs with these ids that are listed, in the order of the ids. */
export async function listActiveJobsById(
  queries: Queries,
  ids: readonly number[],
  now: Date,
): Promise<JobSummary[]> {
  if (ids.length === 0) return [];
  const rows = await activeJobsById(queries, { ids });
  const today = dayOf(now);
  return rows.map((row) => toSummary(row, today));
}

const activeJobsById = prepare<Tables>()((build, { ids }: { ids: readonly number[] }) =>
  build
    .selectFrom('job_listings')
    .select(summaryColumns)
    .select(company)
    .where('id', '=', sql<number>`any(${ids}::int[])`)
    .where('is_listed', '=', true)
    .orderBy(sql`array_position(${ids}::int[], id)`),
);

/** Lists a client's jobs that take applications, newest first. */
export async function listOpenJobsOf(
  queries: Queries,
  clientId: number,
  page: Page,
  now: Date,
): Promise<JobSummary[]> {
  const today = dayOf(now);
  const rows = await queries
    .selectFrom('job_listings')
    .select(summaryColumns)
    .select(company)
    .where('client_id', '=', clientId)
    .where('is_listed', '=', true)
    .where('application_deadline', '>=', today)
    .orderBy('date_posted', 'desc')
    .orderBy('id', 'desc')
    .limit(pageLimit(page))
    .offset(pageOffset(page))
    .execute();
  return rows.map((row) => toSummary(row, today));
}

function isJob<Row extends { id: number | null }>(row: Row | (Row & SummaryRow)): row is Row & SummaryRow {
  return row.id !== null;
}
