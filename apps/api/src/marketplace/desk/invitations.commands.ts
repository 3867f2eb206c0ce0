/** Invites people to sign up, and logs which operator has invited them. The log contains no email addresses. */
import { randomBytes, randomUUID } from 'node:crypto';
import type { NewSignUpInvitation, SignUpInvitation, SignUpInvitationInput } from '@skillharbor/contract';
import type { NamedProblem } from '@skillharbor/prose';
import { signUpInvitationMail } from '../../mail/templates.ts';
import type { MailQueue } from '../../mail/mailQueue.ts';
import type { Queries } from '../../platform/database/tables.ts';
import { dayAfter, dayBefore, dayOf } from '../../platform/time/clock.ts';
import type { Clock } from '../../platform/time/clock.ts';
import { lockAddress } from '../auth/confirmations.repository.ts';
import { hashOf } from '../auth/tokens.ts';
import { findCredentials } from '../auth/users.repository.ts';
import { writeLog } from '../moderation/log.repository.ts';
import {
  deleteSignUpInvitationsBefore,
  findInvitationById,
  hasWaitingInvitation,
  insertSignUpInvitation,
  toSignUpInvitation,
  withdrawWaiting,
} from '../signUpInvitations/signUpInvitations.repository.ts';

export interface SignUpInvitationServices {
  queries: Queries;
  mailQueue: MailQueue;
  clock: Clock;
}

const LIFETIME_DAYS = 14;
const MAX_LIFETIME_DAYS = 365;
/** The number of days for which an invitation stays in the list after its last day. */
const LISTED_DAYS = 30;

/** Returns the problem of the last day that an operator chose for an invitation, or null if the day is valid. */
export function lastDayProblem(lastDay: string | undefined, now: Date): NamedProblem | null {
  if (lastDay === undefined) return null;
  if (lastDay < dayOf(now)) return 'day_past';
  return lastDay > dayAfter(dayOf(now), MAX_LIFETIME_DAYS)
    ? { code: 'day_too_late', params: { days: MAX_LIFETIME_DAYS } }
    : null;
}

/**
 * Creates an invitation. If it is for an email address, queues a mail with its link. If not, the response contains the
 * link, which is not stored.
 */
export async function inviteToSignUp(
  services: SignUpInvitationServices,
  operatorId: number,
  { email, language, max_uses = 1, note = '', last_day: lastDay }: SignUpInvitationInput,
): Promise<NewSignUpInvitation | { refusal: NamedProblem }> {
  const { queries, mailQueue, clock } = services;
  const now = clock();
  const token = randomBytes(32).toString('base64url');
  const isLink = email === undefined;
  const row = {
    id: randomUUID(),
    token_hash: hashOf(token),
    email: email ?? null,
    note: isLink ? note.trim() : '',
    max_uses: isLink ? max_uses : 1,
    uses: 0,
    created_at: now,
    last_day: lastDay ?? dayAfter(dayOf(now), LIFETIME_DAYS),
    withdrawn_at: null,
  };
  const outcome = await queries.transaction().execute(async (transaction) => {
    if (email !== undefined) {
      await lockAddress(transaction, email);
      const accounts = await findCredentials(transaction, email, now);
      if (accounts.some(({ isConfirmed }) => isConfirmed)) return { refusal: 'member_already' as const };
      if (await hasWaitingInvitation(transaction, email, now))
        return { refusal: 'sign_up_invited_already' as const };
      const about = { to: email, language: language ?? null, token, lastDay: row.last_day };
      await mailQueue.enqueue(transaction, signUpInvitationMail({ ...about, site: mailQueue.site }));
    }
    await insertSignUpInvitation(transaction, row);
    const details = { invitation: isLink ? 'link' : 'address', after: row.max_uses };
    const entry = { at: now, actorId: operatorId, caseId: null, details };
    await writeLog(transaction, { ...entry, action: 'sign_up_invited' });
    const link = isLink ? `${mailQueue.site}/signup#token=${token}` : null;
    return { invitation: toSignUpInvitation({ ...row, state: 'waiting' }), link };
  });
  mailQueue.deliverSoon();
  return outcome;
}

/**
 * Withdraws the invitation with this id if it can still be used. Returns the invitation, or undefined if no invitation
 * has this id.
 */
export async function withdrawSignUpInvitation(
  { queries, clock }: SignUpInvitationServices,
  operatorId: number,
  id: string,
): Promise<SignUpInvitation | undefined> {
  const now = clock();
  return queries.transaction().execute(async (transaction) => {
    const isWithdrawn = await withdrawWaiting(transaction, id, now);
    const row = await findInvitationById(transaction, id, now);
    if (!row) return undefined;
    if (isWithdrawn) {
      const details = {
        invitation: row.email === null ? 'link' : 'address',
        before: row.max_uses - row.uses,
      };
      const entry = { at: now, actorId: operatorId, caseId: null, details };
      await writeLog(transaction, { ...entry, action: 'sign_up_invitation_withdrawn' });
    }
    return toSignUpInvitation(row);
  });
}

export async function removeOldSignUpInvitations({
  queries,
  clock,
}: Pick<SignUpInvitationServices, 'queries' | 'clock'>): Promise<void> {
  await deleteSignUpInvitationsBefore(queries, dayBefore(dayOf(clock()), LISTED_DAYS));
}
