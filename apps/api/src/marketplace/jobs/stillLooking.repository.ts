/** Finds listings whose clients show no activity, and pauses them. */
import { sql } from 'kysely';
import type { Queries } from '../../platform/database/tables.ts';
import { dayOf } from '../../platform/time/clock.ts';
import { lockJobWithClient } from './lockedJobs.repository.ts';
import { planPauseNotice } from './notices.repository.ts';

/** The number of days without activity after which the client is asked. */
export const QUIET_DAYS = 14;
/** The number of days without a confirmation after which the listing is paused. */
export const CONFIRMATION_DAYS = 7;

const daysBefore = (now: Date, days: number) =>
  sql<Date>`${now}::timestamptz - make_interval(days => ${sql.lit(days)})`;

function openListings(transaction: Queries, now: Date) {
  return lockJobWithClient(transaction)
    .where('job.is_listed', '=', true)
    .where('job.application_deadline', '>=', dayOf(now));
}

/** Finds a listing whose client must be asked, and locks it until the transaction ends. Other servers skip it. */
export function lockQuiet(transaction: Queries, now: Date) {
  return openListings(transaction, now)
    .where('job.asked_at', 'is', null)
    .where('job.last_sign_at', '<=', daysBefore(now, QUIET_DAYS))
    .orderBy('job.last_sign_at')
    .executeTakeFirst();
}

/** Finds a listing whose client has not confirmed it, and locks it until the transaction ends. */
export function lockUnconfirmed(transaction: Queries, now: Date) {
  return openListings(transaction, now)
    .where('job.asked_at', '<=', daysBefore(now, CONFIRMATION_DAYS))
    .orderBy('job.asked_at')
    .executeTakeFirst();
}

export async function recordAsking(
  transaction: Queries,
  jobId: number,
  linkHash: Uint8Array,
  now: Date,
): Promise<void> {
  await transaction
    .updateTable('job_listings')
    .set({ asked_at: now, link_hash: linkHash })
    .where('id', '=', jobId)
    .execute();
}

export async function recordPause(transaction: Queries, jobId: number, now: Date): Promise<void> {
  await transaction
    .updateTable('job_listings')
    .set((column) => ({
      is_active: false,
      paused_at: now,
      pauses: column('pauses', '+', 1),
      asked_at: null,
      version: column('version', '+', 1),
      updated_at: now,
    }))
    .where('id', '=', jobId)
    .execute();
  await planPauseNotice(transaction, jobId, { wasActive: true, isActive: false }, now);
}

export interface LinkedJob {
  title: string;
  wasPaused: boolean;
}

function selectLinked(queries: Queries, linkHash: Uint8Array, now: Date) {
  return queries
    .selectFrom('job_listings')
    .select(['id', 'title'])
    .select(sql<boolean>`paused_at is not null`.as('wasPaused'))
    .where('link_hash', '=', linkHash)
    .where((where) => where.or([where('is_active', '=', true), where('paused_at', 'is not', null)]))
    .where('deleted_at', 'is', null)
    .where('application_deadline', '>=', dayOf(now));
}

/**
 * Finds the job that the link of the last mail confirms. Returns undefined if the link is unknown, the client has
 * deactivated the job since then, or its deadline has passed.
 */
export function findLinked(
  queries: Queries,
  linkHash: Uint8Array,
  now: Date,
): Promise<LinkedJob | undefined> {
  return selectLinked(queries, linkHash, now).executeTakeFirst();
}

/** Confirms a listing. If the listing was paused because no one had confirmed it, it is listed again. */
export async function recordConfirmation(
  transaction: Queries,
  linkHash: Uint8Array,
  now: Date,
): Promise<LinkedJob | undefined> {
  const job = await selectLinked(transaction, linkHash, now).forUpdate().executeTakeFirst();
  if (!job) return undefined;
  const { wasPaused } = job;
  await transaction
    .updateTable('job_listings')
    .set((column) => ({
      last_sign_at: now,
      asked_at: null,
      ...(wasPaused && {
        is_active: true,
        publish_on: null,
        paused_at: null,
        reopened_at: now,
        version: column('version', '+', 1),
        updated_at: now,
      }),
    }))
    .where('id', '=', job.id)
    .execute();
  await planPauseNotice(transaction, job.id, { wasActive: !wasPaused, isActive: true }, now);
  return { title: job.title, wasPaused };
}
