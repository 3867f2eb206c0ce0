/**
 * Who may call which operation: one row for each, so that a new operation does not compile until somebody has decided.
 *
 * "client of it" means that the thing named in the address is the client's own; for anybody else it answers the same
 * 404 as if it did not exist. What that means for each kind of thing is in the resource's policy:
 * accounts.policy.ts, job-listings.policy.ts, applications.policy.ts.
 *
 * openapi.yaml says the same in prose and in `security`; security.test.ts keeps both in step, and access.test.ts asks
 * every operation as everybody.
 */
import type { Role } from '@skillharbor/contract';
import type { OperationId } from './operations.ts';

/** Somebody who is signed in. */
export interface Person {
  id: number;
  role: Role;
  /** The sign-in that this request belongs to. */
  sessionId: string;
}
export type Client = Person & { role: 'client' };
export type FreelancerPerson = Person & { role: 'freelancer' };

type SignedIn = 'person' | Role;
/**
 * `anybody`: open, and does not look at who asks. `visitor`: open, but shows more to some who are signed in.
 * `person`: whoever is signed in.
 */
export type Audience = 'anybody' | 'visitor' | SignedIn | `${SignedIn} of it`;

export const audiences = {
  register: 'anybody',
  logIn: 'anybody',
  logOut: 'anybody',
  refreshToken: 'anybody',
  requestPasswordReset: 'anybody',
  confirmPasswordReset: 'anybody',
  getCurrentUser: 'person',

  listFreelancers: 'anybody',
  getFreelancer: 'visitor',
  updateFreelancer: 'freelancer of it',
  listSkills: 'anybody',

  listJobs: 'anybody',
  getJob: 'visitor',
  createJob: 'client',
  listMyJobs: 'client',
  getMyJob: 'client of it',
  getJobToEdit: 'client of it',
  updateJob: 'client of it',
  deleteJob: 'client of it',

  hasApplied: 'freelancer',
  applyToJob: 'freelancer',
  listMyApplications: 'freelancer',
  listApplications: 'client of it',
  decideApplication: 'client of it',
  getResume: 'person of it',

  contactFreelancer: 'anybody',
  getSite: 'anybody',
  getHealth: 'anybody',
  getReadiness: 'anybody',
} as const satisfies Record<OperationId, Audience>;

type Audiences = typeof audiences;
type PersonAs = {
  anybody: null;
  visitor: Person | null;
  person: Person;
  freelancer: FreelancerPerson;
  client: Client;
};
type Asker<Of extends Audience> = Of extends `${infer Who extends SignedIn} of it` ? Who : Of;

export type PersonFor<Id extends OperationId> = PersonAs[Asker<Audiences[Id]> & keyof PersonAs];

/** The sentence for those whom an operation is not for, or null where they may call it. */
export function refusal(audience: Audience, person: Person): string | null {
  if (audience.startsWith('client') && person.role !== 'client') return 'Only clients can do this.';
  if (audience.startsWith('freelancer') && person.role !== 'freelancer')
    return 'Only freelancers can do this.';
  return null;
}
