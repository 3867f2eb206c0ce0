import { describe, expect, test } from 'vitest';
import { listSummary } from './listSummary.ts';
import type { ListSubject, Precision } from './listSummary.ts';

const everything: ListSubject = {
  category: [],
  employment_type: [],
  remote: [],
  company: [],
  location: [],
  words: '',
  pay: null,
  has_pay: false,
  posted_within: null,
  is_open: false,
};
const letters = ['a', 'b', 'c', 'd', 'e'];
const english = new Intl.ListFormat('en', { type: 'disjunction' });
const listOf = (items: readonly string[]) => english.format(items);

describe('the summary states the number of jobs and the filters', () => {
  test.each<[text: string, count: number, subject: Partial<ListSubject>, precision?: Precision]>([
    ['57 jobs', 57, {}],
    ['1 job', 1, {}],
    ['0 jobs for “submarine”', 0, { words: 'submarine' }],
    ['32 jobs in Kyiv, Ukraine', 32, { location: ['Kyiv, Ukraine'] }],
    ['8 remote tech jobs for “react”', 8, { remote: ['remote'], category: ['tech'], words: 'react' }],
    ['3 remote or hybrid contract jobs', 3, { remote: ['remote', 'hybrid'], employment_type: ['contract'] }],
    ['5 jobs at Acme or Quay in Oslo', 5, { company: ['Acme', 'Quay'], location: ['Oslo'] }],
    ['5 jobs at 4 companies in 5 places', 5, { company: letters.slice(0, 4), location: letters }],
    ['9 jobs in 4 categories', 9, { category: ['tech', 'finance', 'marketing', 'other'] }],
    ['4 jobs, $60 an hour or more', 4, { pay: '$60 an hour', has_pay: true }],
    ['4 jobs, $60 an hour or more where pay is given', 4, { pay: '$60 an hour' }],
    ['4 jobs, pay given, open for applications', 4, { has_pay: true, is_open: true }],
    ['4 tech jobs, posted since yesterday', 4, { category: ['tech'], posted_within: 1 }],
    ['4 jobs, posted in the last 30 days', 4, { posted_within: 30 }],
    ['More than 1,000 jobs for “pier”', 1_000, { words: 'pier' }, 'more'],
    ['At least 1 job in Oslo', 1, { location: ['Oslo'] }, 'at-least'],
  ])('%s', (text, count, subject, precision = 'exact') => {
    const number = count.toLocaleString('en');
    expect(listSummary.counted({ ...everything, ...subject }, { count, number, precision }, listOf)).toBe(
      text,
    );
  });
});

test.each<[title: string, subject: Partial<ListSubject>]>([
  ['Tech Jobs', { category: ['tech'] }],
  ['Jobs for “design”', { words: 'design' }],
  [
    'On-site or Hybrid Tech Jobs in Kyiv, posted in the last 7 days',
    { remote: ['onsite', 'hybrid'], category: ['tech'], location: ['Kyiv'], posted_within: 7 },
  ],
])('the title %s', (title, subject) => {
  expect(listSummary.title({ ...everything, ...subject }, listOf)).toBe(title);
});
