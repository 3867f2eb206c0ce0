import type {
  ApplicantsQuery,
  ApplicationStatus,
  CaseState,
  Category,
  JobsQuery,
  Language,
  LegalKind,
  Role,
} from '@skillharbor/contract';

type Value = string | number | boolean | undefined;
type Query = Readonly<Record<string, Value | readonly Value[]>>;

/**
 * Adds to a URL the page that opens after signing in. The hash of that page may contain a secret, so it becomes the
 * hash of the URL: servers and proxies log queries, but receive no hash.
 */
function withOrigin(path: string, query: Query, from = ''): string {
  const [page = '', ...hash] = from.split('#');
  const address = withQuery(path, { ...query, from: page === '' ? undefined : page });
  return hash.length === 0 ? address : `${address}#${hash.join('#')}`;
}

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

  /** `query` is the query of a list (directorySearch.ts) or of the API's link to the list's next or previous page. */
  freelancers: (query = '') => `/freelancers${query}`,
  /** The directory, limited to freelancers who match these words or this skill. */
  foundFreelancers: (query: { search?: string; skill?: number }) => withQuery('/freelancers', query),
  freelancer: (id: number) => `/freelancer/${id}`,
  invite: (freelancerId: number) => `/freelancer/${freelancerId}/invite`,

  /** `from` is the page to open after signing in. */
  signIn: ({ from }: { from?: string | undefined } = {}) => withOrigin('/signin', {}, from),
  /**
   * `token` is the secret of an invitation. For an invitation to a team, `from` is the page on which the user joins the
   * team.
   */
  signUp: ({
    tab,
    from,
    token,
  }: { tab?: Role; from?: string | undefined; token?: string | undefined } = {}) =>
    token === undefined
      ? withOrigin('/signup', { tab }, from)
      : withSecret(withQuery('/signup', { tab, from }), token),
  forgotPassword: ({ from }: { from?: string | undefined } = {}) => withOrigin('/forgot-password', {}, from),
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
  /** The page that manages one saved search, for the recipient of a mail. */
  savedSearch: (token?: string) => withSecret('/saved-search', token),
  joinTeam: (token?: string) => withSecret('/join-team', token),
  stillLooking: (token?: string) => withSecret('/still-looking', token),
  transparency: () => '/transparency',
  /** A legal text of the site, such as its rules. */
  legal: (kind: LegalKind, { version }: { version?: number } = {}) =>
    withQuery(`/legal/${kind}`, { version }),
  /** The overview, for operators. */
  desk: () => '/admin',
  /** `search` is a part of a member's name or email address. */
  deskPeople: ({ search }: { search?: string } = {}) => withQuery('/admin/people', { search }),
  deskPerson: (personId: number) => `/admin/people/${personId}`,
  deskListings: ({ search }: { search?: string } = {}) => withQuery('/admin/listings', { search }),
  deskSkills: ({ search }: { search?: string } = {}) => withQuery('/admin/skills', { search }),
  deskInvitations: () => '/admin/invitations',
  deskSettings: () => '/admin/settings',
  deskMailTexts: ({ search }: { search?: string } = {}) => withQuery('/admin/mails', { search }),
  deskMailText: (name: string, { language }: { language?: Language } = {}) =>
    withQuery(`/admin/mails/${encodeURIComponent(name)}`, { language }),
  /** The brand, for operators. With `saved`, the page reports that the brand was just saved. */
  deskBrand: ({ saved }: { saved?: 'true' } = {}) => withQuery('/admin/brand', { saved }),
  /** The page that changes legal texts of one kind, for operators. */
  deskLegal: ({ kind }: { kind?: LegalKind } = {}) =>
    withQuery('/admin/legal', { kind: kind === 'rules' ? undefined : kind }),
  /** The cases in one state, for moderators. */
  moderation: ({ state }: { state?: CaseState | undefined } = {}) =>
    withQuery('/moderation', { state: state === 'open' ? undefined : state }),
  moderationCase: (caseId: number) => `/moderation/${caseId}`,
  /** The decisions of moderators about content that the user published. */
  statements: () => '/statements',
  statement: (statementId: number) => `/statements/${statementId}`,
  /** A statement of reasons, for the recipient of its mail. */
  linkedStatement: (token?: string) => withSecret('/statement', token),
  /** The page about a report, for its reporter. */
  report: (token?: string) => withSecret('/report', token),
  /** The thread that a visitor's message started, for the visitor. */
  visitorThread: (token?: string) => withSecret('/thread', token),

  /** `status` limits the list to applications with one status. */
  myApplications: ({ status }: { status?: ApplicationStatus | undefined } = {}) =>
    withQuery('/dashboard', { status }),
  myApplication: (applicationId: number) => `/dashboard/${applicationId}`,
  messages: () => '/messages',
  /** The thread that a visitor's message started, for the freelancer. */
  thread: (threadId: number) => `/messages/visitor/${threadId}`,
  /** The list of all conversations, with one of them beside it. */
  openConversation: (conversationId: number) => `/messages?open=${conversationId}`,
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
  /** `from` is the id of a job to copy, and `draft` is the id of a job draft to continue. */
  createJob: ({ from, draft }: { from?: number; draft?: number } = {}) =>
    withQuery('/create-job', { from, draft }),
  /** `shown` determines which applicants are shown, and in which order. */
  manageJob: (jobId: number, shown: ApplicantsQuery = {}) =>
    withQuery(`/manage-job/${jobId}`, applicantsQuery(shown)),
  /**
   * The pages of the other parts of a job that the client manages. Their addresses contain `shown`, so that the client
   * returns to the same list of applicants.
   */
  manageQuestions: (jobId: number, shown: ApplicantsQuery = {}) =>
    withQuery(`/manage-job/${jobId}/questions`, applicantsQuery(shown)),
  manageDetails: (jobId: number, shown: ApplicantsQuery = {}) =>
    withQuery(`/manage-job/${jobId}/job`, applicantsQuery(shown)),
  manageHistory: (jobId: number, shown: ApplicantsQuery = {}) =>
    withQuery(`/manage-job/${jobId}/history`, applicantsQuery(shown)),
  /** The section of the job's page where the client marks the job as filled. */
  fillJob: (jobId: number) => `/manage-job/${jobId}#fill`,
  /** `ids` are the applications to compare. `shown` describes the list that the client came from. */
  compare: (jobId: number, ids: readonly number[] = [], shown: ApplicantsQuery = {}) =>
    withQuery(`/manage-job/${jobId}/compare`, { ids: ids.join(','), ...applicantsQuery(shown) }),
  declineAll: (jobId: number) => `/manage-job/${jobId}/decline-all`,
  editJob: (jobId: number) => `/edit-job/${jobId}`,
  /** `shown` describes the list that the client came from. */
  applicant: (jobId: number, freelancerId: number, shown: ApplicantsQuery = {}) =>
    withQuery(`/applicant/${jobId}/${freelancerId}`, applicantsQuery(shown)),
  /** The page of an applicant. It is addressed by the id of the application, because the freelancer may be hidden. */
  application: (jobId: number, applicationId: number, shown: ApplicantsQuery = {}) =>
    withQuery(`/applicant/${jobId}/application/${applicationId}`, applicantsQuery(shown)),
};

/** The addresses of the feeds. The server creates the feeds without the app. */
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

/** Returns the names and values of the form fields that submit this search for jobs. */
export function jobsFields(jobs: JobsQuery): [name: string, value: string][] {
  return given(jobsQuery(jobs));
}

/** Omits default values from the URL. */
function applicantsQuery({ state, sort }: ApplicantsQuery): Query {
  return { state: state === 'all' ? undefined : state, sort: sort === 'newest' ? undefined : sort };
}

/** Omits the number of the first page from the URL. */
function jobsQuery({ page = 1, ...jobs }: JobsQuery): Query {
  return { ...jobs, page: page === 1 ? undefined : page };
}

function withQuery(path: string, query: Query) {
  const fields = given(query);
  return fields.length === 0 ? path : `${path}?${new URLSearchParams(fields).toString()}`;
}

/**
 * Appends the secret token after the #, because that part appears in no request, log or referrer. `useLinkToken` reads
 * it.
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
