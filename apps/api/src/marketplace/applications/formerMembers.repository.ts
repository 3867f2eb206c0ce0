/** Removes from applications what a person wrote whose account is being deleted. Dates and outcome stay for the other side. */
import { sql } from 'kysely';
import type { Queries } from '../../platform/database/tables.ts';

/** Lists the ids of a freelancer's applications that wait for a decision, as far as the freelancer knows. */
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

/** Ends the holds of a client's decisions, which are due from then on. */
export async function endHoldsOf(queries: Queries, clientId: number, now: Date): Promise<void> {
  await queries
    .updateTable('applications')
    .set({ held_until: now })
    .where('held_until', '>', now)
    .where(ofClient(clientId))
    .execute();
}

/** Deletes the notes on a freelancer's applications, and those that a client wrote. */
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

/** Removes what a freelancer wrote, what was written to them, and the rate by which a list sorts them. */
export async function forgetApplicationsOf(transaction: Queries, freelancerId: number): Promise<void> {
  await transaction
    .updateTable('applications')
    .set({
      cover_letter: '',
      withdrawal_reason: null,
      message: null,
      decline_reason: null,
      sort_currency: '~',
      sort_rate: 0,
    })
    .where('freelancer_id', '=', freelancerId)
    .execute();
}

/** Removes what a client wrote to the applicants of their jobs. */
export async function forgetDecisionsOf(transaction: Queries, clientId: number): Promise<void> {
  await transaction
    .updateTable('applications')
    .set({ message: null, decline_reason: null, email_shared: false })
    .where(ofClient(clientId))
    .execute();
}
