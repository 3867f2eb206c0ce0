/** Changes many undecided applications of a job at once. */
import type { Language } from '@skillharbor/contract';
import { sql } from 'kysely';
import type { Queries } from '../../platform/database/tables.ts';
import { companyName } from '../companies/companyName.ts';
import { countChange } from '../jobs/jobCounts.repository.ts';

export interface Undecided {
  id: number;
  firstName: string;
  email: string;
  language: Language | null;
}

/**
 * Locks all or some of the undecided applications until the transaction ends. Applications that another transaction has
 * locked are skipped, unless `waits` is true.
 */
export async function lockUndecided(
  transaction: Queries,
  jobId: number,
  {
    upTo,
    keep = [],
    limit,
    waits = false,
  }: { upTo?: number; keep?: readonly number[]; limit?: number; waits?: boolean } = {},
): Promise<Undecided[]> {
  let undecided = transaction
    .selectFrom('applications')
    .innerJoin('users as freelancer', 'freelancer.id', 'applications.freelancer_id')
    .select([
      'applications.id',
      'freelancer.first_name as firstName',
      'freelancer.email',
      'freelancer.language',
    ])
    .where('listing_id', '=', jobId)
    .where('status', '=', 'pending')
    .orderBy('applications.id')
    .forUpdate('applications');
  if (!waits) undecided = undecided.skipLocked();
  if (upTo !== undefined) undecided = undecided.where('applications.id', '<=', upTo);
  if (keep.length > 0) undecided = undecided.where('applications.id', 'not in', keep);
  if (limit !== undefined) undecided = undecided.limit(limit);
  return undecided.execute();
}

/** Records a held decline for each application, with its own text. */
export async function recordDeclines(
  transaction: Queries,
  jobId: number,
  declines: readonly { id: number; text: string | null }[],
  { decidedAt, heldUntil, by }: { decidedAt: Date; heldUntil: Date; by: number },
): Promise<void> {
  await sql`
    update applications
      set status = 'rejected', decline_reason = decline.text, decided_at = ${decidedAt}, held_until = ${heldUntil},
        decided_by = ${by}::int
      from json_to_recordset(${JSON.stringify(declines)}::json) as decline (id integer, text text)
      where applications.id = decline.id`.execute(transaction);
  await countChange(transaction, jobId, { undecided: -declines.length });
}

/**
 * Undoes the declines of one request that are still held. All declines of a request have the same time. Returns the
 * number of undone declines.
 */
export async function recordUndoneDeclines(
  transaction: Queries,
  jobId: number,
  { decidedAt, now }: { decidedAt: Date; now: Date },
): Promise<number> {
  const undone = await transaction
    .updateTable('applications')
    .set({ status: 'pending', decline_reason: null, decided_at: null, decided_by: null, held_until: null })
    .where('listing_id', '=', jobId)
    .where('status', '=', 'rejected')
    .where('decided_at', '=', decidedAt)
    .where('held_until', '>', now)
    .returning('id')
    .execute();
  await countChange(transaction, jobId, { undecided: undone.length });
  return undone.length;
}

/**
 * Locks the accepted applications and those with a held decision until the transaction ends. Returns the ids of the
 * accepted applications.
 */
export async function lockDecided(transaction: Queries, jobId: number): Promise<number[]> {
  const rows = await transaction
    .selectFrom('applications')
    .select(['id', 'status'])
    .where('listing_id', '=', jobId)
    .where((where) => where.or([where('status', '=', 'accepted'), where('held_until', 'is not', null)]))
    .orderBy('id')
    .forUpdate()
    .execute();
  return rows.filter(({ status }) => status === 'accepted').map(({ id }) => id);
}

/** Records which accepted applications fill the job. */
export async function recordFilling(
  transaction: Queries,
  jobId: number,
  ids: readonly number[],
): Promise<void> {
  await transaction
    .updateTable('applications')
    .set({ fills_job: sql<boolean>`id = any(${ids}::int[])` })
    .where('listing_id', '=', jobId)
    .where('status', '=', 'accepted')
    .execute();
}

/** A job whose waiting applicants will be notified that there will be no decision. */
export interface OverdueJob {
  id: number;
  title: string;
  company: string;
  isDeleted: boolean;
}

/** Finds jobs with pending applications whose decision date passed a week ago, or that are deleted. */
export async function findOverdueJobs(queries: Queries, today: string): Promise<OverdueJob[]> {
  const rows = await queries
    .selectFrom('job_listings as job')
    .select(['job.id', 'job.title', 'job.company', sql<boolean>`job.deleted_at is not null`.as('isDeleted')])
    .where('job.id', 'in', (query) =>
      query.selectFrom('applications').select('listing_id').where('status', '=', 'pending'),
    )
    .where((where) =>
      where.or([
        where('job.deleted_at', 'is not', null),
        sql<boolean>`closing_day(job.decision_date, job.application_deadline) <= ${today}`,
      ]),
    )
    .execute();
  return rows.map((row) => ({ ...row, company: companyName(row.company) }));
}

export async function recordClosings(
  transaction: Queries,
  jobId: number,
  ids: readonly number[],
  now: Date,
): Promise<void> {
  await transaction
    .updateTable('applications')
    .set({ status: 'closed', closed_at: now })
    .where('id', 'in', ids)
    .execute();
  await countChange(transaction, jobId, { undecided: -ids.length, taken: -ids.length });
}
