/**
 * Stores invitations. The state of an invitation is read from the applications to the same job, and is never stored
 * with the invitation.
 */
import { sql } from 'kysely';
import type { Queries } from '../../platform/database/tables.ts';

/** A column that is true if the freelancer of an invitation has applied to its job. */
const hasApplied = sql<boolean>`exists (
  select from applications
    where applications.listing_id = invitations.listing_id
    and applications.freelancer_id = invitations.freelancer_id
)`.as('hasApplied');
/**
 * A column that is true if the client can see that the freelancer has applied. A hidden application does not count,
 * because it would reveal its sender.
 */
const hasVisiblyApplied = sql<boolean>`exists (
  select from applications
    where applications.listing_id = invitations.listing_id
    and applications.freelancer_id = invitations.freelancer_id and not applications.is_hidden
)`.as('hasApplied');

/** Selects the columns that the freelancer who received an invitation may see. */
export const selectReceived = (queries: Queries) =>
  queries
    .selectFrom('invitations')
    .innerJoin('job_listings as job', 'job.id', 'invitations.listing_id')
    .select([
      'invitations.id',
      'invitations.message',
      'invitations.sent_at',
      'invitations.declined_at',
      'invitations.decline_reason',
      'job.id as jobId',
      'job.title',
      'job.company',
      'job.is_listed',
      'job.application_deadline',
    ])
    .select(hasApplied);

/** Selects the columns that the client who sent an invitation may see. */
export const selectSent = (queries: Queries) =>
  queries
    .selectFrom('invitations')
    .innerJoin('job_listings as job', 'job.id', 'invitations.listing_id')
    .innerJoin('users', 'users.id', 'invitations.freelancer_id')
    .innerJoin('freelancers', 'freelancers.user_id', 'invitations.freelancer_id')
    .select([
      'invitations.id',
      'invitations.freelancer_id',
      'invitations.message',
      'invitations.sent_at',
      'invitations.declined_at',
      'invitations.decline_reason',
      'users.first_name',
      'users.last_name',
      'freelancers.picture',
      'job.is_listed',
      'job.application_deadline',
    ])
    .select(hasVisiblyApplied);

/**
 * Locks the client and the freelancer. So simultaneous invitations of a client are counted one after the other, and no
 * invitation is sent while the freelancer applies. Returns the freelancer, unless the email address is unconfirmed or a
 * moderator withholds the profile.
 */
export async function lockSenderAndReceiver(transaction: Queries, clientId: number, freelancerId: number) {
  await transaction
    .selectFrom('users')
    .select('id')
    .where('id', '=', clientId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return transaction
    .selectFrom('users')
    .innerJoin('freelancers', 'freelancers.user_id', 'users.id')
    .select(['users.id', 'users.email', 'users.first_name as firstName', 'users.language'])
    .select('freelancers.accepts_invitations as accepts')
    .where('users.id', '=', freelancerId)
    .where('users.confirmed_at', 'is not', null)
    .where('freelancers.is_withheld', '=', false)
    .forNoKeyUpdate('users')
    .executeTakeFirst();
}

/** Finds the stored facts that decide whether a client may invite a freelancer to a job. */
export async function findStanding(
  queries: Queries,
  about: { jobId: number; clientId: number; freelancerId: number },
  since: Date,
): Promise<{ isInvited: boolean; hasApplied: boolean; hasVisiblyApplied: boolean; sentToday: number }> {
  const { jobId, clientId, freelancerId } = about;
  const theirs = sql`listing_id = ${jobId} and freelancer_id = ${freelancerId}`;
  return queries
    .selectNoFrom([
      sql<boolean>`exists (select from invitations where ${theirs})`.as('isInvited'),
      sql<boolean>`exists (select from applications where ${theirs})`.as('hasApplied'),
      sql<boolean>`exists (select from applications where ${theirs} and not is_hidden)`.as(
        'hasVisiblyApplied',
      ),
      sql<number>`(
        select count(*)::int from invitations where client_id = ${clientId} and sent_at > ${since}
      )`.as('sentToday'),
    ])
    .executeTakeFirstOrThrow();
}

interface NewInvitation {
  id: string;
  jobId: number;
  clientId: number;
  freelancerId: number;
  message: string;
}

/** Inserts an invitation. Returns false if an invitation with the same id exists. */
export async function insertInvitation(
  transaction: Queries,
  { id, jobId, clientId, freelancerId, message }: NewInvitation,
  now: Date,
): Promise<boolean> {
  const row = await transaction
    .insertInto('invitations')
    .values({
      id,
      listing_id: jobId,
      client_id: clientId,
      freelancer_id: freelancerId,
      message,
      sent_at: now,
      declined_at: null,
      decline_reason: null,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Lists the newest open jobs of a client. For each job, the result says whether the freelancer is invited and, as far
 * as the client can see, has applied.
 */
export async function listJobsFor(
  queries: Queries,
  clientId: number,
  freelancerId: number,
  { today, limit }: { today: string; limit: number },
) {
  const theirs = sql`listing_id = job.id and freelancer_id = ${freelancerId}`;
  return queries
    .selectFrom('job_listings as job')
    .select(['job.id', 'job.title'])
    .select([
      sql<boolean>`exists (select from invitations where ${theirs})`.as('isInvited'),
      sql<boolean>`exists (select from applications where ${theirs} and not is_hidden)`.as(
        'hasVisiblyApplied',
      ),
    ])
    .where('job.client_id', '=', clientId)
    .where('job.is_listed', '=', true)
    .where('job.application_deadline', '>=', today)
    .orderBy('job.date_posted', 'desc')
    .orderBy('job.id', 'desc')
    .limit(limit)
    .execute();
}

/** Returns true if clients can see the freelancer, because the address is confirmed and no moderator withholds the profile. */
export async function isFreelancer(queries: Queries, id: number): Promise<boolean> {
  const row = await queries
    .selectFrom('freelancers')
    .innerJoin('users', 'users.id', 'freelancers.user_id')
    .select('users.id')
    .where('users.id', '=', id)
    .where('users.confirmed_at', 'is not', null)
    .where('freelancers.is_withheld', '=', false)
    .executeTakeFirst();
  return row !== undefined;
}

/** Stores that an invitation was declined. If `decline` is null, stores that an earlier decline was taken back. */
export async function writeDecline(
  transaction: Queries,
  id: string,
  decline: { at: Date; reason: string | null } | null,
): Promise<void> {
  await transaction
    .updateTable('invitations')
    .set({ declined_at: decline?.at ?? null, decline_reason: decline?.reason ?? null })
    .where('id', '=', id)
    .execute();
}

/**
 * Deletes the invitations of a freelancer to those of the given jobs to which no application of the freelancer is left.
 */
export async function deleteInvitations(
  transaction: Queries,
  freelancerId: number,
  jobIds: readonly number[],
): Promise<void> {
  if (jobIds.length === 0) return;
  await transaction
    .deleteFrom('invitations')
    .where('freelancer_id', '=', freelancerId)
    .where('listing_id', 'in', jobIds)
    .where(
      sql<boolean>`not exists (
        select from applications
          where applications.listing_id = invitations.listing_id
          and applications.freelancer_id = ${freelancerId}
      )`,
    )
    .execute();
}

/** Deletes the invitations that were sent before a day (YYYY-MM-DD), if their job also ended before that day. */
export async function deleteInvitationsBefore(queries: Queries, day: string): Promise<void> {
  await queries
    .deleteFrom('invitations')
    .using('job_listings as job')
    .whereRef('job.id', '=', 'invitations.listing_id')
    .where('invitations.sent_at', '<', new Date(day))
    .where((where) =>
      where.or([where('job.application_deadline', '<', day), where('job.deleted_at', '<', new Date(day))]),
    )
    .execute();
}

/** Returns the invitations that a client wrote, without their recipients, for the archive of the client's data. */
export async function listOwnInvitations(queries: Queries, clientId: number) {
  const rows = await queries
    .selectFrom('invitations')
    .select(['listing_id as job', 'message', 'sent_at'])
    .where('client_id', '=', clientId)
    .orderBy('sent_at')
    .execute();
  return rows.map(({ sent_at, ...invitation }) => ({ ...invitation, sent_at: sent_at.toISOString() }));
}

/** Makes another client the sender of all invitations of a client. */
export async function moveInvitations(transaction: Queries, from: number, to: number): Promise<void> {
  await transaction.updateTable('invitations').set({ client_id: to }).where('client_id', '=', from).execute();
}
