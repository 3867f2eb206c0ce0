import { randomUUID } from 'node:crypto';
import type {
  HireFrom,
  HirePlace,
  Job,
  JobFields,
  JobInput,
  JobUpdate,
  MyJob,
  MyJobList,
  Pay,
  ScreeningQuestion,
} from '@skillharbor/contract';
import { identifyQuestions, withoutContained } from '@skillharbor/prose';
import { sql } from 'kysely';
import type { Selectable, UpdateObject } from 'kysely';
import { pageLimit, pageOffset } from '@skillharbor/contract-server/pagination';
import type { Page } from '@skillharbor/contract-server/pagination';
import { companiesOfJobs } from '../companies/companies.rows.ts';
import type { RecordVersion } from '../decisionRecords/decisionRecord.ts';
import { recordVersionColumns } from '../decisionRecords/decisionRecords.rows.ts';
import { unlessBlank } from '../../contract/text.ts';
import { prepare } from '../../platform/database/prepared.ts';
import type { Queries, Tables } from '../../platform/database/tables.ts';
import type { JobListingsTable, NewJob } from '../../platform/database/tables/jobs.ts';
import { dayOf } from '../../platform/time/clock.ts';
import { companyName } from '../companies/companyName.ts';
import { jobColumns, myJobColumns, myJobDetails, toJob, toMyJob } from './jobs.rows.ts';

const jobById = prepare<Tables>()((build, { id }: { id: number }) =>
  build
    .selectFrom('job_listings')
    .leftJoin(companiesOfJobs, 'company_client', 'job_listings.client_id')
    .select(jobColumns)
    .select(['company_slug', 'company_logo', 'company_website'])
    .select(recordVersionColumns('job_listings'))
    .select('deleted_at')
    .where('id', '=', id),
);

export interface FoundJob {
  job: Job;
  clientId: number | null;
  record: RecordVersion;
  isDeleted: boolean;
}

export async function findJob(queries: Queries, id: number, now: Date): Promise<FoundJob | undefined> {
  const [row] = await jobById(queries, { id });
  if (!row) return undefined;
  const { client_id: clientId, record_version, deleted_at: deletedAt } = row;
  const record = { client_id: clientId, record_version };
  return { job: toJob(row, dayOf(now)), clientId, record, isDeleted: deletedAt !== null };
}

/**
 * Returns whether the freelancer has ever applied to the job, and the id of the freelancer's application unless it is
 * withdrawn.
 */
export async function findOwnApplications(
  queries: Queries,
  jobId: number,
  freelancerId: number,
): Promise<{ any: boolean; standing: number | null }> {
  const rows = await queries
    .selectFrom('applications')
    .select(['id', 'status'])
    .where('listing_id', '=', jobId)
    .where('freelancer_id', '=', freelancerId)
    .execute();
  return { any: rows.length > 0, standing: rows.find(({ status }) => status !== 'withdrawn')?.id ?? null };
}

/** Finds a job of the client, unless it was deleted. */
export async function findMyJob(
  queries: Queries,
  id: number,
  clientId: number,
  now: Date,
): Promise<MyJob | undefined> {
  const row = await queries
    .selectFrom('job_listings')
    .select(myJobColumns)
    .select(myJobDetails)
    .where('id', '=', id)
    .where('client_id', '=', clientId)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return row && toMyJob(row, dayOf(now));
}

export async function listMyJobs(
  queries: Queries,
  clientId: number,
  page: Page,
  now: Date,
): Promise<MyJob[]> {
  const rows = await queries
    .selectFrom('job_listings')
    .select(myJobColumns)
    .select(myJobDetails)
    .where('client_id', '=', clientId)
    .where('deleted_at', 'is', null)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(pageLimit(page))
    .offset(pageOffset(page))
    .execute();
  return rows.map((row) => toMyJob(row, dayOf(now)));
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

/** Counts the client's open, planned and paused jobs, like `takesPlace`. */
export async function countPlaces(transaction: Queries, clientId: number, now: Date): Promise<number> {
  const { count } = await transaction
    .selectFrom('job_listings')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('client_id', '=', clientId)
    .where('deleted_at', 'is', null)
    .where(
      sql<boolean>`case when is_active then coalesce(application_deadline >= ${dayOf(now)}, true)
        else publish_on is not null or paused_at is not null end`,
    )
    .executeTakeFirstOrThrow();
  return count;
}

export async function insertJob(
  queries: Queries,
  clientId: number,
  input: JobInput,
  now: Date,
): Promise<MyJob> {
  const row = await queries
    .insertInto('job_listings')
    .values((build) => ({
      ...toColumns(input),
      client_id: clientId,
      // A concurrent rename of the company waits for this lock until the new job is visible, so that the rename changes
      // this job as well.
      company: build.selectFrom('companies').select('name').where('client_id', '=', clientId).forShare(),
      created_at: now,
      updated_at: now,
      last_sign_at: now,
      date_posted: input.is_active ? now : null,
    }))
    .returning(myJobColumns)
    .returning(myJobDetails)
    .executeTakeFirstOrThrow();
  return toMyJob(row, dayOf(now));
}

/** Locks a job of the client and returns it. Returns undefined if the client has no such job. */
export async function lockMyJob(transaction: Queries, { id, clientId }: { id: number; clientId: number }) {
  return transaction
    .selectFrom('job_listings')
    .select(myJobColumns)
    .where('id', '=', id)
    .where('client_id', '=', clientId)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
}

/** Writes the changed fields of a job. Returns the job, and the content of the new version for the history. */
export async function writeJob(
  transaction: Queries,
  before: Pick<Selectable<JobListingsTable>, 'id' | 'is_active' | 'date_posted' | 'screening_questions'>,
  update: Omit<JobUpdate, 'version'>,
  now: Date,
) {
  const isActive = update.is_active ?? true;
  const isReopened = isActive && !before.is_active && before.date_posted !== null;
  const row = await transaction
    .updateTable('job_listings')
    .set((column) => ({
      ...toColumns(update, before.screening_questions),
      ...(update.decision_date === undefined && { decision_date: possibleDecisionDate(update) }),
      version: column('version', '+', 1),
      updated_at: now,
      last_sign_at: now,
      asked_at: null,
      ...(before.is_active && !isActive && { pauses: column('pauses', '+', 1) }),
      ...(isReopened && { reopened_at: now }),
      ...(isActive
        ? {
            date_posted: column.fn.coalesce('date_posted', column.val(now)),
            paused_at: null,
            filled_at: null,
            fill_held_until: null,
            publish_on: null,
          }
        : { link_hash: null }),
    }))
    .where('id', '=', before.id)
    .returning(myJobColumns)
    .returning(myJobDetails)
    .executeTakeFirstOrThrow();
  return { job: toMyJob(row, dayOf(now)), content: row };
}

/** Marks a job as filled, which closes its listing. Until the undo period ends, only the client knows this. */
export async function recordFill(
  transaction: Queries,
  { id, is_active }: { id: number; is_active: boolean },
  { filledAt, heldUntil }: { filledAt: Date; heldUntil: Date },
): Promise<void> {
  await changeFill(transaction, id, filledAt, {
    is_active: false,
    active_before_fill: is_active,
    filled_at: filledAt,
    fill_held_until: heldUntil,
    paused_at: null,
    publish_on: null,
    link_hash: null,
  });
}

/** Reverses the marking of a job as filled. Lists the job again if it was listed before. */
export async function recordUndoneFill(transaction: Queries, id: number, now: Date): Promise<void> {
  await changeFill(transaction, id, now, {
    is_active: sql<boolean>`active_before_fill`,
    filled_at: null,
    fill_held_until: null,
  });
}

async function changeFill(
  transaction: Queries,
  id: number,
  now: Date,
  change: UpdateObject<Tables, 'job_listings'>,
): Promise<void> {
  await transaction
    .updateTable('job_listings')
    .set((column) => ({
      ...change,
      version: column('version', '+', 1),
      updated_at: now,
      last_sign_at: now,
      asked_at: null,
    }))
    .where('id', '=', id)
    .execute();
}

/**
 * Withholds jobs of a client from the public: all jobs, or those with these ids. Stops withholding the client's other
 * jobs.
 */
export async function writeWithheldJobs(
  transaction: Queries,
  clientId: number,
  { isAll, ids }: { isAll: boolean; ids: readonly number[] },
): Promise<void> {
  const isWanted = sql<boolean>`(${isAll}::boolean or id = any(${ids}::int[]))`;
  await transaction
    .updateTable('job_listings')
    .set({ is_withheld: isWanted })
    .where('client_id', '=', clientId)
    .where('is_withheld', '<>', isWanted)
    .execute();
}

/** Makes public which jobs are filled, once their undo period has ended. */
export async function announceFills(queries: Queries, now: Date): Promise<void> {
  await queries
    .updateTable('job_listings')
    .set({ fill_held_until: null })
    .where('fill_held_until', '<=', now)
    .execute();
}

/**
 * Deletes an inactive job of the client, and the client's notes on its applicants. Returns the deleted job, or
 * undefined if the client has no such job.
 */
export async function deleteMyInactiveJob(
  queries: Queries,
  id: number,
  clientId: number,
  now: Date,
): Promise<{ id: number; title: string; company: string } | undefined> {
  const row = await queries
    .with('deleted', (query) =>
      query
        .updateTable('job_listings')
        .set({ deleted_at: now })
        .where('id', '=', id)
        .where('client_id', '=', clientId)
        .where('deleted_at', 'is', null)
        .where('is_active', '=', false)
        .returning(['id', 'title', 'company']),
    )
    .with('notes', (query) =>
      query
        .deleteFrom('application_notes')
        .using(['applications', 'deleted'])
        .whereRef('applications.id', '=', 'application_id')
        .whereRef('listing_id', '=', 'deleted.id'),
    )
    .selectFrom('deleted')
    .selectAll()
    .executeTakeFirst();
  return row && { ...row, company: companyName(row.company) };
}

/** The fields whose columns have the same name. A new field without a column does not compile. */
type FieldColumns = Pick<
  NewJob,
  Exclude<keyof JobFields | 'publish_on', 'pay' | 'screening_questions' | 'country' | 'hire_from' | 'overlap'>
>;

/**
 * Returns the columns that a request writes. Columns of fields that the request leaves out keep their values or get
 * their defaults. `asked` has the present screening questions of the job, which keep their ids.
 */
function toColumns(
  { pay, screening_questions: questions, country, hire_from: hireFrom, overlap, ...fields }: JobInput,
  asked: readonly ScreeningQuestion[] = [],
) {
  const columns: FieldColumns = fields;
  return {
    ...columns,
    ...(pay !== undefined && toPayColumns(pay)),
    ...(questions !== undefined && {
      screening_questions: JSON.stringify(identifyQuestions(questions, asked, randomUUID)),
    }),
    ...toPlaceColumns({ remote: fields.remote, country, hire_from: hireFrom, overlap }),
    salary_range: unlessBlank(fields.salary_range),
    is_active: fields.is_active ?? true,
  };
}

/** A remote job has no country of work. An on-site job has only a country of work. */
export function toPlaceColumns({
  remote,
  country,
  hire_from: hireFrom,
  overlap,
}: Pick<JobFields, 'remote' | 'country' | 'hire_from' | 'overlap'>): Partial<NewJob> {
  return {
    ...(remote === 'remote' ? { country: null } : country !== undefined && { country }),
    ...(remote === 'onsite'
      ? { hire_from: null, overlap_hours: null, overlap_time_zone: null }
      : {
          ...(hireFrom !== undefined && { hire_from: originsIn(hireFrom) }),
          ...(overlap !== undefined && {
            overlap_hours: overlap?.hours ?? null,
            overlap_time_zone: overlap?.time_zone ?? null,
          }),
        }),
  };
}

function originsIn(hireFrom: HireFrom | null): ('anywhere' | HirePlace)[] | null {
  if (hireFrom?.kind === 'anywhere') return ['anywhere'];
  return hireFrom && withoutContained(hireFrom.places);
}

/** Returns the stored decision date, or null if the decision date is earlier than the new deadline. */
function possibleDecisionDate({ application_deadline }: Pick<JobUpdate, 'application_deadline'>) {
  return sql<string | null>`case when decision_date >= ${application_deadline}::date then decision_date end`;
}

export function toPayColumns(pay: Pay | null) {
  return {
    pay_min: pay?.min ?? null,
    pay_max: pay?.max ?? null,
    pay_currency: pay?.currency ?? null,
    pay_period: pay?.period ?? null,
  };
}
