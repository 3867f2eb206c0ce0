/** Who sees and changes what of a profile. */
import type { Person } from '../contract/audience.ts';

/** The address is for the person, and for a client whom the person has applied to. */
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
