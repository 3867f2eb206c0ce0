/**
 * Changes the state of applications. Each function records one transition. The caller holds the lock, and has checked
 * that the transition is allowed.
 */
import { sql } from 'kysely';
import type { Queries } from '../../platform/database/tables.ts';
import { hiddenNumber } from '../reveals/reveals.repository.ts';
import { companyName } from '../companies/companyName.ts';
import { sharedAddress } from './shares.repository.ts';
import { countChange } from '../jobs/jobCounts.repository.ts';

/** An application that is about to change, with the details that mails need. */
export type LockedApplication = NonNullable<Awaited<ReturnType<typeof lockApplication>>>;

/** Finds an application of which this user is the client or the freelancer, and locks it until the transaction ends. */
export async function lockApplication(
  transaction: Queries,
  id: number,
  owner: { clientId: number } | { freelancerId: number },
) {
  const one = select(transaction).where('applications.id', '=', id);
  const row = await (
    'clientId' in owner
      ? one.where('job.client_id', '=', owner.clientId).where('job.deleted_at', 'is', null)
      : one.where('applications.freelancer_id', '=', owner.freelancerId)
  )
    .forUpdate('applications')
    .executeTakeFirst();
  return row && named(row);
}

/** Finds and locks a decision whose undo period has ended. Skips decisions that another server has locked. */
export async function lockDueDecision(transaction: Queries, now: Date) {
  const row = await select(transaction)
    .where('held_until', '<=', now)
    .orderBy('held_until')
    .limit(1)
    .forUpdate('applications')
    .skipLocked()
    .executeTakeFirst();
  return row && named(row);
}

function select(queries: Queries) {
  return queries
    .selectFrom('applications')
    .innerJoin('job_listings as job', 'job.id', 'applications.listing_id')
    .innerJoin('users as freelancer', 'freelancer.id', 'applications.freelancer_id')
    .innerJoin('users as client', 'client.id', 'job.client_id')
    .select([
      'applications.id',
      'applications.listing_id as jobId',
      'applications.status',
      'applications.held_until',
      'applications.shortlisted_at',
      'applications.shortlist_notified_at',
      'applications.email_shared',
      'applications.message',
      'applications.decline_reason',
      'applications.decided_at',
      'job.filled_at',
      'job.title',
      'job.company',
      'job.deleted_at as jobDeletedAt',
      'freelancer.id as freelancerId',
      'freelancer.first_name as firstName',
      'freelancer.last_name as lastName',
      'freelancer.email',
      'freelancer.language',
      'client.email as clientEmail',
      'client.first_name as clientFirstName',
      'client.language as clientLanguage',
    ])
    .select(sharedAddress.as('sharedAddress'))
    .select(hiddenNumber);
}

const named = <Row extends { company: string }>(row: Row) => ({ ...row, company: companyName(row.company) });

export interface DecisionRecord {
  status: 'accepted' | 'rejected';
  message: string | null;
  decline_reason: string | null;
  email_shared: boolean;
  decided_at: Date;
  decided_by: number;
  /** The end of the undo period, or null if the freelancer is notified of the decision at once. */
  held_until: Date | null;
}

export async function recordDecision(
  transaction: Queries,
  { id, jobId }: LockedApplication,
  decision: DecisionRecord,
): Promise<void> {
  const notified_at = decision.held_until === null ? decision.decided_at : null;
  await transaction
    .updateTable('applications')
    .set({ ...decision, notified_at })
    .where('id', '=', id)
    .execute();
  const isPlaceFree = decision.status === 'rejected' && notified_at !== null;
  await countChange(transaction, jobId, { undecided: -1, taken: isPlaceFree ? -1 : 0 });
}

const noDecision = {
  message: null,
  decline_reason: null,
  email_shared: false,
  fills_job: false,
  decided_at: null,
  decided_by: null,
  held_until: null,
};

export async function recordUndo(transaction: Queries, { id, jobId }: LockedApplication): Promise<void> {
  await transaction
    .updateTable('applications')
    .set({ ...noDecision, status: 'pending' })
    .where('id', '=', id)
    .execute();
  await countChange(transaction, jobId, { undecided: 1 });
}

/**
 * Records that the freelancer was notified of the decision. A declined application frees its place only now, because
 * the decline could be undone until now.
 */
export async function recordNotified(
  transaction: Queries,
  { id, jobId, status }: LockedApplication,
  now: Date,
): Promise<void> {
  await transaction
    .updateTable('applications')
    .set({ held_until: null, notified_at: now })
    .where('id', '=', id)
    .execute();
  if (status === 'rejected') await countChange(transaction, jobId, { taken: -1 });
}

/** Records a withdrawal, which also removes a held decision. */
export async function recordWithdrawal(
  transaction: Queries,
  { id, jobId, status }: LockedApplication,
  withdrawal: { withdrawal_reason: string | null; withdrawn_at: Date },
): Promise<void> {
  await transaction
    .updateTable('applications')
    .set({ ...noDecision, ...withdrawal, status: 'withdrawn' })
    .where('id', '=', id)
    .execute();
  await countChange(transaction, jobId, { undecided: status === 'pending' ? -1 : 0, taken: -1 });
}

export async function recordShortlistNotified(
  transaction: Queries,
  id: number,
  shortlist_notified_at: Date,
): Promise<void> {
  await transaction.updateTable('applications').set({ shortlist_notified_at }).where('id', '=', id).execute();
}

/** Records when the client first opened the application. Returns true if the application belongs to the client. */
export async function recordOpening(
  queries: Queries,
  id: number,
  clientId: number,
  now: Date,
): Promise<boolean> {
  const row = await queries
    .updateTable('applications')
    .from('job_listings as job')
    .set({ opened_at: sql`coalesce(opened_at, ${now})` })
    .whereRef('job.id', '=', 'applications.listing_id')
    .where('applications.id', '=', id)
    .where('job.client_id', '=', clientId)
    .where('job.deleted_at', 'is', null)
    .returning('applications.id')
    .executeTakeFirst();
  return row !== undefined;
}
