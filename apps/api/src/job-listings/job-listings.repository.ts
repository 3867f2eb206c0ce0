import type { Category, JobInput, JobUpdate, MyJobList } from '@skillharbor/contract';
import { sql } from 'kysely';
import type { Page } from '../contract/pages.ts';
import { rowsToRead, rowsToSkip } from '../contract/pages.ts';
import { prepare } from '../database/prepared.ts';
import type { Queries, Tables } from '../tables.ts';
import { unlessBlank } from '../text.ts';
import { jobColumns, myJobColumns, summaryColumns } from './rows.ts';
import type { JobRow, MyJobRow, SummaryRow } from './rows.ts';

export interface ActiveJobs {
  rows: SummaryRow[];
  /** Of all pages together. */
  count: number;
}

/**
 * Active jobs, newest first. The ids are cut to the page first, so that a far page does not drag whole rows along.
 * One statement, because each one costs as much again as its work: the count comes with every row, and with a row
 * of nothing else where the page is empty.
 */
export async function listActiveJobs(queries: Queries, page: Page, category?: Category): Promise<ActiveJobs> {
  const rows = await queries
    .with(
      (cte) => cte('total').materialized(),
      (query) => {
        const counts = query
          .selectFrom('job_counts')
          .select(sql<number>`coalesce(sum(active), 0)::int`.as('count'));
        return category ? counts.where('category', '=', category) : counts;
      },
    )
    .with(
      (cte) => cte('page').materialized(),
      (query) => {
        const active = query
          .selectFrom('job_listings')
          .select('id')
          .where('is_active', '=', true)
          // Skipping to a page that is not there would read all that is.
          .where((where) => where(where.selectFrom('total').select('count'), '>', rowsToSkip(page)));
        return (category ? active.where('category', '=', category) : active)
          .orderBy('date_posted', 'desc')
          .orderBy('id', 'desc')
          .limit(rowsToRead(page))
          .offset(rowsToSkip(page));
      },
    )
    .selectFrom('total')
    .leftJoin('page', (join) => join.onTrue())
    .leftJoin('job_listings as job', 'job.id', 'page.id')
    .select('total.count')
    .select(summaryColumns.map((column) => `job.${column}` as const))
    .orderBy('job.date_posted', 'desc')
    .orderBy('job.id', 'desc')
    .execute();
  return { rows: rows.filter(isJob), count: rows[0]?.count ?? 0 };
}

function isJob<Row extends { id: number | null }>(row: Row | (Row & SummaryRow)): row is Row & SummaryRow {
  return row.id !== null;
}

// Asked more often than anything else but the list.
const jobById = prepare<Tables>()((build, id: number) =>
  build.selectFrom('job_listings').select(jobColumns).where('id', '=', id),
);

export async function findJob(queries: Queries, id: number): Promise<JobRow | undefined> {
  const [row] = await jobById(queries, id);
  return row;
}

/** A client's own job, unless it was deleted. */
export async function findMyJob(
  queries: Queries,
  id: number,
  clientId: number,
): Promise<MyJobRow | undefined> {
  return queries
    .selectFrom('job_listings')
    .select(myJobColumns)
    .where('id', '=', id)
    .where('client_id', '=', clientId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
}

export async function listMyJobs(queries: Queries, clientId: number, page: Page): Promise<MyJobRow[]> {
  return queries
    .selectFrom('job_listings')
    .select(myJobColumns)
    .where('client_id', '=', clientId)
    .where('deleted_at', 'is', null)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(rowsToRead(page))
    .offset(rowsToSkip(page))
    .execute();
}

export async function totalMyJobs(queries: Queries, clientId: number): Promise<MyJobList['totals']> {
  return queries
    .selectFrom('job_listings')
    .select([
      sql<number>`count(*)::int`.as('jobs'),
      sql<number>`(count(*) filter (where is_active))::int`.as('active_jobs'),
      sql<number>`coalesce(sum(applications_count), 0)::int`.as('applications'),
      sql<number>`coalesce(sum(undecided_count), 0)::int`.as('undecided_applications'),
    ])
    .where('client_id', '=', clientId)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow();
}

export async function insertJob(
  queries: Queries,
  clientId: number,
  input: JobInput,
  now: Date,
): Promise<MyJobRow> {
  const { company } = await queries
    .selectFrom('users')
    .select('company')
    .where('id', '=', clientId)
    .executeTakeFirstOrThrow();
  return queries
    .insertInto('job_listings')
    .values({
      ...toColumns(input),
      client_id: clientId,
      company,
      created_at: now,
      date_posted: input.is_active ? now : null,
    })
    .returning(myJobColumns)
    .executeTakeFirstOrThrow();
}

/** Undefined where it is not there, or no longer of the version that the edit is based on. */
export async function updateMyJob(
  queries: Queries,
  id: number,
  clientId: number,
  { version, ...update }: JobUpdate,
  now: Date,
): Promise<MyJobRow | undefined> {
  const statement = queries
    .updateTable('job_listings')
    .set((column) => ({
      ...toColumns(update),
      version: column('version', '+', 1),
      ...(update.is_active && { date_posted: column.fn.coalesce('date_posted', column.val(now)) }),
    }))
    .where('id', '=', id)
    .where('client_id', '=', clientId)
    .where('deleted_at', 'is', null)
    .returning(myJobColumns);
  return (version === undefined ? statement : statement.where('version', '=', version)).executeTakeFirst();
}

/** Whether there was an inactive job to delete. */
export async function deleteMyInactiveJob(
  queries: Queries,
  id: number,
  clientId: number,
  now: Date,
): Promise<boolean> {
  const row = await queries
    .updateTable('job_listings')
    .set({ deleted_at: now })
    .where('id', '=', id)
    .where('client_id', '=', clientId)
    .where('deleted_at', 'is', null)
    .where('is_active', '=', false)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

function toColumns(input: Omit<JobInput, 'is_active'> & { is_active?: boolean }) {
  return {
    title: input.title,
    short_description: input.short_description,
    description: input.description,
    category: input.category,
    location: input.location,
    salary_range: unlessBlank(input.salary_range),
    employment_type: input.employment_type,
    remote: input.remote,
    application_deadline: input.application_deadline,
    is_active: input.is_active ?? true,
  };
}
