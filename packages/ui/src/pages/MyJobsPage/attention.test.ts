import type { MyJob } from '@skillharbor/contract';
import { expect, test } from 'vitest';
import { attention } from './attention.ts';

const today = '2026-10-01';
const quiet: MyJob = {
  id: 1,
  title: 'Product designer',
  company: 'Northwind Labs',
  company_slug: 'northwind-labs',
  company_logo: null,
  company_website: '',
  category: 'tech',
  location: 'Lisbon',
  short_description: '',
  description: '',
  salary_range: null,
  pay: null,
  employment_type: 'contract',
  remote: 'remote',
  application_deadline: '2026-10-31',
  date_posted: '2026-09-01T08:00:00Z',
  created_at: '2026-09-01T08:00:00Z',
  is_open: true,
  is_active: true,
  version: 1,
  applications_count: 3,
  undecided_count: 0,
  declined_together: null,
  paused_at: null,
  publish_on: null,
  decision_date: '2026-11-14',
  blind_review: false,
  application_limit: null,
  screening_questions: [],
  places_left: null,
  positions: 1,
  country: null,
  hire_from: null,
  overlap: null,
  filled_at: null,
  fill_held_until: null,
  accepted: [],
};

test('a job without undecided applicants or a near deadline needs no attention', () => {
  expect(attention([quiet], today)).toEqual([]);
});

test('undecided applicants come before deadlines, and the nearest decision date comes first', () => {
  const waiting = { ...quiet, id: 2, undecided_count: 1 };
  const waitingAndNearer = {
    ...quiet,
    id: 3,
    undecided_count: 1,
    application_deadline: '2026-10-02',
    decision_date: '2026-10-09',
  };
  const closing = { ...quiet, id: 4, application_deadline: today };
  expect(attention([quiet, closing, waiting, waitingAndNearer], today)).toEqual([
    { job: waitingAndNearer, undecided: 1, decisionDate: '2026-10-09', closesIn: 1 },
    { job: waiting, undecided: 1, decisionDate: '2026-11-14', closesIn: null },
    { job: closing, undecided: 0, decisionDate: null, closesIn: 0 },
  ]);
});

test('undecided applicants still need attention after the job has closed', () => {
  const closed = { ...quiet, is_open: false, undecided_count: 2, application_deadline: '2026-09-20' };
  expect(attention([closed], today)).toEqual([
    { job: closed, undecided: 2, decisionDate: '2026-11-14', closesIn: null },
  ]);
});

test('a job that accepts no applications does not count as closing soon', () => {
  expect(attention([{ ...quiet, is_open: false, application_deadline: today }], today)).toEqual([]);
});
