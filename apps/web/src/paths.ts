import type { Category, Role } from '@skillharbor/contract';

type Query = Readonly<Record<string, string | undefined>>;

/** Every address of the app. Nothing else builds one; the tests run each through the real route tree. */
export const paths = {
  home: () => '/',
  howItWorks: () => '/how-it-works',
  category: () => '/category',
  pricing: () => '/pricing',

  jobs: ({ search, category }: { search?: string; category?: Category } = {}) =>
    withQuery('/jobs', { search, category }),
  job: (jobId: number) => `/job/${jobId}`,
  apply: (jobId: number) => `/apply/${jobId}`,

  /** `page` is the query of a link to a neighbouring page, as the API gave it. */
  freelancers: (page = '') => `/freelancers${page}`,
  freelancer: (id: number) => `/freelancer/${id}`,

  /** `from` is where to go after signing in. */
  signIn: ({ from }: { from?: string | undefined } = {}) => withQuery('/signin', { from }),
  signUp: ({ tab, from }: { tab?: Role; from?: string | undefined } = {}) =>
    withQuery('/signup', { tab, from }),
  forgotPassword: () => '/forgot-password',
  resetPassword: (token?: string) => withQuery('/reset-password', { token }),

  myApplications: () => '/dashboard',
  profile: () => '/profile',
  editProfile: () => '/edit-profile',

  myJobs: () => '/my-job-listings',
  createJob: () => '/create-job',
  manageJob: (jobId: number) => `/manage-job/${jobId}`,
  editJob: (jobId: number) => `/edit-job/${jobId}`,
  applicant: (jobId: number, freelancerId: number) => `/applicant/${jobId}/${freelancerId}`,
};

function withQuery(path: string, query: Query) {
  const given = Object.entries(query).filter((entry): entry is [string, string] => Boolean(entry[1]));
  return given.length === 0 ? path : `${path}?${new URLSearchParams(given).toString()}`;
}
