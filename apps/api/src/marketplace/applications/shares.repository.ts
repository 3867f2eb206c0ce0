/** Stores whose email address an accepted applicant may see: that of the member of the team who agreed when accepting. */
import { sql } from 'kysely';
import type { Queries } from '../../platform/database/tables.ts';

/** Selects the address that the applicant may see if `email_shared` is true, with the job of the query as `job`. */
export const sharedAddress = sql<string | null>`(
  select email from users where users.id = coalesce(applications.decided_by, job.client_id)
)`;

/**
 * Locks all applications to the jobs of a client until the transaction ends, and names the client as the decider where
 * no one is named, so that another client of the same jobs shares no address.
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

/** Takes back the addresses that a member of a team has shared, before their account is deleted. */
export async function withdrawSharesOf(transaction: Queries, userId: number): Promise<void> {
  await transaction
    .updateTable('applications')
    .set({ email_shared: false })
    .where('decided_by', '=', userId)
    .execute();
}
