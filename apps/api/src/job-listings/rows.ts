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

export function toSummary(row: SummaryRow, now: Date): JobSummary {
  return {
    id: row.id,
    title: row.title,
    company: companyName(row.company),
    category: row.category,
    location: row.location,
    short_description: row.short_description,
    salary_range: row.salary_range,
    employment_type: row.employment_type,
    remote: row.remote,
    application_deadline: row.application_deadline,
    date_posted: row.date_posted?.toISOString() ?? null,
    is_open: isOpen(row, now),
  };
}

export function toJob(row: JobRow, now: Date): Job {
  return {
    ...toSummary(row, now),
    description: row.description,
    is_active: row.is_active,
    created_at: row.created_at.toISOString(),
  };
}

export function toMyJob(row: MyJobRow, now: Date): MyJob {
  return {
    ...toJob(row, now),
    version: row.version,
    applications_count: row.applications_count,
    undecided_count: row.undecided_count,
  };
}
