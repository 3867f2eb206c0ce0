/**
 * The rules for the actions that a client and a freelancer may take on an entry of their work record. Every function is
 * pure.
 */
import type { Role, WorkRecordAction } from '@skillharbor/contract';

/** The facts that decide who may take which action on an entry of the work record. */
export interface EntryFacts {
  about: Role;
  freelancerId: number;
  clientId: number;
  isConfirmed: boolean;
  hiddenBy: readonly Role[];
}

/** Returns whether the user is the client or the freelancer of the entry, or null for any other user. */
export function sideOfEntry(
  { freelancerId, clientId }: Pick<EntryFacts, 'freelancerId' | 'clientId'>,
  userId: number,
): Role | null {
  if (userId === freelancerId) return 'freelancer';
  return userId === clientId ? 'client' : null;
}

/**
 * Returns the actions that a side can take on an entry now. The side that the entry is about can confirm the entry.
 * Each side can hide the entry, and can then show it again.
 */
export function actionsOnEntry({ about, isConfirmed, hiddenBy }: EntryFacts, role: Role): WorkRecordAction[] {
  const confirm = about === role && !isConfirmed ? (['confirm'] as const) : [];
  return [...confirm, hiddenBy.includes(role) ? 'show' : 'hide'];
}

export const otherRole = (role: Role): Role => (role === 'client' ? 'freelancer' : 'client');
