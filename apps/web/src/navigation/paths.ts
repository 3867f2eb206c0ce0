import type { JobsQuery, Role } from '@skillharbor/contract';

type Value = string | number | boolean | undefined;
type Query = Readonly<Record<string, Value | readonly Value[]>>;

/** Every address of the app. Nothing else builds one; the tests run each through the real route tree. */
export const paths = {
  /** For a freelancer, it is the list of jobs. */
  home: (jobs: JobsQuery = {}) => withQuery('/', jobsQuery(jobs)),
  howItWorks: () => '/how-it-works',
  category: () => '/category',
  pricing: () => '/pricing',

  jobs: (jobs: JobsQuery = {}) => withQuery('/jobs', jobsQuery(jobs)),
  job: (jobId: number) => `/job/${jobId}`,
  /** By its slug; its id leads there. */
  company: (slug: string) => `/company/${slug}`,
  apply: (jobId: number) => `/apply/${jobId}`,

  /** `query` is that of a list (directorySearch.ts) or of a link to a neighbouring page, as the API gave it. */
  freelancers: (query = '') => `/freelancers${query}`,
  freelancer: (id: number) => `/freelancer/${id}`,

  /** `from` is where to go after signing in. */
  signIn: ({ from }: { from?: string | undefined } = {}) => withQuery('/signin', { from }),
  signUp: ({ tab, from }: { tab?: Role; from?: string | undefined } = {}) =>
    withQuery('/signup', { tab, from }),
  forgotPassword: () => '/forgot-password',
  changePassword: () => '/change-password',
  resetPassword: (token?: string) => withQuery('/reset-password', { token }),

  myApplications: () => '/dashboard',
  profile: () => '/profile',
  editProfile: () => '/edit-profile',

  myJobs: () => '/my-job-listings',
  editCompany: () => '/edit-company',
  createJob: () => '/create-job',
  manageJob: (jobId: number) => `/manage-job/${jobId}`,
  editJob: (jobId: number) => `/edit-job/${jobId}`,
  applicant: (jobId: number, freelancerId: number) => `/applicant/${jobId}/${freelancerId}`,
};

/** The fields of a form that leads to this list of jobs. */
export function jobsFields(jobs: JobsQuery): [name: string, value: string][] {
  return given(jobsQuery(jobs));
}

/** The first page is no part of the address. */
function jobsQuery({ page = 1, ...jobs }: JobsQuery): Query {
  return { ...jobs, page: page === 1 ? undefined : page };
}

function withQuery(path: string, query: Query) {
  const fields = given(query);
  return fields.length === 0 ? path : `${path}?${new URLSearchParams(fields).toString()}`;
}

function given(query: Query): [name: string, value: string][] {
  return Object.entries(query)
    .flatMap(([name, values]) => [values].flat().map((value): [string, Value] => [name, value]))
    .filter(([, value]) => value)
    .map(([name, value]) => [name, String(value)]);
}
