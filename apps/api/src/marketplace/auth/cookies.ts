import type { Cookie } from '@skillharbor/contract-server/operations';
import { ACCESS_COOKIE, CSRF_COOKIE } from '@skillharbor/contract-server/security';
import { DEVICE_COOKIE } from '../../platform/limits/accountLimits.ts';
import { ACCESS_LIFETIME_S, DEVICE_LIFETIME_S } from './tokens.ts';

/** @param maxAge how long a session lasts at most, in seconds */
export function sessionCookies(accessToken: string, csrfToken: string, maxAge: number): Cookie[] {
  return [access(accessToken), csrf(csrfToken, maxAge)];
}

export const clearedCookies: readonly Cookie[] = [access(null), csrf(null, 0)];

/** Makes the cookie that only signing in reads. The cookie outlives the session, because the next sign-in needs it. */
export function deviceCookie(value: string): Cookie {
  return { name: DEVICE_COOKIE, value, path: '/api/auth', httpOnly: true, maxAge: DEVICE_LIFETIME_S };
}

function access(value: string | null): Cookie {
  return { name: ACCESS_COOKIE, value, path: '/api', httpOnly: true, maxAge: ACCESS_LIFETIME_S };
}

/** Makes the cookie whose value the page repeats in a header. */
function csrf(value: string | null, maxAge: number): Cookie {
  return { name: CSRF_COOKIE, value, path: '/', httpOnly: false, maxAge };
}
