import type { Role } from '@skillharbor/contract';

export interface Step {
  title: string;
  text: string;
}

/** The texts of the public pages about the marketplace, and of the page for an unknown address. */
export const site = {
  landing: {
    title: 'Good work docks here.',
    lead: 'Every application gets an answer, by a date you know.',
    find: 'What are you looking for?',
    sides: { work: 'Find work', talent: 'Find talent' },
    searchLabels: { work: 'Search jobs', talent: 'Search freelancers' },
    searchPlaceholders: { work: 'Skill, company or place', talent: 'Role, skill or place' },
    search: 'Search',
    popular: 'Popular:',
    remote: 'Remote',
    newest: { work: 'Just in', talent: 'New here' },
    all: { work: 'All jobs', talent: 'All freelancers' },
    loadingJobs: 'Loading jobs...',
    noJobs: 'No jobs available',
    noJobsReason: 'The first listings are on their way. Post one, and yours is the newest.',
    noPeople: 'No freelancers available',
    noPeopleReason: 'The first profiles are on their way. Set up yours, and it is the newest.',
    example: 'Example',
    figures: {
      title: 'How clients answer here',
      days: (count: number, number: string) => (count === 1 ? '1 day' : `${number} days`),
      daysLabel: 'from application to answer, typically',
      decided: (decided: string, counted: string) => `${decided} of ${counted}`,
      decidedLabel: 'applications due in the last twelve months have an answer',
      openJobs: 'jobs listed now, in all categories',
      tooFew: 'Too few applications so far to say how they are answered.',
    },
    work: 'Made by people here',
    companies: 'Hiring now',
    howItWorks: 'How it works',
    howItWorksMore: 'Step by step',
    categories: 'Six kinds of work',
  },
  /** The texts of the invitations to sign up, one for each role. */
  signUpPanels: {
    freelancer: {
      title: 'Bring your skill',
      text: 'Set up a profile, find a job that fits, and send your first application today. It costs nothing.',
      action: 'Sign up as a freelancer',
    },
    client: {
      title: 'Bring your work',
      text: 'Post up to 3 jobs for free, and read the applications as they come in.',
      action: 'Sign up as a client',
    },
  } satisfies Record<Role, { title: string; text: string; action: string }>,
  howItWorks: {
    title: 'How It Works',
    lead: 'Three steps from a job that is posted to an answer that is given, whichever side you are on.',
    forRole: { freelancer: 'For freelancers', client: 'For clients' } satisfies Record<Role, string>,
    /** The end of the client's last step, which says when the freelancer sees the decision. */
    decisionSeen: {
      atOnce: 'The freelancer sees it on their dashboard at once.',
      after: (duration: string) =>
        `You can undo it for ${duration}; then the freelancer sees it on their dashboard.`,
    },
    /** The shorter version of the steps, for the landing page. */
    short: {
      freelancer: [
        { title: 'Build your profile', text: 'What you do, what you charge, and what you have done.' },
        { title: 'Find a job that fits', text: 'Filter by category, location or company.' },
        { title: 'Apply, and follow it', text: 'A letter and a resume; the answer comes to your dashboard.' },
      ],
      client: [
        { title: 'Post a job', text: 'The work, the terms, and the last day to apply.' },
        { title: 'Read who applied', text: 'Profile, letter and resume on one page.' },
        { title: 'Accept or decline', text: 'With a few words, if you like.' },
      ],
    } satisfies Record<Role, readonly Step[]>,
    steps: {
      freelancer: [
        {
          title: 'Build your profile',
          text: 'Say what you do, how long you have done it, what you charge by the hour, and whether you are available. Choose your skills, add a portfolio link and a picture. Clients find you in the directory and can write to you.',
        },
        {
          title: 'Find a job that fits',
          text: 'Search all open jobs, or narrow them down by category, location and company. Every job names its work type and its deadline, and most name the pay.',
        },
        {
          title: 'Apply, and follow it',
          text: 'Write a cover letter, add your resume as PDF, DOC or DOCX, and send it. Your dashboard shows every application with its state, and what the client wrote when they decided.',
        },
      ],
      client: [
        {
          title: 'Post a job',
          text: 'Describe the work in a line and in full, say where and how it is done, and set the last day to apply. Change it, pause it, or bring it back whenever you need to.',
        },
        {
          title: 'Read who applied',
          text: 'Each applicant has one page with their profile, cover letter and resume. Your dashboard counts those who still wait for an answer.',
        },
        {
          title: 'Accept or decline',
          text: 'Answer with a press of a button, and add a message or a reason if you like.',
        },
      ],
    } satisfies Record<Role, readonly Step[]>,
  },
  category: {
    title: 'About Our Platform',
    lead: (brand: string) =>
      `${brand} is an open marketplace for freelance work. Look at all jobs and freelancers as a visitor; sign up to apply or to hire.`,
    heading: 'What people work on here',
    allJobs: 'See all jobs',
    howItWorks: 'How it works',
    /** The texts of the page of one category. */
    categories: 'Categories',
    allCategories: 'All categories',
    jobsTitle: (category: string) => `${category} Jobs`,
    /** The introduction of the page. `about` describes the work in the category. */
    jobsIntro: (about: string) => `${about}. Newest first.`,
    explore: 'Search and filter',
    noJobsReason: 'No job of this category is open at the moment. Its neighbours may have one for you.',
  },
  notFound: {
    code: '404',
    title: 'Nothing is moored here',
    text: 'The page you are looking for has moved, was taken down, or never was.',
    home: 'Back to Home',
    jobs: 'Newest jobs',
  },
};
