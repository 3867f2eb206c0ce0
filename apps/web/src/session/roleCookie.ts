import type { SessionStore } from '@skillharbor/api-client';
import { currentUser } from './currentUser.ts';
import { needsRestoring } from './restore.ts';

/**
 * Tells the server for which role to render the pages of this browser, so that no user sees the bar of a visitor first.
 * A role is all that it tells: what is rendered is the same for everybody of that role.
 */
export function keepRoleCookie(session: SessionStore, page: Pick<Document, 'cookie'>): void {
  const write = () => {
    const stored = session.get();
    if (needsRestoring({ session })) return;
    const role = currentUser(stored)?.role;
    const age = role === undefined ? 'Max-Age=0' : expiry(stored.refreshTokenExpiry);
    page.cookie = `role=${role ?? ''}; Path=/; SameSite=Lax; ${age}`;
  };
  session.subscribe(write);
  write();
}

/** As long as the session can be restored. Without a known end, as long as the browser is open. */
function expiry(seconds: number | null): string {
  return seconds === null ? '' : `Expires=${new Date(seconds * 1_000).toUTCString()}`;
}
