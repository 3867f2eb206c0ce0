import type { ApplicationStatus, Category, EmploymentType, WorkType } from '@skillharbor/contract';

/** Finding a job, applying to it, and following the application. */
export const jobs = {
  categories: {
    tech: 'Tech',
    finance: 'Finance',
    healthcare: 'Healthcare',
    marketing: 'Marketing',
    education: 'Education',
    other: 'Other',
  } satisfies Record<Category, string>,
  employmentTypes: {
    'full-time': 'Full-time',
    'part-time': 'Part-time',
    contract: 'Contract',
  } satisfies Record<EmploymentType, string>,
  workTypes: {
    onsite: 'On site',
    hybrid: 'Hybrid',
    remote: 'Remote',
  } satisfies Record<WorkType, string>,
  applicationStatuses: {
    pending: 'Pending',
    accepted: 'Accepted',
    rejected: 'Declined',
  } satisfies Record<ApplicationStatus, string>,

  /** What a card and the job's own page say about a job. */
  facts: {
    company: (company: string) => `at ${company}`,
    category: 'Category',
    location: 'Location',
    salary: 'Salary range',
    employmentType: 'Employment type',
    workType: 'Work type',
    remote: 'Remote',
    /** The answer is yes or no; the work type says the rest. */
    remoteAnswers: {
      remote: 'Yes',
      hybrid: 'No',
      onsite: 'No',
    } satisfies Record<WorkType, string>,
    deadline: 'Application deadline',
    posted: 'Posted',
    postedOn: (date: string) => `Posted ${date}`,
    dateNotAvailable: 'Date not available',
    applyBy: (date: string) => `Apply by ${date}`,
    /** `days` from today to the last day for applications, 0 to 3. */
    closesIn: (days: number) =>
      days === 0 ? 'Closes today' : days === 1 ? 'Closes tomorrow' : `Closes in ${days} days`,
    closed: 'Applications closed',
    notGiven: 'Not given',
  },
  card: {
    seeMore: 'See More',
    /** Follows ‘See More’ for those who hear the link without the card. */
    about: (title: string) => ` about ${title}`,
  },

  listings: {
    title: 'Explore Job Listings',
    /** Those past their deadline are listed, too. */
    allJobs: (count: number, number: string) => (count === 1 ? '1 job' : `${number} jobs`),
    found: (count: number, number: string) => (count === 1 ? '1 job found' : `${number} jobs found`),
    /** While later pages are not loaded yet. */
    foundSoFar: (count: number, number: string) =>
      count === 1 ? '1 job found so far' : `${number} jobs found so far`,
    matching: (count: number, number: string) =>
      count === 1 ? '1 job matches your filters' : `${number} jobs match your filters`,
    search: 'Search jobs',
    searchHint: 'Title, company, location',
    searchSubmit: 'Search',
    clearSearch: 'Clear search',
    sort: 'Sort',
    hideSort: 'Hide Sort',
    filter: 'Filter',
    hideFilters: 'Hide Filters',
    sortBy: 'Sort by',
    newestFirst: 'Post Date (Newest First)',
    oldestFirst: 'Post Date (Oldest First)',
    category: 'Category',
    location: 'Location',
    company: 'Company',
    categoriesPill: (names: string) => `Categories: ${names}`,
    locationsPill: (names: string) => `Locations: ${names}`,
    companiesPill: (names: string) => `Companies: ${names}`,
    removeFilter: (pill: string) => `Remove filter ${pill}`,
    activeFilters: 'Active filters',
    clearFilters: 'Clear filters',
    results: 'Job listings',
    loading: 'Loading jobs...',
    empty: 'No jobs available',
    emptyReason: 'There is no open job at the moment. New ones appear here as soon as they are posted.',
    emptyFiltered: 'None of the jobs loaded so far matches all of your filters.',
    emptySearch: (search: string) => `Nothing was found for “${search}”. Try fewer or other words.`,
    loadFailed: 'Unable to load job listings. Please try again later.',
  },

  job: {
    /** The heading while the job's own title is not there. */
    title: 'Job details',
    back: 'Back to Job Listings',
    loading: 'Loading job details...',
    about: 'About this job',
    factsTitle: 'At a glance',
    apply: 'Apply Now',
    applied: "You've already applied to this job",
    checking: 'Checking your application…',
    closed: 'Applications closed',
    closedReason: 'This job no longer takes applications.',
    loadFailed: 'Failed to load job details.',
    notFound: 'Job not found',
    missingId: 'Missing job ID',
  },

  apply: {
    title: 'Apply for this job',
    loading: 'Loading job details...',
    back: 'Back to the job',
    coverLetter: 'Cover letter',
    coverLetterHint: 'What makes you right for this job? A few honest paragraphs are enough.',
    coverLetterRequired: 'Write a cover letter.',
    resume: 'Resume',
    resumeRequired: 'Choose your resume.',
    tooLong: (maximum: string) => `Use at most ${maximum} characters.`,
    submit: 'Submit application',
    submitting: 'Sending…',
    cancel: 'Cancel',
    submitted: 'Application submitted successfully',
    submittedToast: 'Application submitted!',
    applied: "You've already applied to this job",
    appliedReason: 'One application per job: the client has yours and will decide on it.',
    closed: 'This job no longer takes applications.',
    errors: {
      alreadyApplied: "You've already applied to this job.",
      resumeMissing: 'You must upload a resume or have one in your profile.',
      other: 'Something went wrong. Please try again.',
    },
  },

  applications: {
    title: 'My Job Applications',
    loading: 'Loading applications...',
    empty: 'No applications found',
    emptyReason: 'Jobs you apply to appear here, with the answers of their clients.',
    findJobs: 'Find jobs',
    results: 'Applications',
    viewJob: 'View Job',
    appliedOn: (date: string) => `Applied ${date}`,
    decidedOn: (date: string) => `Decided ${date}`,
    message: 'Message from the client',
    declineReason: 'Reason from the client',
    loadFailed: 'Failed to load applications.',
  },
};
