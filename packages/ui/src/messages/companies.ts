import type { CompanySize } from '@skillharbor/contract';

/** The texts of a company's page, and of the form in which its client edits it. */
export const companies = {
  page: {
    /** The heading until the company's name has loaded. */
    title: 'Company',
    back: 'Back',
    loading: 'Loading company...',
    about: 'About',
    noAbout: (name: string) => `${name} has not written anything about itself yet.`,
    edit: 'Edit company',
    openJobs: (count: number, number: string) => (count === 1 ? '1 open job' : `${number} open jobs`),
    founded: (year: string) => `Founded in ${year}`,
    location: 'Location',
    domainConfirmed: 'Domain confirmed',
    jobs: 'Open jobs',
    loadingJobs: 'Loading jobs...',
    noJobs: 'No open jobs',
    noJobsReason: (name: string) => `${name} is not looking for anyone at the moment.`,
    allJobs: 'See all jobs',
    notFound: 'Company not found',
    loadFailed: 'Unable to load this company. Please try again later.',
    jobsFailed: 'Unable to load the jobs of this company. Please try again later.',
  },

  decisionRecord: {
    decided: (decided: string, counted: string) => `Answered ${decided} of ${counted} applications`,
    usually: (share: string, days: number, number: string) =>
      `${share}, usually within ${days === 1 ? 'a day' : `${number} days`}`,
    title: 'Answers to applications',
    explanation:
      'Of the last twelve months. An application counts once it has an answer, or once its decision date has passed.',
    isNew: 'New client: too few applications yet to say how they are answered',
  },

  edit: {
    title: 'Your company',
    introduction: 'What freelancers see of the company on its page and beside its jobs.',
    loading: 'Loading your company...',
    loadFailed: 'Unable to load your company. Please try again later.',
    logoSection: 'Logo',
    aboutSection: 'About the company',
    sizes: {
      '1': 'One person',
      '2-10': '2 to 10 people',
      '11-50': '11 to 50 people',
      '51-200': '51 to 200 people',
      '201-1000': '201 to 1,000 people',
      '1001+': 'More than 1,000 people',
    } satisfies Record<CompanySize, string>,
    labels: {
      name: 'Company name',
      about: 'About',
      website: 'Website',
      size: 'People',
      founded: 'Founded',
      location: 'Location',
      logo: 'Company logo',
      remove_logo: 'Remove logo',
    },
    hints: {
      name: 'It appears on all of your jobs, including those that you have already posted.',
      about: 'What you do, who you are, and what it is like to work with you.',
      website: 'An address that starts with https:// or http://.',
      size: 'How many people work for it.',
      founded: 'A year like 1987.',
      location: 'For example “Lisbon, Portugal”.',
    },
    logoHint: (limit: string) => `JPEG, PNG or WebP, at most ${limit}. It is fitted into a square.`,
    keepLogo: 'Keep logo',
    logoRemoved: 'The logo goes when you save.',
    submit: 'Save company',
    submitting: 'Saving…',
    cancel: 'Cancel',
    nameRequired: 'Company name is required',
    websiteInvalid: 'Enter an address like https://example.com.',
    foundedInvalid: 'Enter a year like 1987.',
    tooLong: (maximum: string) => `Use at most ${maximum} characters.`,
  },
};
