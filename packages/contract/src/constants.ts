/** Generated from openapi.yaml by `pnpm generate`. */

export const roleValues = ['freelancer', 'client'] as const;

export const categoryValues = ['tech', 'finance', 'healthcare', 'marketing', 'education', 'other'] as const;

export const employmentTypeValues = ['full-time', 'part-time', 'contract'] as const;

export const workTypeValues = ['onsite', 'hybrid', 'remote'] as const;

export const payPeriodValues = ['hour', 'day', 'month', 'year', 'project'] as const;

export const availabilityValues = ['Available', 'Busy', 'On Leave'] as const;

export const applicationStatusValues = ['pending', 'accepted', 'rejected'] as const;

export const freelancerSortValues = ['best', 'newest', 'rate_low', 'rate_high'] as const;

export const jobSortValues = ['best', 'date', 'oldest'] as const;

export const postedWithinValues = [1, 7, 30] as const;

export const resumeTypeValues = ['pdf', 'doc', 'docx'] as const;

export const payRules = {
  min: { minimum: 0, maximum: 10000000000 },
  max: { minimum: 0, maximum: 10000000000 },
  currency: { pattern: '^[A-Z]{3}$' },
} as const;

export const registrationRules = {
  email: { maxLength: 254 },
  password: { minLength: 8, maxLength: 128, pattern: '^(?!([\\s\\S])\\1*$)' },
  first_name: { minLength: 1, maxLength: 80, pattern: '\\S' },
  last_name: { minLength: 1, maxLength: 80, pattern: '\\S' },
  company: { maxLength: 120 },
} as const;

export const credentialsRules = {
  email: { minLength: 1, maxLength: 254 },
  password: { minLength: 1, maxLength: 128 },
} as const;

export const refreshTokenRules = { refresh: { minLength: 1, maxLength: 4096 } } as const;

export const freelancerInputRules = {
  title: { maxLength: 120 },
  bio: { minLength: 1, maxLength: 4000, pattern: '\\S' },
  experience: { minLength: 1, maxLength: 200, pattern: '\\S' },
  portfolio_link: { maxLength: 500, pattern: '^[hH][tT][tT][pP][sS]?://' },
  hourly_rate: { minimum: 0, maximum: 100000 },
  rate_currency: { pattern: '^[A-Z]{3}$' },
  location: { maxLength: 120 },
  skills: { maxItems: 60 },
  profile_picture: { maxBytes: 5242880, fileExtensions: ['jpg', 'jpeg', 'png', 'webp'] },
} as const;

export const companyInputRules = {
  name: { minLength: 1, maxLength: 120, pattern: '\\S' },
  about: { maxLength: 4000 },
  website: { maxLength: 500, pattern: '^([hH][tT][tT][pP][sS]?://.*)?$' },
  logo: { maxBytes: 5242880, fileExtensions: ['jpg', 'jpeg', 'png', 'webp'] },
} as const;

export const jobFieldsRules = {
  title: { minLength: 1, maxLength: 120, pattern: '\\S' },
  short_description: { minLength: 1, maxLength: 300, pattern: '\\S' },
  description: { minLength: 1, maxLength: 20000, pattern: '\\S' },
  location: { minLength: 1, maxLength: 120, pattern: '\\S' },
  salary_range: { maxLength: 80 },
} as const;

export const applicationInputRules = {
  listing: { minimum: 1, maximum: 2147483647 },
  cover_letter: { minLength: 1, maxLength: 10000, pattern: '\\S' },
  use_profile_resume: { default: false },
  resume: { maxBytes: 5242880, fileExtensions: ['pdf', 'doc', 'docx'] },
} as const;

export const acceptanceRules = { message: { maxLength: 2000 } } as const;

export const rejectionRules = { decline_reason: { maxLength: 300 } } as const;

export const contactMessageRules = {
  freelancer_id: { minimum: 1, maximum: 2147483647 },
  freelancer_email: { maxLength: 254 },
  freelancer_name: { maxLength: 200 },
  client_email: { maxLength: 254 },
  subject: { maxLength: 200, pattern: '^[^\\r\\n]*$' },
  message: { minLength: 1, maxLength: 5000, pattern: '\\S' },
} as const;

export const listFreelancersRules = {
  page: { minimum: 1, maximum: 1000000, default: 1 },
  search: { maxLength: 100 },
  skill: { maxItems: 10 },
  availability: { maxItems: 3 },
  rate_min: { minimum: 0, maximum: 100000 },
  rate_max: { minimum: 0, maximum: 100000 },
  rate_currency: { pattern: '^[A-Z]{3}$' },
} as const;

export const listJobsRules = {
  page: { minimum: 1, maximum: 1000000, default: 1 },
  search: { maxLength: 100 },
  category: { maxItems: 20 },
  location: { maxItems: 20 },
  company: { maxItems: 20 },
  employment_type: { maxItems: 20 },
  remote: { maxItems: 20 },
  pay_min: { maximum: 10000000000 },
  pay_currency: { pattern: '^[A-Z]{3}$' },
} as const;

export const suggestSearchesRules = { search: { maxLength: 100 } } as const;

export const listMyJobsRules = { page: { minimum: 1, maximum: 1000000, default: 1 } } as const;

export const listCompanyJobsRules = { page: { minimum: 1, maximum: 1000000, default: 1 } } as const;

export const listMyApplicationsRules = { page: { minimum: 1, maximum: 1000000, default: 1 } } as const;

export const listApplicationsRules = {
  page: { minimum: 1, maximum: 1000000, default: 1 },
  freelancer_id: { minimum: 1, maximum: 2147483647 },
} as const;

export const endpoints = {
  register: { method: 'post', path: '/api/auth/registration/' },
  logIn: { method: 'post', path: '/api/auth/login/' },
  logOut: { method: 'post', path: '/api/auth/logout/' },
  refreshToken: { method: 'post', path: '/api/auth/token/refresh/' },
  requestPasswordReset: { method: 'post', path: '/api/auth/password/reset/' },
  confirmPasswordReset: { method: 'post', path: '/api/auth/password/reset/confirm/' },
  changePassword: { method: 'post', path: '/api/auth/password/change/' },
  getCurrentUser: { method: 'get', path: '/api/users/' },
  listFreelancers: { method: 'get', path: '/api/accounts/freelancers/' },
  getFreelancer: { method: 'get', path: '/api/accounts/freelancers/{id}/' },
  updateFreelancer: { method: 'put', path: '/api/accounts/freelancers/{id}/' },
  listSkills: { method: 'get', path: '/api/accounts/skills/' },
  listJobs: { method: 'get', path: '/api/job-listings/listings/' },
  suggestSearches: { method: 'get', path: '/api/job-listings/suggestions/' },
  getJob: { method: 'get', path: '/api/job-listings/listings/{jobId}/' },
  listRelatedJobs: { method: 'get', path: '/api/job-listings/listings/{jobId}/related/' },
  getJobToEdit: { method: 'get', path: '/api/job-listings/listings/{jobId}/edit/' },
  updateJob: { method: 'put', path: '/api/job-listings/listings/{jobId}/edit/' },
  deleteJob: { method: 'delete', path: '/api/job-listings/listings/{jobId}/edit/' },
  listMyJobs: { method: 'get', path: '/api/job-listings/my-listings/' },
  getMyJob: { method: 'get', path: '/api/job-listings/my-detail/{jobId}/' },
  createJob: { method: 'post', path: '/api/job-listings/create/' },
  getCompany: { method: 'get', path: '/api/companies/{company}/' },
  listCompanyJobs: { method: 'get', path: '/api/companies/{company}/jobs/' },
  getMyCompany: { method: 'get', path: '/api/accounts/company/' },
  updateMyCompany: { method: 'put', path: '/api/accounts/company/' },
  listMyApplications: { method: 'get', path: '/api/applications/my/' },
  hasApplied: { method: 'get', path: '/api/applications/has-applied/{jobId}/' },
  applyToJob: { method: 'post', path: '/api/applications/apply/' },
  listApplications: { method: 'get', path: '/api/applications/list/{jobId}' },
  decideApplication: { method: 'patch', path: '/api/applications/update/{applicationId}/' },
  getResume: { method: 'get', path: '/api/applications/resume/{applicationId}/' },
  contactFreelancer: { method: 'post', path: '/api/contact/contact-freelancer/' },
  getSite: { method: 'get', path: '/api/site/' },
  getHealth: { method: 'get', path: '/healthz' },
  getReadiness: { method: 'get', path: '/readyz' },
} as const;
