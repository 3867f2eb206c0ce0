import type { SessionStore } from '@skillharbor/api-client';
import { writeCookie } from '../platform/writeCookie.ts';
import { currentUser } from './currentUser.ts';
import { needsRestoring } from './restore.ts';

/**
 * Informs the server of the role for which it must render pages, so that signed-in users never see the visitors'
 * navigation bar first. The cookie contains only the role, so all users of a role get the same page.
 */
export function keepRoleCookie(session: SessionStore, page: Pick<Document, 'cookie' | 'URL'>): void {
  const write = () => {
    const stored = session.get();
    if (needsRestoring({ session })) return;
    const role = currentUser(stored)?.role;
    const age = role === undefined ? 'Max-Age=0' : expiry(stored.refreshTokenExpiry);
    writeCookie(page, 'role', role ?? '', age);
  };
  session.subscribe(write);
  write();
}

/**
 * Returns the expiry of the cookie, which is the end of the session. If that time is unknown, the cookie ends with the
 * browser.
 */
function expiry(seconds: number | null): string {
  return seconds === null ? '' : `Expires=${new Date(seconds * 1_000).toUTCString()}`;
}
