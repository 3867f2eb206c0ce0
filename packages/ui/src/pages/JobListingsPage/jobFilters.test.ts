import type { JobSummary } from '@skillharbor/contract';
import { expect, test } from 'vitest';
import { activeFilters, filterJobs, hasFilters, noFilters, withoutFilter } from './jobFilters.ts';
import type { JobFilters } from './jobFilters.ts';
import { bank, clinic, ferry, undated } from './someJobs.ts';

const today = '2027-02-22';
const all = [ferry, clinic, bank, undated];
const unlimited: JobSummary = {
  ...bank,
  id: 5,
  pay: { min: 20, max: null, currency: 'EUR', period: 'hour' },
};
const euros = (min: number) => ({ min, currency: 'EUR', period: 'hour' }) as const;

const pass = (filters: Partial<JobFilters>, jobs = all) =>
  filterJobs(jobs, { ...noFilters, ...filters }, today);

test('every job passes if there are no filters', () => {
  expect(pass({})).toEqual(all);
});

test('a job passes a filter if it has one of the chosen values', () => {
  expect(pass({ category: ['finance', 'healthcare'] })).toEqual([clinic, bank]);
});

test('a job must pass every filter', () => {
  expect(pass({ category: ['finance', 'tech'], location: ['Oslo, Norway'] })).toEqual([bank]);
  expect(pass({ category: ['finance'], company: ['Unknown'] })).toEqual([]);
});

test.each<[Partial<JobFilters>, ...JobSummary[]]>([
  [{ employment_type: ['full-time'] }, bank],
  [{ remote: ['hybrid'], company: ['Unknown'] }, clinic],
  [{ is_open: true }, ferry, clinic, bank],
  [{ has_pay: true }, bank],
  [{ posted_within: 1 }, clinic],
  [{ posted_within: 7 }, ferry, clinic, bank],
  [{ pay: euros(60) }, ...all],
  [{ pay: euros(61) }, ferry, clinic, undated],
  [{ pay: { ...euros(1), currency: 'USD' }, has_pay: true }],
  [{ pay: { ...euros(1), period: 'day' }, has_pay: true }],
])('%j keeps only the jobs that pass every filter', (filters, ...passing) => {
  expect(pass(filters)).toEqual(passing);
});

test('pay without an upper limit passes every filter by pay', () => {
  expect(pass({ pay: euros(1000) }, [bank, unlimited])).toEqual([unlimited]);
});

test('the active filters are listed in the order of the panel', () => {
  const some: JobFilters = { ...noFilters, company: ['Unknown'], posted_within: 7, is_open: true };
  expect(hasFilters(noFilters)).toBe(false);
  expect(activeFilters(some)).toEqual(['company', 'posted_within', 'is_open']);
  expect(activeFilters(withoutFilter(some, 'posted_within'))).toEqual(['company', 'is_open']);
});
