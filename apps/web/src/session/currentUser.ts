import type { SessionStore, StoredSession } from '@skillharbor/api-client';
import type { Role, User } from '@skillharbor/contract';

/** The user who is signed in. One without an access token is a leftover. */
export function currentUser({ user, accessToken }: StoredSession): User | null {
  return accessToken === null ? null : user;
}

/** The role of the user who is signed in; null for a visitor. */
export function roleIn(session: SessionStore): Role | null {
  return currentUser(session.get())?.role ?? null;
}
