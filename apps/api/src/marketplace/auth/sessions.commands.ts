/** Ends sessions. Each command runs in one transaction, which also records the event in the account's activity. */
import type { Person } from '../../contract/operations.ts';
import type { Queries } from '../../platform/database/tables.ts';
import type { Clock } from '../../platform/time/clock.ts';
import { deleteDraftsOf } from '../drafts/drafts.repository.ts';
import { recordActivity } from './accountActivity.repository.ts';
import {
  deleteSession,
  hasOpenSession,
  revokeOwnSession,
  revokeSessionsOf,
  sessionStateOf,
} from './sessions.repository.ts';
import type { TokenClaims } from './tokens.ts';

interface Services {
  queries: Queries;
  clock: Clock;
}

/**
 * Ends the session of a user who logs out, unless it has already ended. Also deletes the drafts of a user who has no
 * other session.
 */
export async function logOut(
  { queries, clock }: Services,
  { userId: id, sessionId }: TokenClaims,
  refreshHash: Uint8Array,
): Promise<void> {
  await queries.transaction().execute(async (transaction) => {
    const isOpen = (await sessionStateOf(transaction, sessionId, refreshHash, clock())) === 'open';
    if (isOpen) await recordActivity(transaction, 'logged_out', { id, sessionId }, clock());
    await deleteSession(transaction, sessionId, refreshHash);
    if (isOpen && !(await hasOpenSession(transaction, id, clock()))) await deleteDraftsOf(transaction, id);
  });
}

/** Ends one session of a person. Returns false if the session was not open. */
export async function endSession(
  { queries, clock }: Services,
  person: Person,
  sessionId: string,
): Promise<boolean> {
  return queries.transaction().execute(async (transaction) => {
    if (!(await revokeOwnSession(transaction, sessionId, person.id, clock()))) return false;
    await recordActivity(transaction, 'session_ended', person, clock());
    return true;
  });
}

/** Ends all sessions of a person except the current one. */
export async function endOtherSessions({ queries, clock }: Services, person: Person): Promise<void> {
  await queries.transaction().execute(async (transaction) => {
    await revokeSessionsOf(transaction, person.id, clock(), person.sessionId);
    await recordActivity(transaction, 'other_sessions_ended', person, clock());
  });
}
