import type { SessionStore, StoredSession } from '@skillharbor/api-client';
import type { Role, User } from '@skillharbor/contract';

/** Returns the signed-in user. A saved user without an access token is outdated and is ignored. */
export function currentUser({ user, accessToken }: StoredSession): User | null {
  return accessToken === null ? null : user;
}

/** Returns the role of the signed-in user, or null for a visitor. */
export function roleIn(session: SessionStore): Role | null {
  return currentUser(session.get())?.role ?? null;
}

/** Returns a key that identifies the user and the role, because a user sees different data in each role. */
export function viewerKey(user: User | null): string {
  return user === null ? '' : `${user.pk} ${user.role}`;
}
