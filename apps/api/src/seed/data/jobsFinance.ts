import { text } from './text.ts';
import type { DemoJob } from './types.ts';

export const financeJobs: readonly DemoJob[] = [
  {
    client: 'coppergate',
    title: 'Senior bookkeeper for small restaurants',
    short_description:
      'Close the books of fourteen restaurants by the tenth of each month, and notice what their owners have no time to notice.',
    description: text`
      Coppergate keeps the books for people who would rather cook. Our senior bookkeeper is moving to
      Lisbon and leaves behind fourteen well-kept clients and a shared spreadsheet of their quirks.

      A normal month: bank feeds and tips in the first week, supplier invoices in the second, a short call with each
      owner in the third. You tell them three things: what they earned, what surprised you, and what they owe in tax.
      The fourth week is for catching up, or for leaving early.

      We use Xero and Dext. You know Canadian sales tax in your sleep, you have dealt with tips before, and you can say
      "you cannot afford the second oven" in a way that people thank you for.

      Four days a week. Remote anywhere in Ontario, with a quarterly lunch in one of the fourteen, chosen by you.
    `,
    location: 'Toronto, Canada',
    salary_range: null,
    pay: { min: 68_000, max: 76_000, currency: 'CAD', period: 'year' },
    employment_type: 'part-time',
    remote: 'remote',
    hire_from: { kind: 'places', places: ['CA'] },
    posted: 1,
    closes: 30,
  },
  {
    client: 'coppergate',
    title: 'Tax preparer for the spring season',
    short_description:
      'Ten weeks, about 140 returns, mostly self-employed people with one interesting problem each.',
    description: text`
      From mid-February to the end of April we prepare tax returns for taxi drivers, translators, potters and two
      professional clowns. They come with a folder. They should leave with a feeling that somebody has looked at it.

      You prepare, a senior colleague reviews, and you speak to every client yourself at least once. Software, templates
      and a quiet room are here. Overtime is possible, paid by the hour, and never expected after eight.

      Required: two seasons of T1 returns including self-employment income. Helpful: rental income, moving between
      provinces, and a second language; our clients speak thirty.

      Most of our seasonal people come back. The record is eleven years.
    `,
    location: 'Toronto, Canada',
    salary_range: null,
    pay: { min: 38, max: 46, currency: 'CAD', period: 'hour' },
    employment_type: 'contract',
    remote: 'hybrid',
    country: 'CA',
    posted: 24,
    closes: 40,
  },
  {
    client: 'coppergate',
    title: 'Payroll specialist',
    short_description:
      'Pay 900 people at 31 small employers correctly every second Friday, and answer kindly when somebody asks why.',
    description: text`
      When payroll is right, nobody notices. We are looking for somebody who finds that satisfying.

      You would run bi-weekly payroll for small employers in four provinces, file remittances and year-end slips, and
      handle the things that never fit a template: a parental leave, a garnishment, a cook with three rates of pay.
      You would also be the voice on the phone, so patience is not optional.

      - Certification (PCP or on the way)
      - Two years with more than one employer at a time
      - The habit of checking the first number of a column even when the last one is right

      Our payroll software is good, and its vendor answers the phone. Hybrid: the first Wednesday of each month together
      on Coppergate Lane, everything else where you work best.
    `,
    location: 'Ottawa, Canada',
    salary_range: null,
    pay: { min: 62_000, max: 70_000, currency: 'CAD', period: 'year' },
    employment_type: 'full-time',
    remote: 'hybrid',
    country: 'CA',
    posted: 16,
    closes: 3,
  },
  {
    client: 'thornapple',
    title: 'Actuarial analyst, flood models',
    short_description:
      'Rivers do not read last century’s tables. Help us to price home insurance for the next twenty years.',
    description: text`
      As a mutual we cannot walk away from a valley because it got wet. We can, however, know more about it: which
      streets, how often, what a flood gate in the right garden would change.

      You would join two actuaries and a hydrologist. The first project compares our flood losses since 1998 with three
      public models and asks where all of them are wrong. The second puts a price on prevention, so that members who
      protect their homes pay less.

      You are some exams in, you write R or Python that a colleague can run, and you can explain a return period to the
      members' assembly without anybody leaving for tea.

      Study leave, exam fees and a mentor are included.
    `,
    location: 'Leeds, United Kingdom',
    salary_range: null,
    pay: { min: 42_000, max: 51_000, currency: 'GBP', period: 'year' },
    employment_type: 'full-time',
    remote: 'hybrid',
    country: 'GB',
    posted: 10,
    closes: 28,
  },
  {
    client: 'thornapple',
    title: 'Independent auditor of declined claims',
    short_description:
      'Read 200 claims we refused last year, and tell our members’ council which ones we should have paid.',
    description: text`
      Every insurer says that it declines fairly. Ours is owned by the people who are declined, so once every two years
      somebody from outside checks.

      We draw 200 files at random. You read each from the first call to the last letter, form a view, and compare it
      with ours. You decide how; the council only asks that the method is written down before you open the first file.
      The result is a public report of about thirty pages.

      This suits a former ombudsman's caseworker, claims lawyer or internal auditor. You must not have worked for us, and
      preferably not for anybody who would enjoy the outcome.
    `,
    location: 'Remote (United Kingdom)',
    salary_range: null,
    pay: { min: 18_000, max: 18_000, currency: 'GBP', period: 'project' },
    employment_type: 'contract',
    remote: 'remote',
    hire_from: { kind: 'places', places: ['GB'] },
    posted: 30,
    closes: 5,
  },
  {
    client: 'mbeyasun',
    title: 'Portfolio analyst for solar leases',
    short_description:
      '8,400 small leases, paid by mobile money. Find out which households struggle before they have to tell us.',
    description: text`
      Our members pay about 9,000 shillings a month for light and a phone charger. Most pay on time. Some pay in a lump
      after the harvest. A few disappear from the list, and we learn too late that the roof blew off.

      We would like an analyst who builds us an early, humane view of all this: payment patterns by season and village, a
      simple score that an agent understands, and a monthly report to our lenders that is true in bad months as well.

      SQL, spreadsheets and careful writing are enough; experience with microfinance or off-grid energy makes it easier.
      You will go along with an agent for a week, before you are allowed to say anything about the numbers.
    `,
    location: 'Dar es Salaam, Tanzania',
    salary_range: null,
    pay: { min: 1900, max: 2400, currency: 'USD', period: 'month' },
    employment_type: 'full-time',
    remote: 'hybrid',
    country: 'TZ',
    posted: 7,
    closes: 33,
  },
  {
    client: 'nattlys',
    title: 'Financial modeller for charging quays',
    short_description:
      'Build the model with which twelve municipalities decide whether they can afford an electric ferry.',
    description: text`
      A charging quay costs as much as a school. Before a council votes, it asks what a kilowatt-hour will cost in 2040,
      what happens if the ferry company leaves, and who pays when the cable breaks. Today we answer with twelve different
      workbooks.

      Your task is one model: transparent, documented, with scenarios that a councillor can change in the meeting without
      breaking it. Excel is fine. So is a small Python tool with an Excel face.

      About 60 days of work over half a year, with two trips along the coast to see what you are modelling.
      Project finance experience is needed; Norwegian is not, though the workbooks are in it.
    `,
    location: 'Remote (Europe)',
    salary_range: null,
    pay: { min: 1100, max: 1100, currency: 'NOK', period: 'hour' },
    employment_type: 'contract',
    remote: 'remote',
    hire_from: { kind: 'places', places: ['EEA', 'CH', 'GB'] },
    overlap: { hours: 4, time_zone: 'Europe/Lisbon' },
    posted: 19,
    closes: 14,
  },
  {
    client: 'jacaranda',
    title: 'Revenue manager for four guest houses',
    short_description:
      'Thirty-one rooms between the rainforest and the bay. Fill them in May, and do not sell them too cheaply in January.',
    description: text`
      We are a family business with four old houses on the coast between Rio and São Paulo. Prices are set by my aunt,
      who is usually right and will retire at Carnival.

      You would take over the calendar: prices by season and by night, the booking sites and what we pay them, direct
      bookings, and a weekly note of half a page that my aunt will still want to read. Two days a week are enough, three
      in December.

      Please know hotels of our size. What works for three hundred rooms does not work for the one with the mango tree.
      Portuguese for the team, English for the guests.
    `,
    location: 'Paraty, Brazil',
    salary_range: null,
    pay: { min: 5500, max: 5500, currency: 'BRL', period: 'month' },
    employment_type: 'part-time',
    remote: 'hybrid',
    country: 'BR',
    posted: 14,
    closes: 20,
  },
  {
    client: 'tidewright',
    title: 'Management accountant, two days a week',
    short_description:
      'Tell us what one crossing really costs, route by route, and help five captains to read a budget.',
    description: text`
      We know what the whole fleet costs. We do not know what the 7:10 from Montijo costs, and the city has asked.

      The job in short
      - A cost model by route and boat: fuel, crew, quay fees, maintenance, and the cleaning after match days
      - Monthly figures on one page, with one sentence about each that is worth reading
      - Budget talks with the people who actually spend the money, most of them in uniform

      We would like to meet an accountant who has worked with operations, not only with invoices. Portuguese is
      necessary here, because the fuel receipts are.

      Two days a week, which ones is up to you, ideally the same two.
    `,
    location: 'Lisbon, Portugal',
    salary_range: null,
    pay: { min: 32, max: 38, currency: 'EUR', period: 'hour' },
    employment_type: 'part-time',
    remote: 'hybrid',
    country: 'PT',
    posted: 33,
    closes: 25,
    is_inactive: true,
    unconfirmed: 3,
    seen: 24,
  },
  {
    client: 'paperheron',
    title: 'Royalties accountant',
    short_description:
      'Twice a year, 340 authors open an envelope from us. Make what is inside correct, clear and on time.',
    description: text`
      Our royalty statements are correct. They are also so hard to read that our authors ring us, and then we cannot
      explain them either.

      We need somebody for two months now, and again in half a year: reconcile sales from nine distributors in four
      currencies, apply contracts that were written by poets, calculate, check, send. And in between, redesign the
      statement together with an author who used to be a statistician.

      You have done royalties before, for books or for music. You are comfortable asking a translator what she thinks her
      contract says. An interest in reading is not required but will be provoked.
    `,
    location: 'Edinburgh, United Kingdom',
    salary_range: null,
    pay: null,
    employment_type: 'contract',
    remote: 'hybrid',
    country: 'GB',
    posted: 5,
    closes: 3,
  },
];
