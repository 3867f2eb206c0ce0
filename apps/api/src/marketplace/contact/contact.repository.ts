import type { ContactMessage, Language } from '@skillharbor/contract';
import { sql } from 'kysely';
import type { Queries } from '../../platform/database/tables.ts';

export interface Recipient {
  id: number;
  email: string;
  firstName: string;
  language: Language | null;
}

type Address = Pick<ContactMessage, 'freelancer_id' | 'freelancer_email'>;

/** Finds the freelancer with this id or this email address. If both are given, both must belong to the freelancer. */
export async function findRecipient(queries: Queries, address: Address): Promise<Recipient | undefined> {
  let query = queries
    .selectFrom('freelancers')
    .innerJoin('users', 'users.id', 'freelancers.user_id')
    .select(['users.id', 'users.email', 'users.first_name as firstName', 'users.language'])
    .where('users.confirmed_at', 'is not', null)
    .where('freelancers.is_withheld', '=', false);
  if (address.freelancer_id !== undefined) query = query.where('users.id', '=', address.freelancer_id);
  if (address.freelancer_email !== undefined) {
    query = query.where(sql`lower(users.email)`, '=', address.freelancer_email.toLowerCase());
  }
  return query.executeTakeFirst();
}

/** Finds the id of the freelancer with an email address. Returns null if there is none. */
export const freelancerAt = (queries: Queries) => async (email: string) =>
  (await findRecipient(queries, { freelancer_email: email }))?.id ?? null;

/** Lists the messages to a freelancer that were sent before threads existed, oldest first. */
export async function listMessagesTo(queries: Queries, freelancerId: number) {
  return queries
    .selectFrom('contact_messages')
    .select(['client_email', 'subject', 'message', 'created_at'])
    .where('freelancer_id', '=', freelancerId)
    .orderBy('id')
    .execute();
}

/**
 * Deletes the messages without a thread that were sent before a time. The freelancers have also received them as mails.
 */
export async function deleteMessagesBefore(queries: Queries, time: Date): Promise<void> {
  await queries.deleteFrom('contact_messages').where('created_at', '<', time).execute();
}

/** Deletes the messages without a thread that were sent from an email address. */
export async function deleteMessagesFrom(transaction: Queries, email: string): Promise<void> {
  await transaction
    .deleteFrom('contact_messages')
    .where(sql`lower(client_email)`, '=', email.toLowerCase())
    .execute();
}
