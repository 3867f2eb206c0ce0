/**
 * Stores which email address an accepted applicant may see: the address of the team member who accepted the applicant
 * and agreed to share it.
 */
import { sql } from 'kysely';
import type { Queries } from '../../platform/database/tables.ts';

/**
 * Selects the email address that the applicant may see if `email_shared` is true. The query must join the job under the
 * alias `job`.
 */
export const sharedAddress = sql<string | null>`(
  select email from users where users.id = coalesce(applications.decided_by, job.client_id)
)`;

/**
 * Locks all applications to the jobs of a client until the transaction ends. Where no one is named as the decider,
 * records the client as the decider, so that a later owner of the jobs does not share an address by mistake.
 */
export async function nameDeciders(transaction: Queries, clientId: number): Promise<void> {
  const ids = await transaction
    .selectFrom('applications')
    .select('id')
    .where('listing_id', 'in', (query) =>
      query.selectFrom('job_listings').select('id').where('client_id', '=', clientId),
    )
    .orderBy('id')
    .forUpdate()
    .execute();
  if (ids.length === 0) return;
  await transaction
    .updateTable('applications')
    .set({ decided_by: clientId })
    .where(
      'id',
      'in',
      ids.map(({ id }) => id),
    )
    .where('decided_at', 'is not', null)
    .where('decided_by', 'is', null)
    .execute();
}

/** Stops sharing the email address of a team member, before the member's account is deleted. */
export async function withdrawSharesOf(transaction: Queries, userId: number): Promise<void> {
  await transaction
    .updateTable('applications')
    .set({ email_shared: false })
    .where('decided_by', '=', userId)
    .execute();
}
