import type {
  ApplicantsQuery,
  ApplicationStatus,
  CaseState,
  Category,
  JobsQuery,
  LegalKind,
  Role,
} from '@skillharbor/contract';

type Value = string | number | boolean | undefined;
type Query = Readonly<Record<string, Value | readonly Value[]>>;

/** All addresses of the app. No other code builds addresses, and tests resolve each one with the real route tree. */
export const paths = {
  /** The home page, which is the list of jobs for a freelancer. */
  home: (jobs: JobsQuery = {}) => withQuery('/', jobsQuery(jobs)),
  howItWorks: () => '/how-it-works',
  category: () => '/category',
  categoryJobs: (category: Category) => `/category/${category}`,
  pricing: () => '/pricing',

  jobs: (jobs: JobsQuery = {}) => withQuery('/jobs', jobsQuery(jobs)),
  job: (jobId: number) => `/job/${jobId}`,
  /** The page of a company by its slug. An id works as well and redirects to the slug. */
  company: (slug: string) => `/company/${slug}`,
  /** The questions about a job, on its public page. */
  questions: (jobId: number) => `/job/${jobId}#questions`,
  /** The freelancer's invitation to a job, on its page. */
  invitation: (jobId: number) => `/job/${jobId}#invitation`,
  apply: (jobId: number) => `/apply/${jobId}`,

  /** `query` is the query of a list (directorySearch.ts) or of a link to a neighboring page that the API sent. */
  freelancers: (query = '') => `/freelancers${query}`,
  /** The directory with the freelancers whom these words or this skill find. */
  foundFreelancers: (query: { search?: string; skill?: number }) => withQuery('/freelancers', query),
  freelancer: (id: number) => `/freelancer/${id}`,
  invite: (freelancerId: number) => `/freelancer/${freelancerId}/invite`,

  /** `from` is the page to open after signing in. */
  signIn: ({ from }: { from?: string | undefined } = {}) => withQuery('/signin', { from }),
  /** `token` is the secret of an invitation. If it belongs to a team, `from` is the page on which one joins it. */
  signUp: ({
    tab,
    from,
    token,
  }: { tab?: Role; from?: string | undefined; token?: string | undefined } = {}) =>
    withSecret(withQuery('/signup', { tab, from }), token),
  forgotPassword: ({ from }: { from?: string | undefined } = {}) => withQuery('/forgot-password', { from }),
  account: () => '/account',
  notifications: () => '/notifications',
  activity: () => '/account/activity',
  workRecord: () => '/work-record',
  /** `list` is the name of one of the freelancer's lists. */
  savedJobs: ({ list }: { list?: string } = {}) => withQuery('/saved-jobs', { list }),
  savedSearches: () => '/saved-searches',
  savedFreelancers: () => '/saved-freelancers',
  changePassword: () => '/change-password',
  resetPassword: (token?: string) => withSecret('/reset-password', token),
  confirmAddress: (token?: string) => withSecret('/confirm-address', token),
  restoreAddress: (token?: string) => withSecret('/restore-address', token),
  unsubscribe: (token?: string) => withSecret('/unsubscribe', token),
  /** The page that manages one saved search, for the receiver of a mail. */
  savedSearch: (token?: string) => withSecret('/saved-search', token),
  joinTeam: (token?: string) => withSecret('/join-team', token),
  stillLooking: (token?: string) => withSecret('/still-looking', token),
  transparency: () => '/transparency',
  /** A legal text of the site, such as its rules. */
  legal: (kind: LegalKind) => `/legal/${kind}`,
  /** The overview, for operators. */
  desk: () => '/admin',
  /** `search` is a part of a name or of an address. */
  deskPeople: ({ search }: { search?: string } = {}) => withQuery('/admin/people', { search }),
  deskPerson: (personId: number) => `/admin/people/${personId}`,
  deskInvitations: () => '/admin/invitations',
  deskSettings: () => '/admin/settings',
  /** The brand, for operators. `saved` says that it was just saved. */
  deskBrand: ({ saved }: { saved?: 'true' } = {}) => withQuery('/admin/brand', { saved }),
  /** The legal texts, for operators, who change one kind at a time. */
  deskLegal: ({ kind }: { kind?: LegalKind } = {}) =>
    withQuery('/admin/legal', { kind: kind === 'rules' ? undefined : kind }),
  /** The cases in one state, for moderators. */
  moderation: ({ state }: { state?: CaseState | undefined } = {}) =>
    withQuery('/moderation', { state: state === 'open' ? undefined : state }),
  moderationCase: (caseId: number) => `/moderation/${caseId}`,
  /** What moderators decided about what the user shows. */
  statements: () => '/statements',
  statement: (statementId: number) => `/statements/${statementId}`,
  /** A statement of reasons, for the receiver of its mail. */
  linkedStatement: (token?: string) => withSecret('/statement', token),
  /** The page about a report, for its reporter. */
  report: (token?: string) => withSecret('/report', token),
  /** The thread that a visitor's message began, for the visitor. */
  visitorThread: (token?: string) => withSecret('/thread', token),

  /** `status` limits the list to applications with one status. */
  myApplications: ({ status }: { status?: ApplicationStatus | undefined } = {}) =>
    withQuery('/dashboard', { status }),
  myApplication: (applicationId: number) => `/dashboard/${applicationId}`,
  messages: () => '/messages',
  /** The thread that a visitor's message began, for the freelancer. */
  thread: (threadId: number) => `/messages/visitor/${threadId}`,
  /** The conversation about an application, for the freelancer who sent it. */
  conversationWithClient: (applicationId: number) => `/dashboard/${applicationId}#conversation`,
  /** The conversation about an application, for the client of the job. */
  conversationWithApplicant: (jobId: number, applicationId: number) =>
    `/applicant/${jobId}/application/${applicationId}#conversation`,
  /** The agreement about an application, for the freelancer who sent it. */
  agreementWithClient: (applicationId: number) => `/dashboard/${applicationId}/agreement`,
  /** The agreement about an application, for the client of the job. */
  agreementWithApplicant: (jobId: number, applicationId: number) =>
    `/applicant/${jobId}/application/${applicationId}/agreement`,
  profile: () => '/profile',
  editProfile: () => '/edit-profile',

  myJobs: () => '/my-job-listings',
  editCompany: () => '/edit-company',
  team: () => '/team',
  /** `from` is the id of a job to copy, and `draft` that of a job draft to continue. */
  createJob: ({ from, draft }: { from?: number; draft?: number } = {}) =>
    withQuery('/create-job', { from, draft }),
  /** `shown` determines which applicants are shown, and in which order. */
  manageJob: (jobId: number, shown: ApplicantsQuery = {}) =>
    withQuery(`/manage-job/${jobId}`, applicantsQuery(shown)),
  /** The other parts of a job that the client manages. They keep `shown` for when the client returns to the applicants. */
  manageQuestions: (jobId: number, shown: ApplicantsQuery = {}) =>
    withQuery(`/manage-job/${jobId}/questions`, applicantsQuery(shown)),
  manageDetails: (jobId: number, shown: ApplicantsQuery = {}) =>
    withQuery(`/manage-job/${jobId}/job`, applicantsQuery(shown)),
  manageHistory: (jobId: number, shown: ApplicantsQuery = {}) =>
    withQuery(`/manage-job/${jobId}/history`, applicantsQuery(shown)),
  /** The place where the client marks a job as filled that has the people it needs. */
  fillJob: (jobId: number) => `/manage-job/${jobId}#fill`,
  /** `ids` are the applications to compare. `shown` describes the list that the client came from. */
  compare: (jobId: number, ids: readonly number[] = [], shown: ApplicantsQuery = {}) =>
    withQuery(`/manage-job/${jobId}/compare`, { ids: ids.join(','), ...applicantsQuery(shown) }),
  declineAll: (jobId: number) => `/manage-job/${jobId}/decline-all`,
  editJob: (jobId: number) => `/edit-job/${jobId}`,
  /** `shown` describes the list that the client came from. */
  applicant: (jobId: number, freelancerId: number, shown: ApplicantsQuery = {}) =>
    withQuery(`/applicant/${jobId}/${freelancerId}`, applicantsQuery(shown)),
  /** The page of an applicant, addressed by application because the freelancer may be hidden. */
  application: (jobId: number, applicationId: number, shown: ApplicantsQuery = {}) =>
    withQuery(`/applicant/${jobId}/application/${applicationId}`, applicantsQuery(shown)),
};

/** The addresses of the feeds, which the server writes without the app. */
export const feeds = {
  jobs: (jobs: JobsQuery = {}) => ({
    atom: withQuery('/feeds/jobs.atom', jobsQuery(jobs)),
    json: withQuery('/feeds/jobs.json', jobsQuery(jobs)),
  }),
  companyJobs: (slug: string) => ({
    atom: `/feeds/companies/${slug}/jobs.atom`,
    json: `/feeds/companies/${slug}/jobs.json`,
  }),
};

/** Returns the form fields that lead to this list of jobs. */
export function jobsFields(jobs: JobsQuery): [name: string, value: string][] {
  return given(jobsQuery(jobs));
}

/** Omits default values from the address. */
function applicantsQuery({ state, sort }: ApplicantsQuery): Query {
  return { state: state === 'all' ? undefined : state, sort: sort === 'newest' ? undefined : sort };
}

/** Omits the first page from the address. */
function jobsQuery({ page = 1, ...jobs }: JobsQuery): Query {
  return { ...jobs, page: page === 1 ? undefined : page };
}

function withQuery(path: string, query: Query) {
  const fields = given(query);
  return fields.length === 0 ? path : `${path}?${new URLSearchParams(fields).toString()}`;
}

/**
 * Appends the secret token after the #, because that part reaches no server, log or referrer. `useLinkToken` reads it.
 */
function withSecret(path: string, token?: string) {
  return token === undefined ? path : `${path}#${new URLSearchParams({ token }).toString()}`;
}

function given(query: Query): [name: string, value: string][] {
  return Object.entries(query)
    .flatMap(([name, values]) => [values].flat().map((value): [string, Value] => [name, value]))
    .filter(([, value]) => value)
    .map(([name, value]) => [name, String(value)]);
}
