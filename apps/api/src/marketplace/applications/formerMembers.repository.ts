/**
 * Deletes the texts of a person from applications when the person's account is deleted. Dates and outcome stay for the
 * other side.
 */
import { sql } from 'kysely';
import type { Queries } from '../../platform/database/tables.ts';

/**
 * Lists the ids of a freelancer's applications whose status is pending for the freelancer, including those with a held
 * decision.
 */
export async function listOpenApplicationsOf(queries: Queries, freelancerId: number): Promise<number[]> {
  const rows = await queries
    .selectFrom('applications')
    .select('id')
    .where('freelancer_id', '=', freelancerId)
    .where('known_status', '=', 'pending')
    .execute();
  return rows.map(({ id }) => id);
}

const ofClient = (clientId: number) =>
  sql<boolean>`listing_id in (select id from job_listings where client_id = ${clientId})`;

/** Ends the undo period of all held decisions of a client, so that the freelancers are notified soon. */
export async function endHoldsOf(queries: Queries, clientId: number, now: Date): Promise<void> {
  await queries
    .updateTable('applications')
    .set({ held_until: now })
    .where('held_until', '>', now)
    .where(ofClient(clientId))
    .execute();
}

/** Deletes the notes on a freelancer's applications, or on the applications to a client's jobs. */
export async function deleteNotesOf(transaction: Queries, userId: number): Promise<void> {
  await transaction
    .deleteFrom('application_notes')
    .where('application_id', 'in', (query) =>
      query
        .selectFrom('applications')
        .select('id')
        .where((where) => where.or([where('freelancer_id', '=', userId), ofClient(userId)])),
    )
    .execute();
}

/**
 * Deletes the texts that a freelancer wrote in applications, the client's texts to the freelancer, and the rate by
 * which lists are sorted.
 */
export async function forgetApplicationsOf(transaction: Queries, freelancerId: number): Promise<void> {
  await transaction
    .updateTable('applications')
    .set({
      cover_letter: '',
      screening_answers: '[]',
      withdrawal_reason: null,
      message: null,
      decline_reason: null,
      sort_currency: '~',
      sort_rate: 0,
    })
    .where('freelancer_id', '=', freelancerId)
    .execute();
}

/**
 * Deletes the texts that a client wrote to the applicants of their jobs, and the screening questions with their
 * answers.
 */
export async function forgetDecisionsOf(transaction: Queries, clientId: number): Promise<void> {
  await transaction
    .updateTable('applications')
    .set({ message: null, decline_reason: null, email_shared: false, screening_answers: '[]' })
    .where(ofClient(clientId))
    .execute();
}
