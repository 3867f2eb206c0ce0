/** Finds the unread messages that must be reported by mail. */
import type { Role } from '@skillharbor/contract';
import type { Queries } from '../../platform/database/tables.ts';
import { mailDueAt } from './conversations.policy.ts';
import { updateMember } from './conversations.repository.ts';
import type { Member } from './conversations.repository.ts';

/** Plans a mail to one side about a new message, unless that side has muted the conversation. */
export async function planMail(transaction: Queries, member: Member, now: Date): Promise<void> {
  const { mailed_at, mail_due_at, is_muted } = await transaction
    .selectFrom('conversation_members')
    .select(['mailed_at', 'mail_due_at', 'is_muted'])
    .where('application_id', '=', member.applicationId)
    .where('role', '=', member.role)
    .executeTakeFirstOrThrow();
  if (is_muted || mail_due_at !== null) return;
  await updateMember(transaction, member)
    .set({ mail_due_at: mailDueAt(mailed_at, now) })
    .execute();
}

/** Finds and locks a side of a conversation to which a mail is due, unless another server has locked it. */
export async function lockDueMember(transaction: Queries, now: Date) {
  return transaction
    .selectFrom('conversation_members')
    .select(['application_id as applicationId', 'role', 'mailed_number', 'read_number'])
    .where('mail_due_at', '<=', now)
    .orderBy('mail_due_at')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
}

/** The maximum number of messages that a mail quotes. */
const MAX_QUOTED = 20;

/**
 * Returns the other side's messages after a message number, oldest first. Returns at most as many as one mail quotes.
 */
export async function listUntold(
  queries: Queries,
  applicationId: number,
  { by, after }: { by: Role; after: number },
): Promise<{ untold: { number: number; text: string; file: string | null }[]; hasMore: boolean }> {
  const rows = await queries
    .selectFrom('messages')
    .select(['number', 'text', 'file_name as file'])
    .where('application_id', '=', applicationId)
    .where('role', '=', by)
    .where('number', '>', after)
    .where('is_withheld', '=', false)
    .orderBy('number')
    .limit(MAX_QUOTED + 1)
    .execute();
  return { untold: rows.slice(0, MAX_QUOTED), hasMore: rows.length > MAX_QUOTED };
}

/** Records up to which number messages were reported by mail to a side, and when the next mail to that side is due. */
export async function recordMailed(
  transaction: Queries,
  member: Member,
  { number, mailedAt, nextAt }: { number: number; mailedAt: Date; nextAt: Date | null },
): Promise<void> {
  await updateMember(transaction, member)
    .set({ mailed_number: number, mailed_at: mailedAt, mail_due_at: nextAt })
    .execute();
}

/** Cancels the planned mail to a side. */
export async function cancelMail(transaction: Queries, member: Member): Promise<void> {
  await updateMember(transaction, member).set({ mail_due_at: null }).execute();
}
