import type { User } from '@skillharbor/contract';

/** Tells one person from another, and from a visitor: as another role, a person sees other things. */
export function personOf(user: User | null): string {
  return user === null ? '' : `${user.pk} ${user.role}`;
}
