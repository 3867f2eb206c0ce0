/** Who may see and edit a profile. */
import type { Person } from '../../contract/audience.ts';

/** The email address is for its owner, and for a client whom the freelancer has applied to. */
export function maySeeEmail(
  freelancerId: number,
  person: Person | null,
  hasApplicationFrom: boolean,
): boolean {
  return person !== null && (person.id === freelancerId || hasApplicationFrom);
}

export function mayEdit(freelancerId: number, person: Person): boolean {
  return person.id === freelancerId;
}
