/**
 * Authenticates and authorizes requests before their bodies are read. A caller without a valid session gets a 401
 * response. All other refusals are 403 responses: the CSRF token is missing, the role is wrong, the caller is not a
 * member of the staff, the role in the team is too low, the address is unconfirmed, or a second factor is missing.
 *
 * The access token is a bearer token or a cookie. Browsers send cookies automatically, even with requests from other
 * sites. So a write that is authenticated by the cookie must also send the value of the `csrftoken` cookie in a header.
 * The CSRF token belongs to the session, so a cookie that another site has set is worthless.
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
/** The tags of operations on the user's own account. These operations work without a second factor. */
const ACCOUNT_TAGS = ['auth', 'users'];

export interface Authenticator {
  /**
   * Returns the person to whom a valid access token belongs. Returns null if the token is invalid or its session has
   * ended.
   */
  personOf(accessToken: string): Promise<Person | null>;
  csrfTokenOf(sessionId: string): string;
  /** Called before a request is refused because of its credentials, for example to log this. */
  onRefusal?(request: FastifyRequest, reason: CallerRefusal): void;
}

/** Why a request with credentials is refused. */
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

/** Returns the onRequest hook for an operation, or undefined if the operation is public. */
export function securityOf(operation: OperationDocument, authenticator: Authenticator) {
  if (operation.security.length === 0) return undefined;
  const role = requiredRole(operation['x-audience']);
  const staffRole = requiredStaffRole(operation['x-audience']);
  const teamRole = operation['x-team-role'] ?? 'reader';
  const isOptional = operation.security.some((schemes) => Object.keys(schemes).length === 0);
  const refusesUnconfirmed = operation['x-unconfirmed'] === 'refused';
  // Members of the staff can read data that other users may not read.
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

/** Returns the token in the Authorization header. If there is one, the cookie is ignored. */
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
