import type { Application, ScreeningAnswer } from '@skillharbor/contract';
import { sql } from 'kysely';
import type { Queries } from '../../platform/database/tables.ts';
import { hiddenNumber } from '../reveals/reveals.repository.ts';
import { selectApplications, toApplication } from './applications.rows.ts';
import type { KeptBy } from './retention.ts';
import { readDirectory } from './directory.repository.ts';

/**
 * Reads an application as the job's client sees it.
 *
 * @param readerId the member of the client's team who reads the application
 */
export async function findApplication(
  queries: Queries,
  id: number,
  readerId: number,
  keptBy: KeptBy,
): Promise<Application> {
  const row = await selectApplications(queries, readerId)
    .innerJoin('job_listings as job', 'job.id', 'applications.listing_id')
    .select(['job.title as jobTitle', 'job.short_description', 'job.description'])
    .where('applications.id', '=', id)
    .executeTakeFirstOrThrow();
  const job = { ...row, title: row.jobTitle };
  return toApplication(row, job, await readDirectory(queries, [row], job), keptBy);
}

export interface NewApplication {
  jobId: number;
  /** The version of the job when the application was sent. */
  jobVersion: number;
  isHidden: boolean;
  freelancerId: number;
  resumeId: number;
  coverLetter: string;
  screeningAnswers: readonly ScreeningAnswer[];
  appliedAt: Date;
}

/**
 * Inserts an application and returns its id. Throws the unique violation `applications_once` if the freelancer
 * already has an application to this job that is not withdrawn.
 */
export async function insertApplication(queries: Queries, application: NewApplication): Promise<number> {
  const { id } = await queries
    .insertInto('applications')
    .values({
      listing_id: application.jobId,
      listing_version: application.jobVersion,
      freelancer_id: application.freelancerId,
      is_hidden: application.isHidden,
      resume_id: application.resumeId,
      cover_letter: application.coverLetter,
      screening_answers: JSON.stringify(application.screeningAnswers),
      applied_at: application.appliedAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/**
 * Locks the freelancer, so that applications sent at the same time are counted one after the other. Returns the number
 * of the freelancer's open applications, and how often the freelancer has withdrawn from this job.
 */
export async function countOwnApplications(
  transaction: Queries,
  freelancerId: number,
  jobId: number,
): Promise<{ open: number; withdrawn: number }> {
  await transaction
    .selectFrom('users')
    .select('id')
    .where('id', '=', freelancerId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  return transaction
    .selectFrom('applications')
    .select([
      sql<number>`count(*) filter (where known_status = 'pending')::int`.as('open'),
      sql<number>`count(*) filter (where status = 'withdrawn' and listing_id = ${jobId})::int`.as(
        'withdrawn',
      ),
    ])
    .where('freelancer_id', '=', freelancerId)
    .executeTakeFirstOrThrow();
}

/** Finds the details of an application that the mails to the job's client and to the freelancer contain. */
export async function findApplicationNotice(queries: Queries, id: number) {
  return queries
    .selectFrom('applications')
    .innerJoin('job_listings as job', 'job.id', 'applications.listing_id')
    .innerJoin('users as client', 'client.id', 'job.client_id')
    .innerJoin('users as freelancer', 'freelancer.id', 'applications.freelancer_id')
    .innerJoin('resumes', 'resumes.id', 'applications.resume_id')
    .select([
      'job.title',
      'job.company',
      'client.email',
      'client.first_name as clientFirstName',
      'client.language',
      'freelancer.first_name as firstName',
      'freelancer.last_name as lastName',
      'freelancer.email as freelancerEmail',
      'freelancer.language as freelancerLanguage',
      'resumes.name as resume',
      'applications.cover_letter as coverLetter',
      'applications.screening_answers as screeningAnswers',
      'applications.promised_by as decisionDate',
    ])
    .select(hiddenNumber)
    .where('applications.id', '=', id)
    .executeTakeFirstOrThrow();
}

/** Returns true if the client can see an application of the freelancer to any of the client's jobs. */
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
    .where('applications.is_hidden', '=', false)
    .where('job.client_id', '=', clientId)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
