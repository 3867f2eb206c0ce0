import { text } from './text.ts';
import type { DemoFreelancer } from './types.ts';

/** Freelancers in software design and development. */
export const makers: readonly DemoFreelancer[] = [
  {
    key: 'tunde',
    first_name: 'Tunde',
    last_name: 'Adeyemi',
    title: 'Backend engineer for payments and transport',
    location: 'Lagos, Nigeria',
    country: 'NG',
    experience: '11',
    hourly_rate: 68,
    rate_currency: 'USD',
    availability_status: 'Available',
    portfolio_link: 'https://tunde-adeyemi.example',
    skills: ['Go', 'Node.js', 'TypeScript', 'SQL', 'Cloud infrastructure'],
    bio: text`
      I build the parts of a system that nobody sees until they fail: ledgers, queues, timetables, the job that runs at
      three in the morning.

      For six years I worked on a ticketing platform for buses between Lagos and Accra. It taught me to design for bad
      networks and impatient people. These days I take on two clients at a time, write everything down, and leave behind
      services that the next person understands on a Friday afternoon.
    `,
    look: {
      ground: 'mist',
      backdrop: 'beam',
      skin: 'ebony',
      hair: 'crop',
      hairColour: 'ink',
      beard: 'short',
      clothes: 'collar',
      clothesColour: 'teal',
      jaw: 0.7,
    },
  },
  {
    key: 'anneli',
    first_name: 'Anneli',
    last_name: 'Rebane',
    title: 'Frontend engineer, accessibility first',
    location: 'Tartu, Estonia',
    country: 'EE',
    experience: '8',
    hourly_rate: 74,
    rate_currency: 'EUR',
    availability_status: 'Available',
    portfolio_link: 'https://rebane.example/work',
    skills: ['TypeScript', 'React', 'JavaScript', 'Design systems', 'Software testing'],
    bio: text`
      I write interfaces that work with a keyboard, a screen reader, a cracked phone and a bad day.

      My clients are mostly public: two hospitals, a library network, the tax office. I like long forms more than is
      healthy. If your product has a table with forty columns, please write to me before you write to anybody else.
    `,
    look: {
      ground: 'sky',
      backdrop: 'horizon',
      skin: 'porcelain',
      hair: 'fringe',
      hairColour: 'straw',
      clothes: 'stripes',
      clothesColour: 'navy',
      glasses: 'round',
      jaw: 0.2,
    },
  },
  {
    key: 'farah',
    first_name: 'Farah',
    last_name: 'Siddiqui',
    title: 'Data engineer, Python and dbt',
    location: 'Karachi, Pakistan',
    country: 'PK',
    experience: '7',
    hourly_rate: 52,
    rate_currency: 'USD',
    availability_status: 'Available',
    portfolio_link: 'https://farah.example/pipelines',
    skills: ['Data engineering', 'Python', 'SQL', 'Dashboards', 'Data analysis'],
    bio: text`
      Data arrives late, twice and in the wrong time zone. I make pipelines that expect it.

      I have worked for a shipping agent, a textile exporter and a hospital chain, so I know what a spreadsheet looks like
      when a whole company lives in it. I test data the way others test code, and I explain every number I deliver.
    `,
    look: {
      ground: 'dune',
      backdrop: 'sun',
      skin: 'honey',
      hair: 'hijab',
      hairColour: 'espresso',
      wrap: 'lagoon',
      clothes: 'crew',
      clothesColour: 'navy',
      jaw: 0.3,
    },
  },
  {
    key: 'lukas',
    first_name: 'Lukas',
    last_name: 'Baumann',
    title: 'iOS developer',
    location: 'Leipzig, Germany',
    country: 'DE',
    experience: '9',
    hourly_rate: 88,
    rate_currency: 'EUR',
    availability_status: 'Busy',
    portfolio_link: 'https://lukasbaumann.example',
    skills: ['iOS', 'Software testing', 'Product design'],
    bio: text`
      Swift since its first year, Objective-C before that, and a patient relationship with App Store review.

      I specialize in apps that must work without a connection: a river patrol, a forest inventory, a claims app. I am
      booked until the end of next month and glad to talk about what comes after.
    `,
  },
  {
    key: 'diego',
    first_name: 'Diego',
    last_name: 'Fuentes',
    title: 'Machine learning engineer who prefers small models',
    location: 'Santiago, Chile',
    country: 'CL',
    experience: '10',
    hourly_rate: 95,
    rate_currency: 'USD',
    availability_status: 'Available',
    portfolio_link: 'https://fuentes.example/notes',
    skills: ['Machine learning', 'Python', 'Statistics', 'Data analysis', 'Data engineering'],
    bio: text`
      Copper mines, salmon farms, port terminals: I forecast things that cost money when they are wrong.

      I begin with the simplest thing that could work and measure from there. In about half of my projects we stop at that
      point, and the client saves a year. I publish short notes about the other half.
    `,
    look: {
      ground: 'kelp',
      backdrop: 'waves',
      skin: 'olive',
      hair: 'curls',
      hairColour: 'espresso',
      beard: 'stubble',
      clothes: 'crew',
      clothesColour: 'rust',
      jaw: 0.6,
    },
  },
  {
    key: 'vikram',
    first_name: 'Vikram',
    last_name: 'Menon',
    title: 'Android developer for the phones people really have',
    location: 'Kochi, India',
    country: 'IN',
    experience: '12',
    hourly_rate: 45,
    rate_currency: 'USD',
    availability_status: 'Available',
    portfolio_link: 'https://vikrammenon.example',
    skills: ['Android', 'Java', 'SQL', 'Software testing'],
    bio: text`
      I own nineteen phones. Most of them cost less than a dinner, and that is the point.

      Since 2013 I have built apps for fishers, nurses and bus conductors in Kerala and East Africa. Small downloads, old
      Android versions, data that survives a flat battery. I am happiest when somebody uses my app without noticing it.
    `,
    look: {
      ground: 'dawn',
      backdrop: 'sail',
      skin: 'amber',
      hair: 'sidePart',
      hairColour: 'ink',
      beard: 'full',
      clothes: 'collar',
      clothesColour: 'moss',
      glasses: 'square',
      jaw: 0.7,
    },
  },
  {
    key: 'bilal',
    first_name: 'Bilal',
    last_name: 'Cherif',
    title: 'Infrastructure and security engineer',
    location: 'Marseille, France',
    country: 'FR',
    experience: '14',
    hourly_rate: 98,
    rate_currency: 'EUR',
    availability_status: 'Busy',
    portfolio_link: 'https://cherif.example',
    skills: ['DevOps', 'Cloud infrastructure', 'Go', 'SQL', 'Auditing'],
    bio: text`
      I keep other people's servers boring.

      Ten years on call for a port operator, four on my own. I review systems, rehearse disasters, and write reports in
      which the first page is enough. On weekends I repair a small wooden boat that has the same problems as most
      infrastructure: it was fine when it was built.
    `,
    look: {
      ground: 'deep',
      backdrop: 'sail',
      skin: 'honey',
      hair: 'beanie',
      hairColour: 'espresso',
      wrap: 'buoy',
      beard: 'short',
      clothes: 'turtleneck',
      clothesColour: 'navy',
      jaw: 0.6,
    },
  },
  {
    key: 'nadia',
    first_name: 'Nadia',
    last_name: 'Ilieva',
    title: 'Data analyst for people who dislike dashboards',
    location: 'Plovdiv, Bulgaria',
    experience: '5',
    hourly_rate: 42,
    rate_currency: 'USD',
    availability_status: 'Available',
    portfolio_link: 'https://nadia-ilieva.example',
    skills: ['Data analysis', 'SQL', 'Statistics', 'Dashboards', 'Market research'],
    bio: text`
      Ask me a question and you get a page: what we know, how sure we are, what I would do.

      I studied sociology, which is why I talk to the people in the data before I draw them. Recent work: why members of a
      sports club leave in October, and what a theatre's cheapest seats are really worth.
    `,
    look: {
      ground: 'shell',
      backdrop: 'beam',
      skin: 'rose',
      hair: 'bob',
      hairColour: 'copper',
      clothes: 'turtleneck',
      clothesColour: 'slate',
      earrings: true,
      jaw: 0.3,
    },
  },
];
