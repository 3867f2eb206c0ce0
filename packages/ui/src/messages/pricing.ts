import type { Role } from '@skillharbor/contract';

interface Plan {
  name: string;
  summary: string;
  features: readonly string[];
}

/** The texts of the page about prices. */
export const pricing = {
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
  compare: {
    title: 'Plan by plan',
    part: 'Part of the plan',
    included: 'Included',
    notIncluded: 'Not included',
    unlimited: 'No limit',
    rows: {
      price: 'Price a month',
      applications: 'Applications a month',
      listings: 'Job listings',
      help: 'Help by email',
      trial: 'Free trial',
      profile: 'A profile in the directory',
      jobs: 'Every open job, with search and filters',
      applicants: 'Profiles, letters and resumes of all who apply',
      directory: 'The whole directory of freelancers',
    },
    help: { basic: 'In two working days', premium: 'In one working day' },
    trial: '7 days',
  },
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
};
