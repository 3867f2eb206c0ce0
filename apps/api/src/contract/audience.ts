/**
 * The callers of an operation, as its `x-audience` in openapi.yaml names them.
 *
 * `*-owner` means that the resource named in the path belongs to the user; for any other user the operation returns the
 * same 404 as if it did not exist. Each resource's policy defines ownership: accounts.policy.ts, jobs.policy.ts,
 * applications.policy.ts. access.test.ts calls every operation as every kind of user.
 */
import type { Audience, OperationId, Role, endpoints } from '@skillharbor/contract';

/** A signed-in user. */
export interface Person {
  id: number;
  role: Role;
  /** The session that this request belongs to. */
  sessionId: string;
}

type PersonAs = {
  public: null;
  visitor: Person | null;
  person: Person;
  freelancer: Person & { role: 'freelancer' };
  client: Person & { role: 'client' };
};
type Caller<Of extends Audience> = Of extends `${infer Who}-owner` ? Who : Of;

export type PersonFor<Id extends OperationId> = PersonAs[Caller<(typeof endpoints)[Id]['audience']> &
  keyof PersonAs];

/** Returns the message for a person outside the audience, or null for a person inside it. */
export function refusal(audience: Audience, person: Person): string | null {
  if (audience.startsWith('client') && person.role !== 'client') return 'Only clients can do this.';
  if (audience.startsWith('freelancer') && person.role !== 'freelancer')
    return 'Only freelancers can do this.';
  return null;
}
