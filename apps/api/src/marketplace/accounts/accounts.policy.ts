/** The rules for who may see and edit a profile. */
import type { Person } from '../../contract/operations.ts';

/**
 * Returns true if the person may see the freelancer's email address: the freelancer, and a client to one of whose jobs
 * the freelancer has applied.
 */
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
