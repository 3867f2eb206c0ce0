import type { Cookie } from '@skillharbor/contract-server/operations';
import { ACCESS_COOKIE, CSRF_COOKIE } from '@skillharbor/contract-server/security';
import { DEVICE_COOKIE } from '../../platform/limits/accountLimits.ts';
import { ACCESS_LIFETIME_S, DEVICE_LIFETIME_S } from './tokens.ts';

/**
 * Makes the cookies of a session.
 *
 * @param maxAge the maximum duration of a session, in seconds
 */
export function sessionCookies(accessToken: string, csrfToken: string, maxAge: number): Cookie[] {
  return [access(accessToken), csrf(csrfToken, maxAge)];
}

export const clearedCookies: readonly Cookie[] = [access(null), csrf(null, 0)];

/** Makes the cookie by which the next login recognizes the browser, so the cookie outlives the session. */
export function deviceCookie(value: string): Cookie {
  return { name: DEVICE_COOKIE, value, path: '/api/auth', httpOnly: true, maxAge: DEVICE_LIFETIME_S };
}

function access(value: string | null): Cookie {
  return { name: ACCESS_COOKIE, value, path: '/api', httpOnly: true, maxAge: ACCESS_LIFETIME_S };
}

/** Makes the cookie whose value the page must send back in a header, as a protection against forged requests. */
function csrf(value: string | null, maxAge: number): Cookie {
  return { name: CSRF_COOKIE, value, path: '/', httpOnly: false, maxAge };
}
