import type { Person } from '../../contract/operations.ts';
import type { Queries } from '../../platform/database/tables.ts';
import type { LogSecurity } from '../../platform/security/securityLog.ts';
import { isPasswordOf } from './passwords.ts';
import { findPasswordHash, findPasswordOwner } from './users.repository.ts';
import type { Account } from './users.repository.ts';

/** Returns the hash of a user's password if the given password is right, or else null. */
export async function ownPasswordHash(
  queries: Queries,
  userId: number,
  password: string,
): Promise<string | null> {
  const passwordHash = await findPasswordHash(queries, userId);
  if (passwordHash === undefined || !(await isPasswordOf(passwordHash, password))) return null;
  return passwordHash;
}

/** Returns the caller if the request contains the caller's password, or else null. */
export async function ownerWithPassword(
  { queries, logSecurity }: { queries: Queries; logSecurity: LogSecurity },
  request: Parameters<LogSecurity>[0] & { person: Person; body: { password: string } },
): Promise<(Account & Pick<Person, 'id' | 'sessionId'>) | null> {
  const { id, sessionId } = request.person;
  const owner = await findPasswordOwner(queries, id);
  if (owner && (await ownPasswordHash(queries, id, request.body.password)) !== null)
    return { id, sessionId, ...owner };
  logSecurity(request, { event: 'authn_login_fail', person: id, reason: 'wrong_password' });
  return null;
}
