import { text } from './text.ts';
import type { DemoJob } from './types.ts';

export const otherJobs: readonly DemoJob[] = [
  {
    client: 'tidewright',
    title: 'Customer support for the summer, Portuguese and English',
    short_description:
      'Answer the questions of people who are late, lost or in love with the view, from June to September.',
    description: text`
      In summer our passengers double and their questions triple. Where does the boat to Cacilhas leave? May the dog come?
      Is the monastery open? (It depends. Yes. We are a ferry company, but yes.)

      You answer by phone, chat and across the counter at Terreiro do Paço, in shifts of six hours. There are five of you,
      a good list of answers, and permission to refund anything under twenty euros without asking.

      We look for people who stay friendly when the fog does not. Portuguese and English fluently; French, Spanish or
      Ukrainian with pleasure. Uniform provided, sun cream as well.
    `,
    location: 'Lisbon, Portugal',
    salary_range: 'And free crossings.',
    pay: { min: 1350, max: 1350, currency: 'EUR', period: 'month' },
    employment_type: 'full-time',
    remote: 'onsite',
    country: 'PT',
    posted: 41,
    closes: -8,
    filled: { at: 28.3, by: ['aroha'] },
    decisionDate: -8,
  },
  {
    client: 'halyard',
    title: 'Shipwright for traditional boats',
    short_description:
      'Carvel, clinker, steam bending and a slipway of our own. There are nine boats waiting and one of them is famous.',
    description: text`
      The yard next to our workshop repairs wooden boats between nine and twenty metres. Two of our four shipwrights are
      over sixty and would like to pass something on.

      You replace planks and frames, make spars, caulk, loft the odd missing part from a photograph. Next winter the
      whole yard works on the schooner "Adelaide Moss", built in 1911 and in better shape than she deserves.

      A finished apprenticeship or the equivalent in shavings. We will not ask for certificates in the first hour; we will
      hand you a plane. Year-round work, a heated shed, your own set of tools insured by us.
    `,
    location: 'Lunenburg, Canada',
    salary_range: null,
    pay: { min: 34, max: 41, currency: 'CAD', period: 'hour' },
    employment_type: 'full-time',
    remote: 'onsite',
    country: 'CA',
    posted: 2,
    closes: 28,
  },
  {
    client: 'halyard',
    title: 'Workshop manager',
    short_description:
      'Eleven craftspeople, 600 orders a month, and a lathe from 1952 that only listens to its friends.',
    description: text`
      For thirty years the workshop was managed by whoever stood nearest to the phone. We have grown too large for that.

      You plan the weeks, buy timber and bronze, keep machines and people safe, and tell customers the truth about delivery
      dates. You do not need to be the best turner in the room, but they should trust your opinion on a joint.

      Expect a modest office with a window onto the floor, and most of your time on the other side of it. In the first
      year we would like you to halve the number of times somebody says "I thought you had ordered it".
    `,
    location: 'Halifax, Canada',
    salary_range: null,
    pay: { min: 78_000, max: 88_000, currency: 'CAD', period: 'year' },
    employment_type: 'full-time',
    remote: 'onsite',
    country: 'CA',
    posted: 17,
    closes: 21,
  },
  {
    client: 'jacaranda',
    title: 'Pastry chef for breakfast and weddings',
    short_description:
      'Thirty-one rooms, a wood oven, and mangoes that fall onto the kitchen roof from November.',
    description: text`
      Breakfast is why guests come back. It is made by Dona Lúcia, who is 71 and would like to sit down.

      You would learn her cakes, her cheese bread and her way of being annoyed with the oven, and then bring your own. Five
      breakfasts a week from half past five; about twenty weddings a year, where nobody but you decides what the cake looks
      like. Local fruit, local cocoa, no fondant.

      Three years in a professional kitchen. A room in the village can be arranged. You have Mondays and Tuesdays, the
      beach is four minutes away, and the sea is warm at two in the afternoon, when you finish.
    `,
    location: 'Paraty, Brazil',
    salary_range: null,
    pay: { min: 4200, max: 4800, currency: 'BRL', period: 'month' },
    employment_type: 'full-time',
    remote: 'onsite',
    country: 'BR',
    posted: 8,
    closes: 17,
  },
  {
    client: 'paperheron',
    title: 'Translator of a novel, Portuguese to English',
    short_description:
      '96,000 words, three narrators, one of whom is a river. A book that deserves to be late but must not be.',
    description: text`
      "O rio de costas" was the most talked-about debut in Brazil two years ago. It is funny, then it is not. One of the
      narrators speaks in the dialect of the Tapajós, one in legal Portuguese, and one flows.

      Delivery in eleven months, in three parts, with a fee on each. Your name is on the cover. You get a share of the
      royalties from the first copy, an editor who reads Portuguese, and a week with the author in Santarém.

      Please send a page about how you would handle the river, and two pages of any translation you are proud of. English
      as your strongest language, whichever kind of English it is.
    `,
    location: 'Remote',
    salary_range: '£11,500 and a share of royalties',
    pay: null,
    employment_type: 'contract',
    remote: 'remote',
    posted: 5,
    closes: 30,
  },
  {
    client: 'coppergate',
    title: 'Assistant to three partners',
    short_description:
      'Calendars, letters, clients at the door, and the tact to tell an accountant that it is time to go home.',
    description: text`
      Three partners, three temperaments. Daniel dictates, Ruth draws diagrams, Mr. Achterberg writes with a fountain pen
      and expects an answer in kind.

      You keep their week in order, prepare meetings, turn notes into letters, welcome clients, and look after an office of
      fourteen with a leaking skylight. In tax season you are the person who knows where the folder is.

      Experience in a professional office, excellent written English, a liking for order without a passion for rules. Four
      days, Monday to Thursday; on Fridays we manage, badly.
    `,
    location: 'Toronto, Canada',
    salary_range: null,
    pay: { min: 54_000, max: 60_000, currency: 'CAD', period: 'year' },
    employment_type: 'part-time',
    remote: 'onsite',
    country: 'CA',
    posted: 14,
    closes: 26,
  },
  {
    client: 'mbeyasun',
    title: 'Logistics coordinator',
    short_description:
      'Get 300 panels a month from the port of Dar es Salaam to villages that are not on the map.',
    description: text`
      Our panels travel by ship, lorry, pick-up, motorcycle and, for the last kilometre above Isyonje, by shoulder. What
      gets lost gets lost between two of these.

      You would take responsibility for the whole way: customs papers with our agent, a warehouse in Mbeya with four
      people, monthly plans with sixty field agents, and a stock list that agrees with the shelf. In the rainy season you
      decide what goes before the road does.

      Three years in logistics, ideally with donors' paperwork or spare parts. Spreadsheets, Swahili, and a phone that is
      always charged. You will meet everybody; that is the best part of the job.
    `,
    location: 'Mbeya, Tanzania',
    salary_range: null,
    pay: { min: 1100, max: 1300, currency: 'USD', period: 'month' },
    employment_type: 'full-time',
    remote: 'onsite',
    country: 'TZ',
    posted: 20,
    closes: 9,
  },
  {
    client: 'nattlys',
    title: 'Project manager for permits',
    short_description: 'Seven quays, four authorities each, and a cable that may not disturb the eel grass.',
    description: text`
      Building a charging quay takes five months. Being allowed to takes two years. We think that eighteen months are
      possible, without cutting a corner or making an enemy.

      You coordinate applications to the coastal administration, the grid company, the municipality and the county; you
      commission the surveys early enough that the divers still have daylight; you keep one list that everybody believes.

      An engineer, planner or lawyer with experience in infrastructure, who writes to authorities the way one would like
      to be written to. Norwegian at work. Bergen or Ålesund, with about forty days of travel.
    `,
    location: 'Bergen, Norway',
    salary_range: null,
    pay: { min: 720_000, max: 800_000, currency: 'NOK', period: 'year' },
    employment_type: 'full-time',
    remote: 'hybrid',
    country: 'NO',
    posted: 9,
    closes: 37,
  },
  {
    client: 'saltmarsh',
    title: 'Studio manager',
    short_description: 'Nine designers, twelve clients, one kitchen. Keep all three in working order.',
    description: text`
      We are good at drawing and bad at Mondays. Estimates are made on the back of things. Invoices leave when somebody
      remembers.

      You would plan projects and people, write estimates that turn out right, look after the numbers with our accountant,
      and be the one to whom both a client and a junior designer can say that something is going wrong. You may change how
      we work. We ask only that you watch for a month first.

      Background in a studio, a theatre or a good restaurant. Dutch and English. Twenty-eight hours, of which at least
      three mornings by the water.
    `,
    location: 'Rotterdam, Netherlands',
    salary_range: 'For 28 hours a week.',
    pay: { min: 3100, max: 3600, currency: 'EUR', period: 'month' },
    employment_type: 'part-time',
    remote: 'hybrid',
    country: 'NL',
    posted: 24,
    closes: 11,
  },
  {
    client: 'meridian',
    title: 'Recruiter for a quiet company',
    short_description: 'Find us six people in six months who would rather be useful than seen.',
    description: text`
      We need two engineers, an analyst, a port captain, a designer and somebody for support in Manila. Our last
      advertisement got 700 answers and one hire.

      You would work as our recruiter for half a year: sharpen the roles, search rather than wait, have the first
      conversation yourself, and tell every single applicant how it ended and why. Interviews here take two rounds and one
      paid exercise. That part works, and we would like to keep it.

      You have hired for technical roles in Southeast Asia, and people you turned down still greet you. Paid by the month,
      not by the head.
    `,
    location: 'Remote (Asia–Pacific)',
    salary_range: null,
    pay: { min: 6000, max: 6000, currency: 'SGD', period: 'month' },
    employment_type: 'contract',
    remote: 'remote',
    posted: 12,
    closes: 13,
  },
  {
    client: 'monsoon',
    title: 'Grant writer',
    short_description:
      'Tell four foundations what we do, what it costs and what did not work, in that order.',
    description: text`
      Six schools, 3,100 pupils, fees that families can pay, and a gap of eighteen per cent that foundations close. The
      person who wrote to them for eleven years has become a grandmother, and moved.

      There are four applications in the next five months, two of them with partners abroad. You spend the first two
      weeks in the schools, then write from wherever you like. The figures are honest and in order. Our founder will want
      to add adjectives; please take them out again.

      Show us one application that was successful and one that was not. English at a high level; an understanding of
      Indian foreign-contribution rules saves all of us time.
    `,
    location: 'Remote (India)',
    salary_range: '₹60,000 an application',
    pay: null,
    employment_type: 'contract',
    remote: 'remote',
    hire_from: { kind: 'places', places: ['IN'] },
    posted: 27,
    closes: 3,
  },
  {
    client: 'thornapple',
    title: 'Facilitator for a members’ assembly',
    short_description:
      'Two days, 120 members drawn by lot, one difficult question: who should pay for living by the river?',
    description: text`
      Once a year our members' council asks a question that it does not want to answer alone. This year it is about flood
      zones, and it will be emotional, because some of those in the room have stood in the water.

      You design and lead two days in a hall in York for 120 people at fifteen tables, with fifteen table hosts whom you
      train. Experts are available and have promised to be brief. At the end there are recommendations that the council
      must answer in writing.

      We look for somebody who has led citizens' assemblies or something equally alive. About twelve days of work in
      total. Cake is provided by the members, in quantities.
    `,
    location: 'York, United Kingdom',
    salary_range: null,
    pay: { min: 650, max: 650, currency: 'GBP', period: 'day' },
    employment_type: 'contract',
    remote: 'onsite',
    country: 'GB',
    posted: 38,
    closes: 16,
    is_inactive: true,
  },
];
