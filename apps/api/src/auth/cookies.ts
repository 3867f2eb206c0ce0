import type { Cookie } from '../contract/operations.ts';
import { ACCESS_COOKIE, CSRF_COOKIE } from '../contract/security.ts';
import { ACCESS_LIFETIME, REFRESH_LIFETIME } from './tokens.ts';

export function sessionCookies(accessToken: string, csrfToken: string): Cookie[] {
  return [access(accessToken), csrf(csrfToken)];
}

export const clearedCookies: readonly Cookie[] = [access(null), csrf(null)];

function access(value: string | null): Cookie {
  return { name: ACCESS_COOKIE, value, path: '/api', httpOnly: true, maxAge: ACCESS_LIFETIME };
}

/** Readable by the page, which repeats it in a header. */
function csrf(value: string | null): Cookie {
  return { name: CSRF_COOKIE, value, path: '/', httpOnly: false, maxAge: REFRESH_LIFETIME };
}
