import type { User } from '@skillharbor/contract';

/** Returns a key that differs between users, visitors, and the roles of one user, who sees other data in each role. */
export function personOf(user: User | null): string {
  return user === null ? '' : `${user.pk} ${user.role}`;
}
