/** From rows to the contract's shapes of a job. */
import type { Job, JobSummary, MyJob } from '@skillharbor/contract';
import type { Selectable } from 'kysely';
import type { JobListingsTable } from '../tables.ts';
import { isOpen } from './job-listings.policy.ts';

type Row = Selectable<JobListingsTable>;

/** Lists leave the description in the database. */
export const summaryColumns = [
  'id',
  'title',
  'company',
  'category',
  'location',
  'short_description',
  'salary_range',
  'employment_type',
  'remote',
  'application_deadline',
  'date_posted',
  'is_active',
] as const satisfies readonly (keyof Row)[];
export const jobColumns = [
  ...summaryColumns,
  'client_id',
  'description',
  'created_at',
] as const satisfies readonly (keyof Row)[];
export const myJobColumns = [
  ...jobColumns,
  'version',
  'applications_count',
  'undecided_count',
] as const satisfies readonly (keyof Row)[];

export type SummaryRow = Pick<Row, (typeof summaryColumns)[number]>;
export type JobRow = Pick<Row, (typeof jobColumns)[number]>;
export type MyJobRow = Pick<Row, (typeof myJobColumns)[number]>;

/** The company of a client that has named none. */
export const companyName = (company: string) => (company === '' ? 'Unknown' : company);

export function toSummary({ is_active, date_posted, company, ...row }: SummaryRow, now: Date): JobSummary {
  return {
    ...row,
    company: companyName(company),
    date_posted: date_posted?.toISOString() ?? null,
    is_open: isOpen({ is_active, application_deadline: row.application_deadline }, now),
  };
}

export function toJob({ client_id: _, description, created_at, ...summary }: JobRow, now: Date): Job {
  return {
    ...toSummary(summary, now),
    description,
    is_active: summary.is_active,
    created_at: created_at.toISOString(),
  };
}

export function toMyJob(
  { version, applications_count, undecided_count, ...job }: MyJobRow,
  now: Date,
): MyJob {
  return { ...toJob(job, now), version, applications_count, undecided_count };
}
