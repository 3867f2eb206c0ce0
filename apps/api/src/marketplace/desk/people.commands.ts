/** Helps members with their accounts, and records which operator did. Suspensions are rulings of moderation. */
import type { NamedProblem } from '@skillharbor/prose';
import type { MailQueue } from '../../mail/mailQueue.ts';
import type { Queries } from '../../platform/database/tables.ts';
import type { Clock } from '../../platform/time/clock.ts';
import { removeFactorsWithin } from '../auth/codes.commands.ts';
import { hasRoomForMail, queueMail } from '../auth/confirmations.commands.ts';
import { revokeSessionsOf } from '../auth/sessions.repository.ts';
import { isStaff } from '../auth/staff.repository.ts';
import { findPasswordOwner } from '../auth/users.repository.ts';
import { writeLog } from '../moderation/log.repository.ts';
import { findPersonAccount } from './people.repository.ts';

interface Services {
  queries: Queries;
  clock: Clock;
  mailQueue: MailQueue;
}

type Outcome = 'done' | 'not found' | { refusal: NamedProblem };
type Action = 'sessions_ended' | 'factors_removed' | 'confirmation_sent';

/** Runs an action on an account in a transaction that also logs it. The action returns the reason if it refuses. */
async function actOn(
  { queries, clock, mailQueue }: Services,
  operatorId: number,
  userId: number,
  action: Action,
  act: (transaction: Queries, now: Date) => Promise<NamedProblem | null>,
): Promise<Outcome> {
  const at = clock();
  const outcome = await queries.transaction().execute(async (transaction): Promise<Outcome> => {
    if (!(await findPasswordOwner(transaction, userId))) return 'not found';
    const refusal = await act(transaction, at);
    if (refusal !== null) return { refusal };
    const entry = { at, actorId: operatorId, caseId: null, details: { user: userId } };
    await writeLog(transaction, { ...entry, action });
    return 'done';
  });
  mailQueue.deliverSoon();
  return outcome;
}

export const endSessionsOf = (services: Services, operatorId: number, userId: number) =>
  actOn(services, operatorId, userId, 'sessions_ended', async (transaction, now) => {
    await revokeSessionsOf(transaction, userId, now);
    return null;
  });

/** Removes the second factors. Those of the staff protect everyone, so only the command on the server removes them. */
export const removeFactorsOf = (services: Services, operatorId: number, userId: number) =>
  actOn(services, operatorId, userId, 'factors_removed', async (transaction) => {
    if (await isStaff(transaction, userId)) return 'staff_account';
    const owner = await findPasswordOwner(transaction, userId);
    if (owner) await removeFactorsWithin(transaction, services, { ...owner, id: userId });
    return null;
  });

export const sendConfirmationTo = (services: Services, operatorId: number, userId: number) =>
  actOn(services, operatorId, userId, 'confirmation_sent', async (transaction, now) => {
    const account = await findPersonAccount(transaction, userId, now);
    const owner = await findPasswordOwner(transaction, userId);
    if (!owner || account?.person.is_confirmed !== false) return 'address_confirmed';
    if (!(await hasRoomForMail(services, transaction, owner.email))) return 'confirmations_sent';
    await queueMail(services, transaction, { id: userId, email: owner.email, language: owner.language });
    return null;
  });
