/** Lists the columns of a job, and maps their values to the contract's types. */
import type { HireFrom, HirePlace, Job, JobSummary, MyJob, Overlap, Pay } from '@skillharbor/contract';
import { sql } from 'kysely';
import type { Selectable } from 'kysely';
import { companySiteColumns } from '../companies/companies.rows.ts';
import type { CompanyRow, CompanySiteRow } from '../companies/companies.rows.ts';
import type { JobListingsTable } from '../../platform/database/tables/jobs.ts';
import { pictureUrl } from '../../files/pictures.ts';
import { noticedInJob } from '../members/noticed.repository.ts';
import type { NoticedRow } from '../members/noticed.repository.ts';
import { companyName } from '../companies/companyName.ts';
import { decisionDateOf, isOpen } from './jobs.policy.ts';

type Row = Selectable<JobListingsTable>;

export const payColumns = [
  'pay_min',
  'pay_max',
  'pay_currency',
  'pay_period',
] as const satisfies readonly (keyof Row)[];

export const overlapColumns = [
  'overlap_hours',
  'overlap_time_zone',
] as const satisfies readonly (keyof Row)[];

/** The columns of a job that a list shows. The description is not among them. */
export const summaryColumns = [
  'id',
  'title',
  'company',
  'category',
  'location',
  'short_description',
  'salary_range',
  ...payColumns,
  'employment_type',
  'remote',
  'application_deadline',
  'date_posted',
  'places_left',
  'is_listed',
  'positions',
  'country',
  'hire_from',
] as const satisfies readonly (keyof Row)[];
export const jobColumns = [
  ...summaryColumns,
  'client_id',
  'description',
  'is_active',
  'created_at',
  'decision_date',
  'blind_review',
  'application_limit',
  'screening_questions',
  'filled_at',
  'fill_held_until',
  'is_withheld',
  ...overlapColumns,
] as const satisfies readonly (keyof Row)[];
export const myJobColumns = [
  ...jobColumns,
  'version',
  'applications_count',
  'undecided_count',
  'paused_at',
  'publish_on',
] as const satisfies readonly (keyof Row)[];

export type PayRow = Pick<Row, (typeof payColumns)[number]>;
export type OverlapRow = Pick<Row, (typeof overlapColumns)[number]>;
export type SummaryRow = Pick<Row, (typeof summaryColumns)[number]> & CompanyRow;
type JobRow = Pick<Row, (typeof jobColumns)[number]> & CompanySiteRow;
type MyJobRow = Pick<Row, (typeof myJobColumns)[number]> &
  CompanySiteRow &
  Pick<MyJob, 'declined_together' | 'accepted'> &
  NoticedRow;

/** The maximum number of accepted applicants that a job names. */
const MOST_ACCEPTED = 100;
/**
 * The name that is shown for an accepted applicant who has deleted the account, or whose application has passed its
 * retention period.
 */
const formerName = sql`case when forgotten_at is null then 'A former member' else 'A former applicant' end`;

/** The columns of a client's own job whose values come from other tables. */
export const myJobDetails = [
  ...companySiteColumns(),
  noticedInJob,
  sql<MyJob['declined_together']>`(
    select json_build_object('count', count(*)::int, 'decided_at', decided_at, 'held_until', max(held_until))
      from applications
      where listing_id = job_listings.id and held_until is not null and status = 'rejected'
      group by decided_at having count(*) > 1
      order by decided_at desc limit 1
  )`.as('declined_together'),
  sql<MyJob['accepted']>`(
    select coalesce(json_agg(accepted), '[]') from (
      select applications.id, fills_job and filled_at is not null as fills_job,
          coalesce(first_name || ' ' || last_name, ${formerName}) as name
        from applications left join users on users.id = freelancer_id
        where listing_id = job_listings.id and status = 'accepted'
        order by decided_at, applications.id limit ${sql.lit(MOST_ACCEPTED)}
    ) as accepted
  )`.as('accepted'),
];

/**
 * Maps a row to a job in a list. `today` is the current day in UTC, YYYY-MM-DD, and is the same for all rows of a
 * response.
 */
export function toSummary(row: SummaryRow, today: string): JobSummary {
  return {
    id: row.id,
    title: row.title,
    company: companyName(row.company),
    company_slug: row.company_slug,
    company_logo: pictureUrl(row.company_logo, 150),
    category: row.category,
    location: row.location,
    short_description: row.short_description,
    salary_range: row.salary_range,
    pay: toPay(row),
    employment_type: row.employment_type,
    remote: row.remote,
    application_deadline: row.application_deadline,
    date_posted: row.date_posted?.toISOString() ?? null,
    is_open: isOpen(row, today),
    places_left: row.places_left,
    positions: row.positions,
    country: row.country,
    hire_from: toHireFrom(row),
  };
}

/**
 * Returns the pay, or null if the job states none. A check constraint of the table ensures that either all required
 * columns are set or none is.
 */
export function toPay({ pay_min, pay_max, pay_currency, pay_period }: PayRow): Pay | null {
  if (pay_min === null || pay_currency === null || pay_period === null) return null;
  const max = pay_max === null ? null : Number(pay_max);
  return { min: Number(pay_min), max, currency: pay_currency, period: pay_period };
}

export function toHireFrom({ hire_from }: Pick<Row, 'hire_from'>): HireFrom | null {
  if (hire_from === null) return null;
  const places = hire_from.filter((origin): origin is HirePlace => origin !== 'anywhere');
  return places.length === 0 ? { kind: 'anywhere' } : { kind: 'places', places };
}

/**
 * Returns the overlap of working hours, or null if the job states none. A check constraint of the table ensures that
 * either both columns are set or neither is.
 */
export function toOverlap({ overlap_hours, overlap_time_zone }: OverlapRow): Overlap | null {
  if (overlap_hours === null || overlap_time_zone === null) return null;
  return { hours: overlap_hours, time_zone: overlap_time_zone };
}

export function toJob(row: JobRow, today: string): Required<Job> {
  return {
    ...toSummary(row, today),
    description: row.description,
    company_website: row.company_website ?? '',
    is_active: row.is_active,
    created_at: row.created_at.toISOString(),
    decision_date: decisionDateOf(row),
    blind_review: row.blind_review,
    application_limit: row.application_limit,
    screening_questions: row.screening_questions,
    overlap: toOverlap(row),
    // This is null for a withheld job, because a filled job is public.
    filled_at:
      row.fill_held_until === null && !row.is_withheld ? (row.filled_at?.toISOString() ?? null) : null,
  };
}

export function toMyJob(row: MyJobRow, today: string): MyJob {
  return {
    ...toJob(row, today),
    filled_at: row.filled_at?.toISOString() ?? null,
    fill_held_until: row.fill_held_until?.toISOString() ?? null,
    accepted: row.accepted,
    version: row.version,
    ...(row.is_withheld && { is_hidden: true }),
    ...(row.noticed && { noticed: row.noticed }),
    applications_count: row.applications_count,
    undecided_count: row.undecided_count,
    paused_at: row.paused_at?.toISOString() ?? null,
    publish_on: row.publish_on,
    declined_together: row.declined_together && {
      count: row.declined_together.count,
      decided_at: new Date(row.declined_together.decided_at).toISOString(),
      held_until: new Date(row.declined_together.held_until).toISOString(),
    },
  };
}
