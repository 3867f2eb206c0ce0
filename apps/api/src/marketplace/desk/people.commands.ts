/**
 * Helps members with their accounts, and logs which operator has helped. This module does not suspend accounts, because
 * suspensions are rulings of moderators.
 */
import type { NamedProblem } from '@skillharbor/prose';
import type { MailQueue } from '../../mail/mailQueue.ts';
import type { Queries } from '../../platform/database/tables.ts';
import type { Clock } from '../../platform/time/clock.ts';
import { deletionCancelledMail, sessionsEndedMail } from '../../mail/templates.ts';
import { removeFactorsWithin } from '../auth/codes.commands.ts';
import { hasRoomForMail, queueMail } from '../auth/confirmations.commands.ts';
import { revokeSessionsOf } from '../auth/sessions.repository.ts';
import { isStaff } from '../auth/staff.repository.ts';
import { findPasswordOwner, takeDeletionBack } from '../auth/users.repository.ts';
import type { Account } from '../auth/users.repository.ts';
import { planDeletionWithin } from '../deletion/deletion.commands.ts';
import { writeLog } from '../moderation/log.repository.ts';
import { findPersonAccount } from './people.repository.ts';

interface Services {
  queries: Queries;
  clock: Clock;
  mailQueue: MailQueue;
}

type Outcome = 'done' | 'not found' | { refusal: NamedProblem };
type Action =
  'sessions_ended' | 'factors_removed' | 'confirmation_sent' | 'deletion_planned' | 'deletion_cancelled';

/**
 * The outcome of an action on an account: the action was done, there was nothing to do, or it was refused for a reason.
 */
type Done = 'done' | 'nothing' | { refusal: NamedProblem };

/** Runs an action on an account in a transaction that also logs the action. */
async function actOn(
  { queries, clock, mailQueue }: Services,
  operatorId: number,
  userId: number,
  action: Action,
  act: (transaction: Queries, owner: Account & { id: number }, now: Date) => Promise<Done>,
): Promise<Outcome> {
  const at = clock();
  const outcome = await queries.transaction().execute(async (transaction): Promise<Outcome> => {
    const owner = await findPasswordOwner(transaction, userId);
    if (!owner) return 'not found';
    const done = await act(transaction, { ...owner, id: userId }, at);
    if (done === 'nothing') return 'done';
    if (done !== 'done') return done;
    const entry = { at, actorId: operatorId, caseId: null, details: { user: userId } };
    await writeLog(transaction, { ...entry, action });
    return 'done';
  });
  mailQueue.deliverSoon();
  return outcome;
}

const mailAbout = ({ email: to, firstName, language }: Account, { mailQueue: { site } }: Services) => ({
  to,
  firstName,
  language,
  site,
});

/**
 * Ends all sessions of a member. A mail notifies the member, because someone else may have asked the operator to do
 * this.
 */
export const endSessionsOf = (services: Services, operatorId: number, userId: number) =>
  actOn(services, operatorId, userId, 'sessions_ended', async (transaction, owner, now) => {
    await revokeSessionsOf(transaction, userId, now);
    await services.mailQueue.enqueue(transaction, sessionsEndedMail(mailAbout(owner, services)));
    return 'done';
  });

/**
 * Removes the second factors of a member. The second factors of the staff protect all members, so only a command on the
 * server can remove them.
 */
export const removeFactorsOf = (services: Services, operatorId: number, userId: number) =>
  actOn(services, operatorId, userId, 'factors_removed', async (transaction, owner) => {
    if (await isStaff(transaction, userId)) return { refusal: 'staff_account' };
    await removeFactorsWithin(transaction, services, owner);
    return 'done';
  });

export const sendConfirmationTo = (services: Services, operatorId: number, userId: number) =>
  actOn(services, operatorId, userId, 'confirmation_sent', async (transaction, { email, language }, now) => {
    const account = await findPersonAccount(transaction, userId, now);
    if (account?.person.is_confirmed !== false) return { refusal: 'address_confirmed' };
    if (!(await hasRoomForMail(services, transaction, email))) return { refusal: 'confirmations_sent' };
    await queueMail(services, transaction, { id: userId, email, language });
    return 'done';
  });

/**
 * Plans the deletion of an account at the request of its member. The mail quotes the operator's reason. The log does
 * not, because it contains no free texts. Operators cannot delete the accounts of members of the staff.
 */
export const planDeletionOf = (services: Services, operatorId: number, userId: number, reason: string) =>
  actOn(services, operatorId, userId, 'deletion_planned', async (transaction, owner) => {
    if (await isStaff(transaction, userId)) return { refusal: 'staff_deletion' };
    const outcome = await planDeletionWithin(transaction, services, owner, reason.trim());
    if (outcome === 'has members') return { refusal: 'team_owner_leaves' };
    return outcome === 'planned' ? 'done' : 'nothing';
  });

/** Cancels the planned deletion of an account. */
export const cancelDeletionOf = (services: Services, operatorId: number, userId: number) =>
  actOn(services, operatorId, userId, 'deletion_cancelled', async (transaction, owner) => {
    if (!(await takeDeletionBack(transaction, userId))) return 'nothing';
    await services.mailQueue.enqueue(transaction, deletionCancelledMail(mailAbout(owner, services)));
    return 'done';
  });
