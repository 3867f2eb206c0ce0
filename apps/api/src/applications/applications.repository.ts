import type { Application, ApplicationStatus, MyApplication } from '@skillharbor/contract';
import { sql } from 'kysely';
import { isWithin, pageLimit, pageOffset } from '../contract/pagination.ts';
import type { Page } from '../contract/pagination.ts';
import type { Queries } from '../database/tables.ts';
import { companyName } from '../jobs/jobs.policy.ts';
import {
  selectApplications,
  selectMyApplications,
  toApplication,
  toMyApplication,
} from './applications.rows.ts';

/** The newest first. As in the other lists, the ids are limited to the page before whole rows are read. */
export async function listMyApplications(
  queries: Queries,
  freelancerId: number,
  page: Page,
): Promise<MyApplication[]> {
  if (!isWithin(page)) return [];
  const rows = await selectMyApplications(queries)
    .where('applications.id', 'in', (query) =>
      query
        .selectFrom('applications')
        .select('id')
        .where('freelancer_id', '=', freelancerId)
        .orderBy('applied_at', 'desc')
        .orderBy('id', 'desc')
        .limit(pageLimit(page))
        .offset(pageOffset(page)),
    )
    .orderBy('applications.applied_at', 'desc')
    .orderBy('applications.id', 'desc')
    .execute();
  return rows.map(toMyApplication);
}

export async function findMyApplication(queries: Queries, id: number): Promise<MyApplication> {
  const row = await selectMyApplications(queries).where('applications.id', '=', id).executeTakeFirstOrThrow();
  return toMyApplication(row);
}

/** The undecided first, then by date, the newest first. */
export async function listApplications(
  queries: Queries,
  jobId: number,
  page: Page,
  freelancerId?: number,
): Promise<Application[]> {
  const rows = await selectApplications(queries)
    .where('applications.id', 'in', (query) => {
      const received = query.selectFrom('applications').select('id').where('listing_id', '=', jobId);
      return (freelancerId === undefined ? received : received.where('freelancer_id', '=', freelancerId))
        .orderBy(isDecided)
        .orderBy('applied_at', 'desc')
        .orderBy('id', 'desc')
        .limit(pageLimit(page))
        .offset(pageOffset(page));
    })
    .orderBy(isDecided)
    .orderBy('applications.applied_at', 'desc')
    .orderBy('applications.id', 'desc')
    .execute();
  return rows.map(toApplication);
}

const isDecided = sql`applications.status <> 'pending'`;

export async function findApplication(queries: Queries, id: number): Promise<Application> {
  const row = await selectApplications(queries).where('applications.id', '=', id).executeTakeFirstOrThrow();
  return toApplication(row);
}

export interface NewApplication {
  jobId: number;
  freelancerId: number;
  resumeId: number;
  coverLetter: string;
  appliedAt: Date;
}

/** The new id. Throws the unique violation `applications_once` for a second application to the same job. */
export async function insertApplication(queries: Queries, application: NewApplication): Promise<number> {
  const { id } = await queries
    .insertInto('applications')
    .values({
      listing_id: application.jobId,
      freelancer_id: application.freelancerId,
      resume_id: application.resumeId,
      cover_letter: application.coverLetter,
      applied_at: application.appliedAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/**
 * Counts one more application if the job is open. The condition and the count are one statement, so that they cannot
 * race with closing the job. `today` is YYYY-MM-DD.
 */
export async function countApplication(queries: Queries, jobId: number, today: string): Promise<boolean> {
  const row = await queries
    .updateTable('job_listings')
    .set((column) => ({
      applications_count: column('applications_count', '+', 1),
      undecided_count: column('undecided_count', '+', 1),
    }))
    .where('id', '=', jobId)
    .where('is_active', '=', true)
    .where('application_deadline', '>=', today)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** For the mail to the job's client. */
export async function findApplicationNotice(queries: Queries, id: number) {
  return queries
    .selectFrom('applications')
    .innerJoin('job_listings as job', 'job.id', 'applications.listing_id')
    .innerJoin('users as client', 'client.id', 'job.client_id')
    .innerJoin('users as freelancer', 'freelancer.id', 'applications.freelancer_id')
    .select([
      'job.title',
      'client.email',
      'client.first_name as firstName',
      sql<string>`freelancer.first_name || ' ' || freelancer.last_name`.as('freelancer'),
    ])
    .where('applications.id', '=', id)
    .executeTakeFirstOrThrow();
}

/** For a decision on an application to one of the client's own jobs. */
export async function findForDecision(queries: Queries, id: number, clientId: number) {
  const row = await queries
    .selectFrom('applications')
    .innerJoin('job_listings as job', 'job.id', 'applications.listing_id')
    .innerJoin('users as freelancer', 'freelancer.id', 'applications.freelancer_id')
    .select([
      'applications.id',
      'applications.listing_id as jobId',
      'job.title',
      'job.company',
      'freelancer.first_name as firstName',
      'freelancer.email',
    ])
    .where('applications.id', '=', id)
    .where('job.client_id', '=', clientId)
    .where('job.deleted_at', 'is', null)
    .executeTakeFirst();
  return row && { ...row, company: companyName(row.company) };
}

export interface DecisionRecord {
  status: Exclude<ApplicationStatus, 'pending'>;
  message: string | null;
  decline_reason: string | null;
}

/** Whether the application was still undecided. */
export async function recordDecision(
  queries: Queries,
  application: { id: number; jobId: number },
  decision: DecisionRecord,
  now: Date,
): Promise<boolean> {
  const row = await queries
    .updateTable('applications')
    .set({ ...decision, decided_at: now })
    .where('id', '=', application.id)
    .where('status', '=', 'pending')
    .returning('id')
    .executeTakeFirst();
  if (!row) return false;
  await queries
    .updateTable('job_listings')
    .set((column) => ({ undecided_count: column('undecided_count', '-', 1) }))
    .where('id', '=', application.jobId)
    .execute();
  return true;
}

/** Whether the freelancer has applied to any job of the client. */
export async function hasApplicationFrom(
  queries: Queries,
  clientId: number,
  freelancerId: number,
): Promise<boolean> {
  const row = await queries
    .selectFrom('applications')
    .innerJoin('job_listings as job', 'job.id', 'applications.listing_id')
    .select('applications.id')
    .where('applications.freelancer_id', '=', freelancerId)
    .where('job.client_id', '=', clientId)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
