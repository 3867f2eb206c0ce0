/** Lists the jobs that the public can find. */
import type { Category, JobSummary } from '@skillharbor/contract';
import { sql } from 'kysely';
import { isWithin, pageLimit, pageOffset } from '@skillharbor/contract-server/pagination';
import type { Page } from '@skillharbor/contract-server/pagination';
import { prepare } from '../../platform/database/prepared.ts';
import type { Queries, Tables } from '../../platform/database/tables.ts';
import { dayOf } from '../../platform/time/clock.ts';
import { companiesOfJobs } from '../companies/companies.rows.ts';
import type { RecordVersion } from '../decisionRecords/decisionRecord.ts';
import { recordVersionColumns } from '../decisionRecords/decisionRecords.rows.ts';
import { summaryColumns, toSummary } from './jobs.rows.ts';
import type { SummaryRow } from './jobs.rows.ts';

export const PAGE_SIZE = 20;
const companyColumns = ['company_slug', 'company_logo'] as const;
const FIRST_PAGE: Page = { number: 1, size: PAGE_SIZE };

/** A job of a list, with the version of its client's decision record. */
export interface ListedJob {
  job: JobSummary;
  record: RecordVersion;
}

export interface ActiveJobs {
  jobs: ListedJob[];
  /** The total number of jobs on all pages. */
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
  return { jobs: rows.filter(isJob).map((row) => toListed(row, today)), count: rows[0]?.count ?? 0 };
}

function activeRows(queries: Queries, list: ActiveJobsPage) {
  const { page, category, order } = list;
  if (page.number > 1 || order === 'oldest') return selectActive(queries, list).execute();
  return category ? firstPageOfCategory(queries, { category }) : firstPage(queries, {});
}

// These two queries are prepared statements, because they are among the most frequent queries.
const firstPage = prepare<Tables>()((build) =>
  selectActive(build, { page: FIRST_PAGE, category: undefined, order: 'newest' }),
);
const firstPageOfCategory = prepare<Tables>()((build, { category }: { category: Category }) =>
  selectActive(build, { page: FIRST_PAGE, category, order: 'newest' }),
);

/**
 * Selects a page of the active jobs, and the number of jobs on all pages. The query selects the ids of the page before
 * it reads whole rows, so that far pages stay cheap. A single statement returns both, because a second round trip to
 * the database would cost as much as the query itself. Every row has the total number, and an empty page has one row
 * with only this number.
 */
function selectActive(queries: Queries, { page, category, order }: ActiveJobsPage) {
  const direction = order === 'newest' ? 'desc' : 'asc';
  // The first page has a separate statement with a literal page size, so that PostgreSQL plans for this size. All other
  // pages share one statement.
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
          // A page beyond the end is not queried, because skipping to it would read all rows.
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
    .leftJoin(companiesOfJobs, 'company_client', 'job.client_id')
    .select('total.count')
    .select(summaryColumns.map((column) => `job.${column}` as const))
    .select(companyColumns)
    .select(recordVersionColumns('job'))
    .orderBy('job.date_posted', direction)
    .orderBy('job.id', direction);
}

/** Finds the listed jobs with these ids, in the order of the ids. */
export async function listActiveJobsById(
  queries: Queries,
  ids: readonly number[],
  now: Date,
): Promise<ListedJob[]> {
  if (ids.length === 0) return [];
  const rows = await activeJobsById(queries, { ids });
  const today = dayOf(now);
  return rows.map((row) => toListed(row, today));
}

const activeJobsById = prepare<Tables>()((build, { ids }: { ids: readonly number[] }) =>
  build
    .selectFrom('job_listings')
    .leftJoin(companiesOfJobs, 'company_client', 'job_listings.client_id')
    .select(summaryColumns)
    .select(companyColumns)
    .select(recordVersionColumns('job_listings'))
    .where('id', '=', sql<number>`any(${ids}::int[])`)
    .where('is_listed', '=', true)
    .orderBy(sql`array_position(${ids}::int[], id)`),
);

/** Lists a client's jobs that are open for applications, newest first. */
export async function listOpenJobsOf(
  queries: Queries,
  clientId: number,
  page: Page,
  now: Date,
): Promise<JobSummary[]> {
  const today = dayOf(now);
  const rows = await queries
    .selectFrom('job_listings')
    .leftJoin(companiesOfJobs, 'company_client', 'job_listings.client_id')
    .select(summaryColumns)
    .select(companyColumns)
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

function toListed(row: SummaryRow & RecordVersion, today: string): ListedJob {
  const { client_id, record_version } = row;
  return { job: toSummary(row, today), record: { client_id, record_version } };
}

function isJob<Row extends { id: number | null }>(row: Row | (Row & SummaryRow)): row is Row & SummaryRow {
  return row.id !== null;
}
