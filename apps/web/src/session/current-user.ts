import type { StoredSession } from '@skillharbor/api-client';
import type { User } from '@skillharbor/contract';

/** Who is signed in. A user without an access token is a leftover. */
export function currentUser({ user, accessToken }: StoredSession): User | null {
  return accessToken === null ? null : user;
}
