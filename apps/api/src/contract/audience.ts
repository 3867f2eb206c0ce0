/**
 * Who may call which operation. openapi.yaml says it in prose and in `security`; audience.test.ts keeps both in step.
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

type Audience = 'visitor' | 'person' | Role;

/** Operations that are not named here are open to everybody and do not look at who asks. */
export const audiences = {
  getFreelancer: 'visitor',
  getJob: 'visitor',

  getCurrentUser: 'person',
  getResume: 'person',

  updateFreelancer: 'freelancer',
  listMyApplications: 'freelancer',
  hasApplied: 'freelancer',
  applyToJob: 'freelancer',

  getJobToEdit: 'client',
  updateJob: 'client',
  deleteJob: 'client',
  listMyJobs: 'client',
  getMyJob: 'client',
  createJob: 'client',
  listApplications: 'client',
  decideApplication: 'client',
} as const satisfies Partial<Record<OperationId, Audience>>;

type Audiences = typeof audiences;
type PersonAs = { visitor: Person | null; person: Person; freelancer: FreelancerPerson; client: Client };

export type PersonFor<Id extends OperationId> = Id extends keyof Audiences ? PersonAs[Audiences[Id]] : null;

export function audienceOf(id: OperationId): Audience | undefined {
  const all: Partial<Record<OperationId, Audience>> = audiences;
  return all[id];
}

/** The sentence for those whom an operation is not for, or null where they may call it. */
export function refusal(audience: Audience | undefined, person: Person): string | null {
  if (audience === 'client' && person.role !== 'client') return 'Only clients can do this.';
  if (audience === 'freelancer' && person.role !== 'freelancer') return 'Only freelancers can do this.';
  return null;
}
