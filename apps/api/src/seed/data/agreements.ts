import type { DemoAgreement } from './types.ts';

/**
 * The agreements after the client accepted an application. One waits for the demo freelancer, one is in progress, and
 * two are done, with the sentences that client and freelancer wrote about each other.
 */
export const agreements: readonly DemoAgreement[] = [
  {
    with: 'freelancer',
    about: 'Instructional designer for night nurses',
    state: 'proposed',
    versions: [
      {
        by: 'freelancer',
        terms: {
          scope:
            'Four lessons of ten minutes that a nurse can read on a phone during a quiet hour:\n\n- handover\n- falls\n- pain at night\n- when to wake the doctor',
          deliverables: [
            { title: 'Notes of the two handovers', due: 6 },
            { title: 'First lesson, to be tried on the ward', due: 20 },
            { title: 'All four lessons', due: 48 },
          ],
          pay: { min: 5200, max: 5200, currency: 'EUR', period: 'project' },
          starts: 3,
          place: null,
          notes: '',
        },
      },
      {
        by: 'client',
        terms: {
          scope:
            'Four lessons of ten minutes that a nurse can read on a phone during a quiet hour:\n\n- handover\n- falls\n- pain at night\n- when to wake the doctor',
          deliverables: [
            { title: 'Notes of the two handovers', due: 6 },
            { title: 'First lesson, to be tried on the ward', due: 17 },
            { title: 'All four lessons', due: 48 },
          ],
          pay: { min: 5400, max: 5400, currency: 'EUR', period: 'project' },
          starts: 3,
          place: null,
          notes: 'Travel to the two handovers is part of the price.',
        },
      },
    ],
    steps: [
      { action: 'write', by: 'freelancer', taken: 4.2 },
      { action: 'write', by: 'client', taken: 1.1 },
    ],
  },
  {
    with: 'bilal',
    about: 'Backend engineer for live departure times',
    state: 'started',
    versions: [
      {
        by: 'client',
        terms: {
          scope: 'A service that reads the feed of the harbor office and serves departure times to the app.',
          deliverables: [
            { title: 'Service with tests', due: 30 },
            { title: 'Load test with a report', due: 37 },
          ],
          pay: { min: 90, max: 90, currency: 'USD', period: 'hour' },
          starts: -2,
          place: null,
          notes: 'At most thirty hours a week.',
        },
      },
    ],
    steps: [
      { action: 'write', by: 'client', taken: 2.8 },
      { action: 'confirm', by: 'freelancer', taken: 2.4 },
      { action: 'start', by: 'freelancer', taken: 2 },
    ],
  },
  {
    with: 'harpreet',
    about: 'Management accountant, two days a week',
    state: 'done',
    versions: [
      {
        by: 'client',
        terms: {
          scope: 'The books of last year, closed and explained on two pages.',
          deliverables: [{ title: 'Closed books', due: -3 }],
          pay: { min: 3000, max: 3000, currency: 'USD', period: 'project' },
          starts: -17,
          place: 'The office at the fuel pier',
          notes: '',
        },
      },
    ],
    steps: [
      { action: 'write', by: 'client', taken: 18 },
      { action: 'confirm', by: 'freelancer', taken: 17.5 },
      { action: 'start', by: 'client', taken: 17 },
      { action: 'deliver', by: 'freelancer', taken: 3 },
      { action: 'mark_done', by: 'client', taken: 2.5 },
      { action: 'mark_done', by: 'freelancer', taken: 2.2 },
    ],
    sentences: [
      {
        about: 'freelancer',
        sentence: 'Harpreet closed a year of books in two weeks, and we understood all of it.',
        state: 'confirmed',
      },
      {
        about: 'client',
        sentence: 'They answered every question within the day, and paid within the week.',
        state: 'confirmed',
      },
    ],
  },
  {
    with: 'aroha',
    about: 'Customer support for the summer, Portuguese and English',
    state: 'done',
    versions: [
      {
        by: 'client',
        terms: {
          scope: 'Two weeks at the counter of the main pier, in Portuguese and English.',
          deliverables: [],
          pay: { min: 1500, max: 1500, currency: 'EUR', period: 'project' },
          starts: -24,
          place: 'The counter at the main pier',
          notes: '',
        },
      },
    ],
    steps: [
      { action: 'write', by: 'client', taken: 26 },
      { action: 'confirm', by: 'freelancer', taken: 25.6 },
      { action: 'start', by: 'freelancer', taken: 24 },
      { action: 'deliver', by: 'freelancer', taken: 9 },
      { action: 'mark_done', by: 'freelancer', taken: 8.7 },
      { action: 'mark_done', by: 'client', taken: 8.1 },
    ],
    sentences: [
      {
        about: 'freelancer',
        sentence: 'Aroha found the owner of every lost umbrella, and most of their dogs.',
        state: 'hidden',
      },
      {
        about: 'client',
        sentence: 'A kind crew, and the roster was known two weeks ahead.',
        state: 'proposed',
      },
    ],
  },
];
