/** The columns of an application, and their mapping to the contract's shapes. */
import type { Application, MyApplication } from '@skillharbor/contract';
import type { Queries } from '../database/tables.ts';
import { pictureUrl } from '../files/pictures.ts';
import { companyName } from '../jobs/jobs.policy.ts';

/** For the freelancer who sent it. */
export function selectMyApplications(queries: Queries) {
  return queries
    .selectFrom('applications')
    .innerJoin('job_listings as job', 'job.id', 'applications.listing_id')
    .select([
      'applications.id',
      'applications.listing_id',
      'applications.status',
      'applications.applied_at',
      'applications.decided_at',
      'applications.message',
      'applications.decline_reason',
      'job.title',
      'job.company',
      'job.category',
      'job.location',
      'job.short_description',
    ]);
}

/** For the job's client. */
export function selectApplications(queries: Queries) {
  return queries
    .selectFrom('applications')
    .innerJoin('resumes', 'resumes.id', 'applications.resume_id')
    .innerJoin('users', 'users.id', 'applications.freelancer_id')
    .innerJoin('freelancers', 'freelancers.user_id', 'applications.freelancer_id')
    .select([
      'applications.id',
      'applications.freelancer_id',
      'applications.status',
      'applications.cover_letter',
      'applications.applied_at',
      'applications.decided_at',
      'applications.message',
      'applications.decline_reason',
      'resumes.name as resume_name',
      'resumes.type as resume_type',
      'resumes.size as resume_size',
      'users.first_name',
      'users.last_name',
      'freelancers.picture',
      'freelancers.title',
      'freelancers.location',
      'freelancers.availability_status',
      'freelancers.portfolio_link',
    ]);
}

type Row<Select extends (queries: Queries) => { executeTakeFirstOrThrow(): Promise<unknown> }> = Awaited<
  ReturnType<ReturnType<Select>['executeTakeFirstOrThrow']>
>;
type MyApplicationRow = Row<typeof selectMyApplications>;
type ApplicationRow = Row<typeof selectApplications>;

export function toMyApplication(row: MyApplicationRow): MyApplication {
  return {
    id: row.id,
    listing: row.listing_id,
    listing_title: row.title,
    company_name: companyName(row.company),
    category: row.category,
    location: row.location,
    short_description: row.short_description,
    status: row.status,
    applied_at: row.applied_at.toISOString(),
    decided_at: row.decided_at?.toISOString() ?? null,
    message: row.message,
    decline_reason: row.decline_reason,
  };
}

export function toApplication(row: ApplicationRow): Application {
  return {
    id: row.id,
    freelancer_id: row.freelancer_id,
    resume_url: `/api/applications/resume/${row.id}/`,
    resume: { name: row.resume_name, type: row.resume_type, size: row.resume_size },
    status: row.status,
    cover_letter: row.cover_letter,
    applied_at: row.applied_at.toISOString(),
    decided_at: row.decided_at?.toISOString() ?? null,
    message: row.message,
    decline_reason: row.decline_reason,
    applicant: {
      name: `${row.first_name} ${row.last_name}`,
      profile_picture: pictureUrl(row.picture, 150),
      title: row.title,
      location: row.location,
      availability_status: row.availability_status,
      portfolio_link: row.portfolio_link,
    },
  };
}
