import type { User } from '@skillharbor/contract';
import { unluckyClientUser, unluckyFreelancerUser } from './fixtures/users.ts';

/** A failure is an error status, no connection, or no response at all. */
export type Failure =
  400 | 401 | 403 | 404 | 409 | 410 | 413 | 415 | 429 | 500 | 503 | 507 | 'network' | 'slow';

const STATUSES = [400, 401, 403, 404, 409, 410, 413, 415, 429, 500, 503, 507] as const;
const FAILING_IDS = [429, 500, 503] as const;

interface Sent {
  params: Record<string, number | string>;
  query: Readonly<Record<string, unknown>> | null;
  body: unknown;
}

/**
 * Returns the failure that a magic value requests: an id of 429, 500 or 503 in the path, or a text in the query or body
 * that starts with `fail-500` (or another status), `fail-network` or `fail-slow`.
 */
export function provokedFailure({ params, query, body }: Sent): Failure | undefined {
  const byId = FAILING_IDS.find((id) => Object.values(params).includes(id));
  if (byId) return byId;
  const texts = [...Object.values(params), ...Object.values(query ?? {}).flat(), ...fieldsOf(body)];
  return texts.map(failureIn).find((failure) => failure !== undefined);
}

function fieldsOf(body: unknown): unknown[] {
  if (body instanceof FormData) return [...body.values()];
  return typeof body === 'object' && body !== null ? Object.values(body) : [];
}

function failureIn(value: unknown): Failure | undefined {
  const name = typeof value === 'string' ? /^fail-(\d{3}|network|slow)/.exec(value)?.[1] : undefined;
  if (name === 'network' || name === 'slow') return name;
  return STATUSES.find((status) => String(status) === name);
}

/**
 * Returns the failure of an account that is meant to fail. It can sign in, but every later request that requires a user
 * fails.
 */
export function unluckyFailure(person: User | null, path: string): Failure | undefined {
  if (isForSigningIn(path)) return undefined;
  if (person?.pk === unluckyFreelancerUser.pk) return 500;
  if (person?.pk === unluckyClientUser.pk) return 503;
  return undefined;
}

/** Returns true for requests that keep working, so that users can sign up, in and out while other requests fail. */
export function isForSigningIn(path: string): boolean {
  return path.startsWith('/api/auth/') || path === '/api/users/';
}
