import type { ApplicationStatus } from '@skillharbor/contract';
import { sql } from 'kysely';
import type { Page } from '../contract/pages.ts';
import { rowsToRead, rowsToSkip } from '../contract/pages.ts';
import type { Queries } from '../tables.ts';
import { selectMine, selectReceived } from './rows.ts';
import type { MyApplicationRow, ReceivedRow } from './rows.ts';

export async function hasApplied(
  queries: Queries,
  listingId: number,
  freelancerId: number,
): Promise<boolean> {
  const row = await queries
    .selectFrom('applications')
    .select('id')
    .where('listing_id', '=', listingId)
    .where('freelancer_id', '=', freelancerId)
    .executeTakeFirst();
  return row !== undefined;
}

export async function listMyApplications(
  queries: Queries,
  freelancerId: number,
  page: Page,
): Promise<MyApplicationRow[]> {
  return selectMine(queries)
    .where('applications.freelancer_id', '=', freelancerId)
    .orderBy('applications.applied_at', 'desc')
    .orderBy('applications.id', 'desc')
    .limit(rowsToRead(page))
    .offset(rowsToSkip(page))
    .execute();
}

export async function findMyApplication(queries: Queries, id: number): Promise<MyApplicationRow> {
  return selectMine(queries).where('applications.id', '=', id).executeTakeFirstOrThrow();
}

/** Undecided first, the newest first within each. */
export async function listReceived(
  queries: Queries,
  listingId: number,
  page: Page,
  freelancerId?: number,
): Promise<ReceivedRow[]> {
  const received = selectReceived(queries).where('applications.listing_id', '=', listingId);
  return (
    freelancerId === undefined ? received : received.where('applications.freelancer_id', '=', freelancerId)
  )
    .orderBy(sql`applications.status <> 'pending'`)
    .orderBy('applications.applied_at', 'desc')
    .orderBy('applications.id', 'desc')
    .limit(rowsToRead(page))
    .offset(rowsToSkip(page))
    .execute();
}

export async function findReceived(queries: Queries, id: number): Promise<ReceivedRow> {
  return selectReceived(queries).where('applications.id', '=', id).executeTakeFirstOrThrow();
}

export interface NewApplication {
  listingId: number;
  freelancerId: number;
  resumeId: number;
  coverLetter: string;
  appliedAt: Date;
}

/** The new id. Throws the unique violation `applications_once` for a second one to the same job. */
export async function insertApplication(queries: Queries, application: NewApplication): Promise<number> {
  const { id } = await queries
    .insertInto('applications')
    .values({
      listing_id: application.listingId,
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
 * Counts one more application, if the job still takes any: the condition and the count are one statement, so that
 * closing the job and applying to it cannot pass each other. `today` is YYYY-MM-DD.
 */
export async function countApplication(queries: Queries, listingId: number, today: string): Promise<boolean> {
  const row = await queries
    .updateTable('job_listings')
    .set((column) => ({
      applications_count: column('applications_count', '+', 1),
      undecided_count: column('undecided_count', '+', 1),
    }))
    .where('id', '=', listingId)
    .where('is_active', '=', true)
    .where('application_deadline', '>=', today)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** What the job's client is told about a new application. */
export async function findNews(queries: Queries, id: number) {
  return queries
    .selectFrom('applications')
    .innerJoin('job_listings as job', 'job.id', 'applications.listing_id')
    .innerJoin('users as client', 'client.id', 'job.client_id')
    .innerJoin('users as freelancer', 'freelancer.id', 'applications.freelancer_id')
    .select([
      'job.title',
      'client.email',
      'client.first_name',
      sql<string>`freelancer.first_name || ' ' || freelancer.last_name`.as('freelancer'),
    ])
    .where('applications.id', '=', id)
    .executeTakeFirstOrThrow();
}

/** What a decision needs to know, of an application to one of the client's own jobs. */
export async function findToDecide(queries: Queries, id: number, clientId: number) {
  return queries
    .selectFrom('applications')
    .innerJoin('job_listings as job', 'job.id', 'applications.listing_id')
    .innerJoin('users as freelancer', 'freelancer.id', 'applications.freelancer_id')
    .select([
      'applications.id',
      'applications.listing_id',
      'job.title',
      'job.company',
      'freelancer.first_name',
      'freelancer.email',
    ])
    .where('applications.id', '=', id)
    .where('job.client_id', '=', clientId)
    .where('job.deleted_at', 'is', null)
    .executeTakeFirst();
}

export interface DecisionRecord {
  status: Exclude<ApplicationStatus, 'pending'>;
  message: string | null;
  decline_reason: string | null;
}

/** Whether it was still undecided. */
export async function recordDecision(
  queries: Queries,
  application: { id: number; listing_id: number },
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
    .where('id', '=', application.listing_id)
    .execute();
  return true;
}

/** Whether this client has an application from this freelancer. */
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
