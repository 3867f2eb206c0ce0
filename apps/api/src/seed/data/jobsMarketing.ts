import { text } from './text.ts';
import type { DemoJob } from './types.ts';

export const marketingJobs: readonly DemoJob[] = [
  {
    client: 'tidewright',
    title: 'Email campaign for the summer timetable',
    short_description:
      'Six emails and a printed card that move 12,000 commuters from the old timetable to the new one without a single surprise.',
    description: text`
      With the summer timetable nearly every departure changes by a few minutes. In 2019 we announced such a change with a
      PDF. People still bring it up.

      We would like a sequence of six emails, from "something will change" to "today you leave at 7:14", each about the
      recipient's own crossing. The data is there; the words, the order and the testing are yours. For those who never
      open emails there is a card at the turnstile, and we want both to sound like the same calm person.

      You have run lifecycle campaigns with real segments, you test on old Android mail apps, and you know when a mail
      should not be sent. The texts are in Portuguese and English; you write at least one of them beautifully and work
      with our translator on the other.

      Four weeks, about sixty hours. What you write is read by people on a moving deck in the sun.
    `,
    location: 'Lisbon, Portugal',
    salary_range: null,
    pay: { min: 3600, max: 3600, currency: 'EUR', period: 'project' },
    employment_type: 'contract',
    remote: 'remote',
    hire_from: { kind: 'places', places: ['PT'] },
    posted: 1,
    closes: 8,
    blind_review: true,
    screening_questions: [
      { text: 'Tell us about a mail that you decided not to send.', kind: 'text', is_required: true },
    ],
  },
  {
    client: 'saltmarsh',
    title: 'Content strategist for a network of small museums',
    short_description:
      'Eleven museums, one website, and a shared belief that nobody reads long texts. Prove it, or prove the opposite.',
    description: text`
      The museums around the Wadden Sea have a lighthouse, two whales, a tile collection and the world's largest library
      on mud. Until now each had its own website. From spring they share one, which we design and you give a voice.

      You begin by visiting. Then you decide, with the curators, what a visitor needs before, during and after; you cut
      900 pages to about 200; you write the twenty most important yourself, and a guide with which volunteers can write
      the rest.

      We look for a strategist who has worked with cultural institutions and their committees, writes fluent Dutch and
      German, and can defend an empty page.

      Sixteen hours a week for seven months, at our table by the Maas or on a train along the coast.
    `,
    location: 'Rotterdam, Netherlands',
    salary_range: null,
    pay: { min: 75, max: 85, currency: 'EUR', period: 'hour' },
    employment_type: 'part-time',
    remote: 'hybrid',
    country: 'NL',
    posted: 7,
    closes: 16,
  },
  {
    client: 'saltmarsh',
    title: 'Paid search and social for a cargo bike maker',
    short_description:
      'A sensible budget, a waiting list of nine weeks, and a product that sells itself once somebody has ridden it.',
    description: text`
      The bikes are good. The problem is Tuesday: test rides are booked out on weekends, and on weekdays the shops in
      Utrecht, Ghent and Münster are empty. We want advertising that fills Tuesdays.

      You take over search and social in three countries, about €18,000 a month. You set up measurement that respects
      people who say no to cookies, run small experiments, and report what they taught you rather than what they cost.
      Creative comes from our studio; you tell us what to make.

      Show us a campaign you stopped, and why. Dutch or German, plus English. Two to three days a week, renewable each
      quarter.
    `,
    location: 'Remote (Europe)',
    salary_range: null,
    pay: { min: 480, max: 480, currency: 'EUR', period: 'day' },
    employment_type: 'contract',
    remote: 'remote',
    hire_from: { kind: 'places', places: ['EEA', 'CH', 'GB'] },
    overlap: { hours: 4, time_zone: 'Europe/Lisbon' },
    posted: 15,
    closes: 18,
  },
  {
    client: 'saltmarsh',
    title: 'Motion designer for a tide clock',
    short_description:
      'An animated identity for a coastal weather service: one circle, two tides, four seasons.',
    description: text`
      A weather service for sailors and mudflat walkers asked us for a logo. We gave them a clock that shows the tide. Now
      it has to move: on the website, in the app, between two reports on local television, and on a screen at the end of
      a pier that is mostly seen in rain.

      We have drawings, a grid and a strong opinion about easing. You turn them into a small system of motion that
      somebody else can use: Lottie for the app, video for television, and a page of rules that fits on one page.

      After Effects or anything else that gets you there. About four weeks from the middle of next month, in the studio
      or in your own.
    `,
    location: 'Rotterdam, Netherlands',
    salary_range: null,
    pay: { min: 9000, max: 9000, currency: 'EUR', period: 'project' },
    employment_type: 'contract',
    remote: 'hybrid',
    country: 'NL',
    posted: 26,
    closes: 7,
  },
  {
    client: 'jacaranda',
    title: 'Photographer and storyteller for a guest house',
    short_description:
      'Two weeks by the sea: rooms at six in the morning, the kitchen at eleven, and the people who make both.',
    description: text`
      Our pictures were taken by a cousin, and the cousin has since become a dentist. Everything in them is clean, bright
      and empty.

      Come and stay for two weeks in the quiet season. Photograph the four houses as they are: steam, wet stone, Dona Lúcia
      making pastel, the boatman who is always late and always forgiven. Around eighty pictures, a dozen short films for
      social media, and the captions, because you will have been told the stories and we always forget them.

      We pay a fee, the journey from anywhere in Brazil, a room with a balcony and three meals a day. Unlimited use on our
      own channels; for anything else we ask you.
    `,
    location: 'Paraty, Brazil',
    salary_range: 'And a room with a view of the bay.',
    pay: { min: 14_000, max: 14_000, currency: 'BRL', period: 'project' },
    employment_type: 'contract',
    remote: 'onsite',
    country: 'BR',
    posted: 5,
    closes: 25,
  },
  {
    client: 'seventhpier',
    title: 'Community manager, French and English',
    short_description: 'Look after 9,000 people who already love a game that does not exist yet.',
    description: text`
      Since we showed ninety seconds of a boat in the rain, a small harbor has grown around our game: a Discord server, a
      monthly letter, and a group in Brittany that builds our ketch out of wood.

      You would be their harbor master. You answer, moderate, listen, write the letter, invite players to tests, and bring
      the team each week the three things they should hear. When somebody behaves badly, you act early and explain it.

      You write French and English with equal ease, you know how online communities go sour and how to prevent it, and you
      can stay friendly with a stranger at the end of a long day without pretending. Three days a week, one of them in the
      studio.
    `,
    location: 'Montréal, Canada',
    salary_range: null,
    pay: { min: 34, max: 34, currency: 'CAD', period: 'hour' },
    employment_type: 'part-time',
    remote: 'hybrid',
    country: 'CA',
    posted: 10,
    closes: 22,
  },
  {
    client: 'paperheron',
    title: 'Publicist for four autumn titles',
    short_description:
      'A cookbook, a ghost story, a history of fog and a first novel. Get each to the people it was written for.',
    description: text`
      We publish fourteen books a year and cannot afford for any of them to be ignored.

      For five months you would take care of four: reviews and interviews, bookshops and festivals, podcasts that
      nobody else has thought of. You know which editor reads on trains. You write to people one by one. You keep the
      authors calm, which in one case is a job of its own.

      There is a modest budget for travel and stamps, a good designer, and a rights manager who will share her address
      book once she trusts you. We measure success in readers' letters and, reluctantly, in sales.
    `,
    location: 'Edinburgh, United Kingdom',
    salary_range: null,
    pay: { min: 210, max: 210, currency: 'GBP', period: 'day' },
    employment_type: 'contract',
    remote: 'hybrid',
    country: 'GB',
    posted: 19,
    closes: -5,
  },
  {
    client: 'halyard',
    title: 'Product photographer for rope, brass and oak',
    short_description:
      '120 small objects, one north-facing window, and a catalogue that sailors keep beside the bunk.',
    description: text`
      Halyard & Moss makes fittings for wooden boats: cleats, blocks, belaying pins, a door handle that is better than it
      has to be. Every second winter we print a catalogue. It is read like a novel.

      We need about 120 photographs on a neutral ground and twenty of things in use. The light comes from the loft
      window or from you, but it should look as if it came from the window. Consistency matters to us more than drama; the
      brass brings its own.

      A week in our workshop, then retouching at home. We provide hands, polish and lobster rolls. Please send work in
      which something small looks heavy.
    `,
    location: 'Halifax, Canada',
    salary_range: null,
    pay: { min: 6800, max: 6800, currency: 'CAD', period: 'project' },
    employment_type: 'contract',
    remote: 'onsite',
    country: 'CA',
    posted: 23,
    closes: 38,
  },
  {
    client: 'lanternfish',
    title: 'Writer for engineers and ward sisters',
    short_description:
      'One product, two audiences, no brochures: release notes, a blog that is honest, and case studies with real numbers.',
    description: text`
      Our users plan shifts at five in the morning. Our buyers are hospital directors. Our future colleagues are engineers
      who read everything with one eyebrow raised. At present we write to all of them in the same voice, which is nobody's.

      What you would write each month: one long article in which we explain something we learned, two customer stories that
      you have researched by phone, and the release notes, which are read more than everything else together.

      Send us one technical text that a non-engineer understood, and one text that made somebody do something. English at
      the level of a native reader; Estonian helps with the coffee machine.
    `,
    location: 'Remote (Europe)',
    salary_range: null,
    pay: { min: 3400, max: 3900, currency: 'EUR', period: 'month' },
    employment_type: 'part-time',
    remote: 'remote',
    hire_from: { kind: 'places', places: ['EEA', 'CH', 'GB'] },
    overlap: { hours: 4, time_zone: 'Europe/Lisbon' },
    posted: 13,
    closes: 27,
  },
  {
    client: 'nattlys',
    title: 'Campaign manager for quiet ferries',
    short_description:
      'Persuade the villages along a fjord that a charging tower on their quay is a good neighbour.',
    description: text`
      A charging tower is eleven metres high, hums a little and means that the ferry no longer smells of diesel. Whether a
      village hears the hum or the silence depends on who speaks with it first.

      You would plan and run the local campaigns for seven new quays: open evenings, a model that children can operate, a
      newsletter that admits what goes wrong, visits to a village that already has a tower and keeps a grudge against only
      one of its colours.

      You come from public engagement, local journalism or politics. You speak Norwegian, you have a driving licence, and
      you are as good in a boathouse as in a council chamber.
    `,
    location: 'Ålesund, Norway',
    salary_range: null,
    pay: { min: 610_000, max: 680_000, currency: 'NOK', period: 'year' },
    employment_type: 'full-time',
    remote: 'hybrid',
    country: 'NO',
    posted: 31,
    closes: 4,
  },
  {
    client: 'kindling',
    title: 'Search and newsletter lead',
    short_description:
      'Half a million learners find us by searching for a formula. Give them a reason to stay for the next one.',
    description: text`
      Every evening thousands of pupils in Kenya, Ghana and Nigeria type the name of a formula and land on one of our
      pages. They copy it and leave. That is fine. It would be even better if some of them came back before the exam.

      You look after how we are found and how we are remembered: page structure and titles, load times on weak networks,
      and a weekly letter with one problem that is worth ten minutes.

      We expect evidence rather than tricks. You have grown a site or a letter over years, not weeks, and can show what
      you would not do again. Swahili or Pidgin in your pocket makes the letter better.
    `,
    location: 'Nairobi, Kenya',
    salary_range: null,
    pay: { min: 180_000, max: 220_000, currency: 'KES', period: 'month' },
    employment_type: 'full-time',
    remote: 'remote',
    hire_from: { kind: 'places', places: ['KE'] },
    posted: 36,
    closes: 12,
    is_inactive: true,
  },
];
