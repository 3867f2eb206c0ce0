/** Helps members with their accounts, and records which operator did. Suspensions are rulings of moderation. */
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

/** What an action on an account did: it was done, there was nothing to do, or it was refused for a reason. */
type Done = 'done' | 'nothing' | { refusal: NamedProblem };

/** Runs an action on an account in a transaction that also logs what it did. */
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

/** Ends all sessions. A mail tells the member, in case nobody asked for it. */
export const endSessionsOf = (services: Services, operatorId: number, userId: number) =>
  actOn(services, operatorId, userId, 'sessions_ended', async (transaction, owner, now) => {
    await revokeSessionsOf(transaction, userId, now);
    await services.mailQueue.enqueue(transaction, sessionsEndedMail(mailAbout(owner, services)));
    return 'done';
  });

/** Removes the second factors. Those of the staff protect everyone, so only the command on the server removes them. */
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
 * Plans the deletion of an account for a member who has asked for it. The mail has the reason, and the log has not, because it has
 * nobody's words. An account of the staff is deleted by its owner only.
 */
export const planDeletionOf = (services: Services, operatorId: number, userId: number, reason: string) =>
  actOn(services, operatorId, userId, 'deletion_planned', async (transaction, owner) => {
    if (await isStaff(transaction, userId)) return { refusal: 'staff_deletion' };
    const outcome = await planDeletionWithin(transaction, services, owner, reason.trim());
    if (outcome === 'has members') return { refusal: 'team_owner_leaves' };
    return outcome === 'planned' ? 'done' : 'nothing';
  });

/** Keeps an account whose deletion is planned. */
export const cancelDeletionOf = (services: Services, operatorId: number, userId: number) =>
  actOn(services, operatorId, userId, 'deletion_cancelled', async (transaction, owner) => {
    if (!(await takeDeletionBack(transaction, userId))) return 'nothing';
    await services.mailQueue.enqueue(transaction, deletionCancelledMail(mailAbout(owner, services)));
    return 'done';
  });
