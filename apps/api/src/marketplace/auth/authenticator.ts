import type { Role } from '@skillharbor/contract';
import type { Authenticator } from '@skillharbor/contract-server/security';
import type { LogSecurity } from '../../platform/security/securityLog.ts';
import type { Queries } from '../../platform/database/tables.ts';
import type { Clock } from '../../platform/time/clock.ts';
import { findPerson } from './sessions.repository.ts';
import type { Tokens } from './tokens.ts';

/**
 * Creates an authenticator that looks up the session for every request, so that signing out or changing the password
 * ends the session at once.
 */
export function createAuthenticator({
  queries,
  tokens,
  clock,
  factorRoles,
  logSecurity,
}: {
  queries: Queries;
  tokens: Tokens;
  clock: Clock;
  factorRoles: readonly Role[];
  logSecurity: LogSecurity;
}): Authenticator {
  return {
    async personOf(accessToken) {
      const claims = await tokens.readAccess(accessToken);
      return claims && findPerson(queries, claims.sessionId, clock(), factorRoles);
    },
    csrfTokenOf: tokens.csrfTokenOf,
    onRefusal(request, reason) {
      const { person } = request;
      if (person === null)
        logSecurity(request, { event: 'authn_token_refused', person: null, kind: 'access' });
      else if (reason !== 'token_refused')
        logSecurity(request, { event: 'authz_fail', person: person.id, reason });
    },
  };
}
