/** Says what each side of an entry may do with it. Every function is pure. */
import type { Role, WorkRecordAction } from '@skillharbor/contract';

/** What decides who may do what with an entry. */
export interface EntryFacts {
  about: Role;
  freelancerId: number;
  clientId: number;
  isConfirmed: boolean;
  hiddenBy: readonly Role[];
}

/** Returns the side of the entry on which the user is, or null for everyone else. */
export function sideOfEntry(
  { freelancerId, clientId }: Pick<EntryFacts, 'freelancerId' | 'clientId'>,
  userId: number,
): Role | null {
  if (userId === freelancerId) return 'freelancer';
  return userId === clientId ? 'client' : null;
}

/** Returns what a side can do now: its subject confirms the entry, and each side shows again what it has hidden itself. */
export function actionsOnEntry({ about, isConfirmed, hiddenBy }: EntryFacts, role: Role): WorkRecordAction[] {
  const confirm = about === role && !isConfirmed ? (['confirm'] as const) : [];
  return [...confirm, hiddenBy.includes(role) ? 'show' : 'hide'];
}

export const otherRole = (role: Role): Role => (role === 'client' ? 'freelancer' : 'client');
