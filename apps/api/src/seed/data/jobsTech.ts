import { text } from './text.ts';
import type { DemoJob } from './types.ts';

export const techJobs: readonly DemoJob[] = [
  {
    client: 'tidewright',
    title: 'Product designer for a ferry booking app',
    short_description:
      'Redesign the booking flow that carries 40,000 passengers a week, from the first search to the boarding pass.',
    description: text`
      Our booking app was built in 2016 for people with a desk and a credit card. Today seven out of ten tickets are
      bought on a phone, standing in a queue, eight minutes before departure. We want the app to feel as if it knew
      that.

      What you will do
      - Spend your first week on the boats and in the ticket hall, watching people buy
      - Redraw search, seat choice, payment and boarding pass as one calm flow
      - Test with passengers every second Thursday; we bring the passengers and the pastries
      - Work next to two engineers who can build what you draw on the same day

      What you bring
      - A booking, transport or checkout flow you have shipped and can talk about honestly
      - Confidence with edge cases: missed boats, strollers, group tickets, bad reception
      - English; Portuguese is welcome and not required

      How we work: three days a week for six months, one of them at the terminal in Cais do Sodré. We decide quickly,
      we write decisions down, and nobody has ever been asked to make the logo bigger.
    `,
    location: 'Lisbon, Portugal',
    salary_range: null,
    pay: { min: 60, max: 80, currency: 'USD', period: 'hour' },
    employment_type: 'contract',
    remote: 'hybrid',
    country: 'PT',
    posted: 4,
    closes: 17,
    application_limit: 30,
    screening_questions: [
      {
        text: 'Which booking, transport or checkout flow of yours should we look at first, and what would you do differently today?',
        kind: 'text',
        is_required: true,
      },
      {
        text: 'When could you spend your first week on the boats?',
        kind: 'choice',
        choices: ['Within two weeks', 'Within a month', 'Later'],
        is_required: true,
      },
    ],
  },
  {
    client: 'tidewright',
    title: 'Backend engineer for live departure times',
    short_description:
      'Turn position reports from 23 boats into departure boards that people can trust, even in fog.',
    description: text`
      Every boat reports its position every ten seconds. Our departure boards still show the printed timetable. Between
      the two lies this job.

      You would build a small service in Go or TypeScript that reads the position stream, matches it with the timetable
      and tells the app, the boards and the loudspeakers when each boat really leaves. The hard part is not the volume,
      it is judgement: when is a boat late, and when is it just waiting for a lady with a bicycle?

      You will enjoy this if you have run something in production that people look at while they decide whether to run.
      You know PostgreSQL well, you like clear logs, and you would rather delete a queue than add one.

      We offer a fixed team of three, a captain who answers questions, an on-call rota that has rung four times this
      year, and lunch on the upper deck on Fridays.
    `,
    location: 'Lisbon, Portugal',
    salary_range: null,
    pay: { min: 55_000, max: 68_000, currency: 'EUR', period: 'year' },
    employment_type: 'full-time',
    remote: 'hybrid',
    country: 'PT',
    posted: 9,
    closes: 2,
    application_limit: 6,
    positions: 3,
  },
  {
    client: 'lanternfish',
    title: 'Senior React engineer, design system',
    short_description:
      'Look after the components that eleven product teams build on, and make the next release the most boring one yet.',
    description: text`
      Lanternfish makes scheduling software for hospitals, theatres and fire brigades. All of it is drawn with one
      component library, and for the past year that library has been somebody's Friday afternoon. It deserves a Monday
      morning.

      In the first three months you would
      - bring our 64 components to React 19 and throw away the ones nobody uses
      - write the accessibility tests we keep promising ourselves
      - agree with the designers on names, so that a "panel" is the same thing on both sides
      - hold a weekly open hour where any team can bring a problem

      You have maintained a library that other people depended on, and you have broken it at least once. You know what
      you did differently afterwards. TypeScript is your native language; English is the team's.

      We are 70 people in eleven countries. The core hours are 11 to 15 Tallinn time. Twice a year we meet on an island.
    `,
    location: 'Remote (Europe)',
    salary_range: null,
    pay: { min: 72_000, max: 88_000, currency: 'EUR', period: 'year' },
    employment_type: 'full-time',
    remote: 'remote',
    hire_from: { kind: 'places', places: ['EEA', 'CH', 'GB'] },
    overlap: { hours: 4, time_zone: 'Europe/Lisbon' },
    posted: 0,
    closes: 34,
    screening_questions: [
      {
        text: 'Which release of yours broke something for others, and what do you do differently since?',
        kind: 'text',
        is_required: true,
      },
      {
        text: 'How many teams have built on a library that you maintained?',
        kind: 'choice',
        choices: ['None yet', 'One to three', 'Four to ten', 'More than ten'],
        is_required: true,
      },
      { text: 'Is there a library that you like to use yourself?', kind: 'text', is_required: false },
    ],
  },
  {
    client: 'lanternfish',
    title: 'Accessibility specialist, two days a week',
    short_description:
      'Audit our scheduling product with real assistive technology, and teach four teams to do it without you.',
    description: text`
      A ward sister in Tartu plans 200 shifts a month with a keyboard and a screen magnifier. She wrote
      to us about the eleven places where our product lets her down. She was right about all eleven, and we would like somebody
      to find the other hundred.

      The work: a complete audit against WCAG 2.2 AA, written so that an engineer can act on each finding the same day;
      pairing with the teams on the worst ones; a checklist that survives your departure. You will have a budget to pay
      disabled people for testing, and we expect you to spend it.

      Please tell us which screen reader you use most, and about one finding of yours that changed a product.

      Two days a week for about five months. Remote, with one visit to Tallinn at our expense.
    `,
    location: 'Remote (Europe)',
    salary_range: null,
    pay: { min: 70, max: 70, currency: 'EUR', period: 'hour' },
    employment_type: 'part-time',
    remote: 'remote',
    hire_from: { kind: 'places', places: ['EEA', 'CH', 'GB'] },
    overlap: { hours: 4, time_zone: 'Europe/Lisbon' },
    posted: 6,
    closes: 21,
  },
  {
    client: 'lanternfish',
    title: 'Platform engineer, PostgreSQL and Kubernetes',
    short_description:
      'Our databases grew from one to nineteen. Help us to upgrade, back up and restore them without holding our breath.',
    description: text`
      We run nineteen PostgreSQL clusters for hospitals in six countries, each with its own rules about where data may
      sleep. Two engineers look after them. One is about to become a father, and both would like a third colleague.

      Things you would own within a year: major upgrades without downtime, restores that are rehearsed every month, and
      a dashboard that a tired person can read. Things you would not own: the hardware (rented) and the blame (shared).

      We look for somebody who has lost data once and still thinks about it; who reads EXPLAIN output for pleasure; who
      writes runbooks in short sentences. Kubernetes experience helps. Certificates do not.

      On call one week in four, paid separately, with a day off afterwards.
    `,
    location: 'Tallinn, Estonia',
    salary_range: null,
    pay: { min: 64_000, max: 80_000, currency: 'EUR', period: 'year' },
    employment_type: 'full-time',
    remote: 'hybrid',
    country: 'EE',
    posted: 15,
    closes: 12,
    seen: 15,
  },
  {
    client: 'meridian',
    title: 'Data engineer for port traffic',
    short_description:
      'Collect arrivals, berths and weather from forty ports into one dataset that ship owners plan their week with.',
    description: text`
      Quiet Meridian tells ship owners how long they will wait outside a port, before they slow down or hurry up to get
      there. A good forecast saves a vessel about nine tonnes of fuel a day.

      The forecasts are only as good as the data, and the data comes as AIS messages, harbor spreadsheets, tide tables
      and one fax machine in the Arabian Sea. You would rebuild the pipelines that read all this: today a drawer of
      scripts, tomorrow a tested, observable set of jobs in Python and dbt on BigQuery.

      Your background
      - Three years or more with data that arrives late, twice, or in the wrong time zone
      - Strong SQL, solid Python, a habit of writing tests for data as well as for code
      - Patience with people who send the spreadsheets

      The team: four engineers, two former port captains, one statistician. Office near Tanjong Pagar; two days a week
      at home are normal.
    `,
    location: 'Singapore',
    salary_range: null,
    pay: { min: 7500, max: 9500, currency: 'SGD', period: 'month' },
    employment_type: 'full-time',
    remote: 'hybrid',
    country: 'SG',
    posted: 2,
    closes: 26,
  },
  {
    client: 'meridian',
    title: 'Machine learning engineer, demand forecasts',
    short_description:
      'Make our waiting-time model honest about what it does not know, and fast enough to run every ten minutes.',
    description: text`
      Our model predicts how many hours a ship will wait at anchor. It is right on average and wrong when it matters:
      after storms, before holidays, during strikes. We would like predictions with intervals that mean something.

      Six months, roughly in three parts. First you measure where we are wrong. Then you try the methods you believe in,
      against a baseline that is embarrassingly simple. Last, you put the winner into production together with our data
      engineers, and write down how to retrain it without you.

      We do not care whether the answer is a gradient-boosted tree or something fancier. We do care that you can explain
      to a captain why the number changed overnight.

      Please send one project in which a simpler model won.
    `,
    location: 'Remote (Asia–Pacific)',
    salary_range: null,
    pay: { min: 90, max: 115, currency: 'USD', period: 'hour' },
    employment_type: 'contract',
    remote: 'remote',
    posted: 11,
    closes: 9,
  },
  {
    client: 'nattlys',
    title: 'Embedded engineer for harbor chargers',
    short_description:
      'Write the firmware that lets an electric ferry plug in at minus fifteen degrees and leave full forty minutes later.',
    description: text`
      Nattlys builds charging towers for electric ferries along the Norwegian coast. The tower reaches out, finds the
      socket on a moving hull and delivers four megawatts. Nobody on the bridge should have to think about it.

      You would work on the control firmware in Rust and C: motion of the arm, the conversation with the ship, the safe
      stop when a wave disagrees. Half of the time you are at a desk in Bergen with a hardware rig beside you; the other
      half is divided between the test quay in Florø and whatever went wrong.

      We ask for real-time experience on microcontrollers, respect for functional safety (IEC 61508 or similar), and a
      driving licence, because the ferries are where the roads end. Norwegian can be learned here; we pay for the course.
    `,
    location: 'Bergen, Norway',
    salary_range: null,
    pay: { min: 780_000, max: 920_000, currency: 'NOK', period: 'year' },
    employment_type: 'full-time',
    remote: 'onsite',
    country: 'NO',
    posted: 18,
    closes: 24,
  },
  {
    client: 'seventhpier',
    title: 'Gameplay programmer for a cooperative sailing game',
    short_description:
      'Four players, one boat, weather that has opinions. We need somebody who makes ropes feel like ropes.',
    description: text`
      "Leeward" is a game about sailing an old ketch with three friends and not shouting at each other. We have a boat
      that floats beautifully, and sails that behave like wet cardboard.

      Your first milestone would be the rigging: sheets, halyards, a boom that ducks for nobody, all of it over the
      network with 120 milliseconds of delay. After that, tools for our level designer, and whatever the play tests ask
      for.

      Unity and C#, a feeling for physics that is fun rather than correct, and at least one game that strangers have
      finished. If you sail, tell us. If you get seasick, tell us as well; we need testers.

      Eight people, a studio in an old print shop in Rosemont, no crunch. That is in the contract, not only in this text.
    `,
    location: 'Montréal, Canada',
    salary_range: null,
    pay: { min: 75_000, max: 92_000, currency: 'CAD', period: 'year' },
    employment_type: 'full-time',
    remote: 'hybrid',
    country: 'CA',
    posted: 21,
    closes: 1,
  },
  {
    client: 'seventhpier',
    title: 'Game tester, evenings and weekends',
    short_description:
      'Play with us, break things on purpose, and write reports that a programmer is happy to read on Monday.',
    description: text`
      From now until the winter we play our sailing game with strangers on Thursday evenings and Saturday afternoons,
      and we need two people who are there every time.

      A good report from you says what you did, what you expected and what the boat did instead, with a clip. A very good
      one says how to make it happen again. You will also look after the players: some have never held a controller.

      About eight hours a week. No degree asked for, no portfolio either. Send us a bug report about any game you like,
      or about this website.
    `,
    location: 'Remote',
    salary_range: null,
    pay: null,
    employment_type: 'part-time',
    remote: 'remote',
    hire_from: { kind: 'anywhere' },
    posted: 3,
    closes: 15,
  },
  {
    client: 'thornapple',
    title: 'iOS developer for a claims app',
    short_description:
      'Flooded kitchen, wet phone, bad mood: build the claim form that people can finish in four minutes.',
    description: text`
      Thornapple is owned by the 310,000 people it insures. When something happens to them, they photograph it and send
      it to us with an app that is, to be kind, a website in a costume.

      We are replacing it with a native one. The Android colleague started two months ago and would be glad of company.

      The scope: sign-in, the claim itself (photos, a voice note, a map), the status of a claim, and messages with a
      human. It works offline, because floods take the mobile mast with them. Swift, SwiftUI, a healthy dose of
      accessibility, and automated tests that run before every release.

      Contract until next spring, with a fair chance of a permanent place. Leeds on Wednesdays, elsewhere on other days.
    `,
    location: 'Leeds, United Kingdom',
    salary_range: null,
    pay: { min: 450, max: 520, currency: 'GBP', period: 'day' },
    employment_type: 'contract',
    remote: 'hybrid',
    country: 'GB',
    posted: 8,
    closes: 19,
  },
  {
    client: 'mbeyasun',
    title: 'Android developer, offline first',
    short_description:
      'Our field agents sell solar lamps where there is no signal for days. The app has to keep its promises until there is.',
    description: text`
      Mbeya Sun is a cooperative of 1,900 households that lease solar systems to their neighbours. Sixty agents visit
      them by motorcycle, with a phone that costs less than the lamp they carry.

      The present app loses a payment about once a week. That is once a week too often for somebody who
      paid with three days' earnings. You would rewrite the part that stores and synchronizes: a local database, a queue that
      survives a flat battery, conflicts that a person can understand and settle.

      Kotlin, Room, small APKs, old Android versions. You test on real cheap phones, and we will send you three.

      Remote within two hours of East Africa Time, or in Mbeya, where you get a desk with a view of the mountains and a
      motorcycle lesson. Swahili is a plus.
    `,
    location: 'Mbeya, Tanzania',
    salary_range: null,
    pay: { min: 28, max: 36, currency: 'USD', period: 'hour' },
    employment_type: 'contract',
    remote: 'remote',
    hire_from: { kind: 'places', places: ['TZ'] },
    posted: 13,
    closes: 22,
  },
  {
    client: 'willowbend',
    title: 'Security engineer for a six-week review',
    short_description:
      'Try to reach a patient record you should not see, tell us how you did it, and stay until it is repaired.',
    description: text`
      Once a year we ask an outsider to attack our telehealth platform before somebody less friendly does.

      Weeks one to three are yours: source code access, a staging system filled with invented patients, and a direct
      line to the two engineers who know every dark corner. Week four is for writing; we want findings ranked
      by what they would mean for a patient, not by a score. In weeks five and six you sit with the team while they
      repair the worst, and check the result.

      Experience with OAuth, FHIR and web applications on a large scale. A published advisory or a conference talk
      weighs more with us than a certificate. You will be asked to sign a confidentiality agreement in plain language.
    `,
    location: 'Dublin, Ireland',
    salary_range: null,
    pay: { min: 30_000, max: 30_000, currency: 'EUR', period: 'project' },
    employment_type: 'contract',
    remote: 'hybrid',
    country: 'IE',
    posted: 27,
    closes: -2,
  },
];
