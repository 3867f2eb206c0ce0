/**
 * Who may call which operation: one row for each, so that a new operation does not compile without one.
 *
 * "client of it" means that the resource named in the path belongs to the client; for any other user the operation
 * returns the same 404 as if it did not exist. Each resource's policy defines ownership: accounts.policy.ts,
 * jobs.policy.ts, applications.policy.ts.
 *
 * openapi.yaml says the same in prose and in `security`. security.test.ts keeps the two in step, and access.test.ts
 * calls every operation as every kind of user.
 */
import type { Role } from '@skillharbor/contract';
import type { OperationId } from './document.ts';

/** A signed-in user. */
export interface Person {
  id: number;
  role: Role;
  /** The session that this request belongs to. */
  sessionId: string;
}
type Client = Person & { role: 'client' };
type FreelancerPerson = Person & { role: 'freelancer' };

type SignedIn = 'person' | Role;
/**
 * `public`: open, and ignores the caller. `visitor`: open, but shows more to some signed-in users. `person`: any
 * signed-in user.
 */
export type Audience = 'public' | 'visitor' | SignedIn | `${SignedIn} of it`;

export const audiences = {
  register: 'public',
  logIn: 'public',
  logOut: 'public',
  refreshToken: 'public',
  requestPasswordReset: 'public',
  confirmPasswordReset: 'public',
  changePassword: 'person',
  getCurrentUser: 'person',
  updateCurrentUser: 'person',

  listFreelancers: 'public',
  getFreelancer: 'visitor',
  updateFreelancer: 'freelancer of it',
  listSkills: 'public',

  addPortfolioPiece: 'freelancer',
  updatePortfolioPiece: 'freelancer of it',
  deletePortfolioPiece: 'freelancer of it',
  orderPortfolio: 'freelancer',

  listJobs: 'public',
  suggestSearches: 'public',
  getJob: 'visitor',
  listRelatedJobs: 'public',
  createJob: 'client',
  confirmJob: 'public',
  listMyJobs: 'client',
  getMyJob: 'client of it',
  getJobToEdit: 'client of it',
  getJobHistory: 'client of it',
  updateJob: 'client of it',
  deleteJob: 'client of it',

  listQuestions: 'public',
  askQuestion: 'person',
  listMyQuestions: 'person',
  listMyJobQuestions: 'client of it',
  answerQuestion: 'client of it',
  deleteQuestion: 'client of it',

  getCompany: 'public',
  listCompanyJobs: 'public',
  getMyCompany: 'client',
  updateMyCompany: 'client',

  hasApplied: 'freelancer',
  applyToJob: 'freelancer',
  listMyApplications: 'freelancer',
  getMyApplication: 'freelancer of it',
  withdrawApplication: 'freelancer of it',
  listApplications: 'client of it',
  openApplication: 'client of it',
  revealApplicant: 'client of it',
  getNeighbours: 'client of it',
  shortlistApplication: 'client of it',
  tellShortlisted: 'client of it',
  noteApplication: 'client of it',
  decideApplication: 'client of it',
  undoDecision: 'client of it',
  declineAll: 'client of it',
  undoDeclines: 'client of it',
  getResume: 'person of it',

  listMessageTemplates: 'client',
  createMessageTemplate: 'client',
  updateMessageTemplate: 'client of it',
  deleteMessageTemplate: 'client of it',

  contactFreelancer: 'public',
  getSite: 'public',
  getHealth: 'public',
  getReadiness: 'public',
} as const satisfies Record<OperationId, Audience>;

type Audiences = typeof audiences;
type PersonAs = {
  public: null;
  visitor: Person | null;
  person: Person;
  freelancer: FreelancerPerson;
  client: Client;
};
type Caller<Of extends Audience> = Of extends `${infer Who extends SignedIn} of it` ? Who : Of;

export type PersonFor<Id extends OperationId> = PersonAs[Caller<Audiences[Id]> & keyof PersonAs];

/** The message for a person outside the audience, or null for one inside it. */
export function refusal(audience: Audience, person: Person): string | null {
  if (audience.startsWith('client') && person.role !== 'client') return 'Only clients can do this.';
  if (audience.startsWith('freelancer') && person.role !== 'freelancer')
    return 'Only freelancers can do this.';
  return null;
}
