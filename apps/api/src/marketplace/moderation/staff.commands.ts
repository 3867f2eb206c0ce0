/**
 * Makes users moderators and operators, and removes these roles. Only a command on the server calls these functions.
 */
import type { Queries } from '../../platform/database/tables.ts';
import type { Clock } from '../../platform/time/clock.ts';
import { revokeSessionsOf } from '../auth/sessions.repository.ts';
import { removeStaffRole, writeStaffRole } from '../auth/staff.repository.ts';
import { writeLog } from './log.repository.ts';

interface Services {
  queries: Queries;
  clock: Clock;
}

/**
 * Gives a user a role in the staff, and logs the user out, because a session without a second factor must not get the
 * rights of the role.
 */
export async function grantStaffRole(
  { queries, clock }: Services,
  userId: number,
  role: 'moderator' | 'operator',
): Promise<void> {
  const at = clock();
  await queries.transaction().execute(async (transaction) => {
    await writeStaffRole(transaction, userId, role, at);
    await revokeSessionsOf(transaction, userId, at);
    const details = { user: userId, role };
    await writeLog(transaction, { at, actorId: null, action: 'role_granted', caseId: null, details });
  });
}

/** Removes a user's role in the staff. Returns false if the user has no role. */
export async function endStaffRole({ queries, clock }: Services, userId: number): Promise<boolean> {
  return queries.transaction().execute(async (transaction) => {
    if (!(await removeStaffRole(transaction, userId))) return false;
    const entry = { at: clock(), actorId: null, caseId: null, details: { user: userId } };
    await writeLog(transaction, { ...entry, action: 'role_removed' });
    return true;
  });
}
