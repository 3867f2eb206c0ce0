import { text } from './text.ts';
import type { DemoFreelancer } from './types.ts';

/** Freelancers in teaching, finance and administration. */
export const advisers: readonly DemoFreelancer[] = [
  {
    key: 'grace',
    first_name: 'Grace',
    last_name: 'Wambui',
    title: 'Curriculum designer and former maths teacher',
    location: 'Nakuru, Kenya',
    country: 'KE',
    experience: '14',
    hourly_rate: 38,
    rate_currency: 'USD',
    availability_status: 'Available',
    portfolio_link: 'https://gracewambui.example',
    skills: ['Curriculum design', 'Instructional design', 'Tutoring', 'Course production'],
    bio: text`
      Nine years in front of classes of fifty, five years writing for those who still are.

      I design lessons that survive a power cut. Before I call anything finished, I watch somebody else teach it, and I
      take notes on every moment when they look for help. Mathematics, science, and teacher training in both.
    `,
    look: {
      ground: 'kelp',
      backdrop: 'sun',
      skin: 'umber',
      hair: 'braid',
      hairColour: 'ink',
      clothes: 'crew',
      clothesColour: 'ochre',
      earrings: true,
      jaw: 0.4,
    },
  },
  {
    key: 'harpreet',
    first_name: 'Harpreet',
    last_name: 'Gill',
    title: 'Financial modeller for infrastructure',
    location: 'Vancouver, Canada',
    country: 'CA',
    experience: '12',
    hourly_rate: 125,
    rate_currency: 'CAD',
    availability_status: 'Available',
    portfolio_link: 'https://harpreetgill.example',
    skills: ['Financial modeling', 'Auditing', 'Business analysis', 'Data analysis'],
    bio: text`
      I model ferries, bridges and water works: things that last forty years and are decided in one evening.

      My workbooks have one sheet of assumptions, colours that mean something, and a summary that fits on a phone. I have
      audited enough models of others to be strict with my own.
    `,
    look: {
      ground: 'sky',
      backdrop: 'horizon',
      skin: 'amber',
      hair: 'turban',
      hairColour: 'ink',
      wrap: 'navy',
      beard: 'full',
      clothes: 'blazer',
      clothesColour: 'teal',
      jaw: 0.6,
    },
  },
  {
    key: 'camille',
    first_name: 'Camille',
    last_name: 'Roussel',
    title: 'Medical writer and pharmacist',
    location: 'Lyon, France',
    country: 'FR',
    experience: '11',
    hourly_rate: 76,
    rate_currency: 'EUR',
    availability_status: 'Available',
    portfolio_link: 'https://camilleroussel.example',
    skills: ['Medical writing', 'Clinical research', 'Editing', 'Translation'],
    bio: text`
      For six years I stood behind a counter and explained leaflets. Now I write the leaflets.

      Patient information, study reports and articles in French and English. Everything has sources, everything is read
      aloud, and nothing begins with "it is important to note".
    `,
    look: {
      ground: 'dawn',
      backdrop: 'waves',
      skin: 'rose',
      hair: 'wavy',
      hairColour: 'straw',
      clothes: 'blazer',
      clothesColour: 'navy',
      jaw: 0.3,
    },
  },
  {
    key: 'patrick',
    first_name: 'Patrick',
    last_name: 'Nolan',
    title: 'Bookkeeper for small and seasonal businesses',
    location: 'Limerick, Ireland',
    country: 'IE',
    experience: '31',
    hourly_rate: 44,
    rate_currency: 'EUR',
    availability_status: 'Available',
    portfolio_link: 'https://nolanbooks.example',
    skills: ['Bookkeeping', 'Payroll', 'Tax preparation', 'Auditing'],
    bio: text`
      Ferries, guest houses, a circus: I have kept books for businesses that earn in four months what they spend in
      twelve.

      Thirty-one years, the last nine on my own. I close the month by the eighth, and I ring you when a number looks odd,
      instead of waiting until you ask. Xero, Sage, and a shoebox if need be.
    `,
    look: {
      ground: 'mist',
      backdrop: 'sail',
      skin: 'porcelain',
      hair: 'crop',
      hairColour: 'silver',
      beard: 'short',
      clothes: 'collar',
      clothesColour: 'slate',
      glasses: 'square',
      jaw: 0.8,
    },
  },
  {
    key: 'ingrid',
    first_name: 'Ingrid',
    last_name: 'Foss',
    title: 'Project manager for quays, cables and permits',
    location: 'Trondheim, Norway',
    country: 'NO',
    experience: '27',
    hourly_rate: 1100,
    rate_currency: 'NOK',
    availability_status: 'Busy',
    portfolio_link: 'https://ingridfoss.example',
    skills: ['Project management', 'Business analysis', 'Product management', 'Recruiting'],
    bio: text`
      I have built eleven ferry quays and made peace with four neighbours' associations.

      What I offer is a plan that fits on one page, a meeting that ends early and a list that everybody believes. I retire
      in five years and choose what I do until then with care.
    `,
    look: {
      ground: 'dusk',
      backdrop: 'horizon',
      skin: 'porcelain',
      hair: 'bob',
      hairColour: 'snow',
      clothes: 'turtleneck',
      clothesColour: 'lagoon',
      glasses: 'round',
      jaw: 0.5,
    },
  },
  {
    key: 'samuel',
    first_name: 'Samuel',
    last_name: 'Boateng',
    title: 'Python instructor and working programmer',
    location: 'Kumasi, Ghana',
    country: 'GH',
    experience: '6',
    hourly_rate: 36,
    rate_currency: 'USD',
    availability_status: 'Available',
    portfolio_link: 'https://samuelboateng.example',
    skills: ['Python', 'Tutoring', 'Instructional design', 'JavaScript', 'SQL'],
    bio: text`
      Three days a week I write software for a cocoa cooperative; two evenings a week I teach adults to write their own.

      I leave my mistakes in when I code in front of people, because finding them is the lesson. More than 300 learners so
      far, 41 of whom have sent me a photograph of their first pay slip.
    `,
    look: {
      ground: 'dune',
      backdrop: 'waves',
      skin: 'ebony',
      hair: 'locs',
      hairColour: 'ink',
      beard: 'stubble',
      clothes: 'hoodie',
      clothesColour: 'teal',
      jaw: 0.5,
    },
  },
  {
    key: 'aroha',
    first_name: 'Aroha',
    last_name: 'Ngata',
    title: 'Customer support lead and community builder',
    location: 'Wellington, New Zealand',
    country: 'NZ',
    experience: '9',
    hourly_rate: 74,
    rate_currency: 'NZD',
    availability_status: 'Available',
    portfolio_link: 'https://arohangata.example',
    skills: ['Customer support', 'Social media', 'Virtual assistance', 'Project management'],
    bio: text`
      I look after the people who write to you when something is wrong.

      Five years for a ferry line, four for software. I build answers that get shorter every month, train teams that do
      not burn out, and tell product people what they need to hear, with examples.
    `,
    look: {
      ground: 'shell',
      backdrop: 'sail',
      skin: 'chestnut',
      hair: 'wavy',
      hairColour: 'espresso',
      clothes: 'crew',
      clothesColour: 'rosewood',
      earrings: true,
      jaw: 0.6,
    },
  },
];
