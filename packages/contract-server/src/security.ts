/**
 * Authenticates and authorizes requests before the body is read. The response to a refused request is 401, or 403 for a
 * missing CSRF token, the wrong role, a user outside the staff, too low a role in a team, an unconfirmed address or a missing second factor.
 *
 * The access token is a bearer token or a cookie. Browsers send cookies automatically, even with requests from other
 * sites. So a write that is authenticated by the cookie must also repeat the `csrftoken` cookie in a header. The CSRF
 * token belongs to the session, so a cookie planted by another site is worthless.
 */
import { timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { mayActAs, mayServeAs, requiredRole, requiredStaffRole } from './audience.ts';
import type { Person } from './audience.ts';
import type { OperationDocument } from './document.ts';
import { ProblemError } from './problem.ts';

export const ACCESS_COOKIE = 'access';
export const CSRF_COOKIE = 'csrftoken';
const CSRF_HEADER = 'x-csrftoken';
/** These tags mark operations on the user's own account, which work without a second factor. */
const ACCOUNT_TAGS = ['auth', 'users'];

export interface Authenticator {
  /** Returns the person of a valid access token whose session has not ended, or null. */
  personOf(accessToken: string): Promise<Person | null>;
  csrfTokenOf(sessionId: string): string;
  /** This function is called before a request is refused for its credentials, for example to log the refusal. */
  onRefusal?(request: FastifyRequest, reason: CallerRefusal): void;
}

/** The reason why a request with credentials is refused. */
export type CallerRefusal =
  | 'token_refused'
  | 'csrf_token_wrong'
  | 'role_required'
  | 'staff_required'
  | 'team_role_required'
  | 'address_unconfirmed'
  | 'second_factor_missing';

declare module 'fastify' {
  interface FastifyRequest {
    person: Person | null;
  }
}

/** Returns the onRequest hook of an operation, or undefined if the operation is public. */
export function securityOf(operation: OperationDocument, authenticator: Authenticator) {
  if (operation.security.length === 0) return undefined;
  const role = requiredRole(operation['x-audience']);
  const staffRole = requiredStaffRole(operation['x-audience']);
  const teamRole = operation['x-team-role'] ?? 'reader';
  const isOptional = operation.security.some((schemes) => Object.keys(schemes).length === 0);
  const refusesUnconfirmed = operation['x-unconfirmed'] === 'refused';
  // The staff also reads what others may not.
  const refusesWithoutFactor =
    staffRole !== null ||
    (operation['x-unconfirmed'] !== undefined && !operation.tags.some((tag) => ACCOUNT_TAGS.includes(tag)));
  const cookieNeedsCsrf = operation.security.some((schemes) => 'cookie' in schemes && 'csrf' in schemes);

  return async (request: FastifyRequest): Promise<void> => {
    const bearer = bearerToken(request);
    const token = bearer ?? request.cookies[ACCESS_COOKIE];
    const person = token === undefined ? null : await authenticator.personOf(token);
    request.person = person;
    if (token !== undefined && person === null) authenticator.onRefusal?.(request, 'token_refused');
    if (person === null) {
      if (isOptional) return;
      throw new ProblemError(401, 'not_signed_in');
    }
    if (
      bearer === undefined &&
      cookieNeedsCsrf &&
      !hasCsrfToken(request, authenticator.csrfTokenOf(person.sessionId))
    ) {
      authenticator.onRefusal?.(request, 'csrf_token_wrong');
      throw new ProblemError(403, 'csrf_token_wrong');
    }
    if (role !== null && person.role !== role) {
      authenticator.onRefusal?.(request, 'role_required');
      throw new ProblemError(403, { code: 'role_required', params: { role } });
    }
    if (staffRole !== null && !mayServeAs(person.staffRole, staffRole)) {
      authenticator.onRefusal?.(request, 'staff_required');
      throw new ProblemError(403, 'staff_only');
    }
    if (!mayActAs(person.teamRole, teamRole)) {
      authenticator.onRefusal?.(request, 'team_role_required');
      throw new ProblemError(403, { code: 'team_role_required', params: { role: teamRole } });
    }
    if (refusesUnconfirmed && !person.isConfirmed) {
      authenticator.onRefusal?.(request, 'address_unconfirmed');
      throw new ProblemError(403, 'address_unconfirmed');
    }
    if (refusesWithoutFactor && person.needsFactor) {
      authenticator.onRefusal?.(request, 'second_factor_missing');
      throw new ProblemError(403, 'second_factor_missing');
    }
  };
}

/** Returns the token of an Authorization header, which takes precedence over the cookie. */
function bearerToken({ headers: { authorization } }: FastifyRequest): string | undefined {
  if (authorization === undefined) return undefined;
  return /^Bearer +(\S+) *$/i.exec(authorization)?.[1] ?? '';
}

function hasCsrfToken(request: FastifyRequest, expected: string): boolean {
  const header = request.headers[CSRF_HEADER];
  const cookie = request.cookies[CSRF_COOKIE];
  return (
    typeof header === 'string' &&
    cookie !== undefined &&
    constantTimeEqual(header, cookie) &&
    constantTimeEqual(header, expected)
  );
}

export function constantTimeEqual(left: string, right: string): boolean {
  const [a, b] = [Buffer.from(left), Buffer.from(right)];
  return a.length === b.length && timingSafeEqual(a, b);
}
