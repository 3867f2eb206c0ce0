import type { Role } from '@skillharbor/contract';

export interface Step {
  title: string;
  text: string;
}

interface Plan {
  name: string;
  summary: string;
  features: readonly string[];
}

/** The texts of the public pages about the marketplace, and of the page for an unknown address. */
export const site = {
  landing: {
    title: 'Good work docks here.',
    lead: 'Clients post jobs. Freelancers apply with a letter and a resume. Both always see where things stand.',
    searchLabel: 'Search jobs',
    searchPlaceholder: 'Skill, company or place',
    search: 'Search',
    forClients: 'Have work to give?',
    findTalent: 'Find talent',
    newestJobs: 'Just in',
    allJobs: 'All jobs',
    loadingJobs: 'Loading jobs...',
    noJobs: 'No jobs available',
    noJobsReason: 'The first listings are on their way. Post one, and yours is the newest.',
    howItWorks: 'How it works',
    howItWorksMore: 'Step by step',
    categories: 'Six kinds of work',
  },
  /** One invitation for each role. */
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
    /** The end of a client's last step, which says when the freelancer sees the decision. */
    decisionSeen: {
      atOnce: 'The freelancer sees it on their dashboard at once.',
      after: (duration: string) =>
        `You can undo it for ${duration}; then the freelancer sees it on their dashboard.`,
    },
    /** The shorter version, for the landing page. */
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
          text: 'Search all open jobs, or narrow them down by category, location and company. Every job names its work type and its deadline, and most name a salary range.',
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
  pricing: {
    title: 'Pricing',
    lead: 'Start for free. Move up when you apply, or hire, more often.',
    tabs: 'Plans for',
    plansFor: { freelancer: 'Freelancer Plans', client: 'Client Plans' } satisfies Record<Role, string>,
    perMonth: '/month',
    trial: '7 days free',
    start: { free: 'Sign up for free', basic: 'Try Basic for free', premium: 'Start with Premium' },
    plans: {
      freelancer: {
        free: {
          name: 'Free',
          summary: 'To look around, and to land the first job.',
          features: [
            'A profile in the directory',
            'Every open job, with search and filters',
            'Up to 10 applications a month',
          ],
        },
        basic: {
          name: 'Basic',
          summary: 'For those who live from freelance work.',
          features: [
            'Everything in Free',
            'Up to 50 applications a month',
            'Help by email within two working days',
          ],
        },
        premium: {
          name: 'Premium',
          summary: 'For those who always have the next job in sight.',
          features: [
            'Everything in Basic',
            'As many applications as you like',
            'Help by email within one working day',
          ],
        },
      },
      client: {
        free: {
          name: 'Free',
          summary: 'For a single job, now and then.',
          features: [
            'Up to 3 job listings',
            'Profiles, letters and resumes of all who apply',
            'The whole directory of freelancers',
          ],
        },
        basic: {
          name: 'Basic',
          summary: 'For a team that hires all year.',
          features: ['Everything in Free', 'Up to 15 job listings', 'Help by email within two working days'],
        },
        premium: {
          name: 'Premium',
          summary: 'For those who hire for several teams.',
          features: [
            'Everything in Basic',
            'As many job listings as you like',
            'Help by email within one working day',
          ],
        },
      },
    } satisfies Record<Role, Record<'free' | 'basic' | 'premium', Plan>>,
    questions: 'Questions, answered',
    faq: (brand: string) => [
      {
        question: 'Is there a free trial?',
        answer:
          'Yes. Basic comes with a 7-day free trial, for freelancers and for clients. After it you go on with Basic, or back to Free.',
      },
      {
        question: 'What happens when I sign up?',
        answer: 'You start on Free. Signing up asks for no card, and nothing is charged.',
      },
      {
        question: 'Can I stay on Free?',
        answer: 'For as long as you like. Your profile, your listings and your applications do not expire.',
      },
      {
        question: 'Do you take a share of what a freelancer earns?',
        answer: `No. Client and freelancer agree on the money between themselves, and it does not pass through ${brand}.`,
      },
      {
        question: 'How long does a plan run?',
        answer: 'From month to month. Going back to Free keeps everything you have made.',
      },
    ],
  },
  category: {
    title: 'About Our Platform',
    lead: (brand: string) =>
      `${brand} is an open marketplace for freelance work. Look at all jobs and freelancers as a visitor; sign up to apply or to hire.`,
    heading: 'What people work on here',
    allJobs: 'See all jobs',
    howItWorks: 'How it works',
    /** The page of one category. */
    categories: 'Categories',
    allCategories: 'All categories',
    jobsTitle: (category: string) => `${category} Jobs`,
    /** `about` says what belongs to the category. */
    jobsIntro: (about: string) => `${about}. Newest first.`,
    explore: 'Search and filter',
    noJobsReason: 'No job of this category is open at the moment. Its neighbours may have one for you.',
  },
  notFound: {
    code: '404',
    title: 'Nothing is moored here',
    text: 'The page you are looking for has moved, was taken down, or never was.',
    home: 'Back to Home',
    jobs: 'Perhaps it was one of these',
  },
};
