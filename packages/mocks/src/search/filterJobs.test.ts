import type { Job } from '@skillharbor/contract';
import { describe, expect, test } from 'vitest';
import { job as anyJob } from '../fixtures/jobs.ts';
import { facetsOf, filterJobs } from './filterJobs.ts';
import type { Filters } from './filterJobs.ts';

const now = '2027-03-10T12:00:00Z';
const hourly = { min: 40, max: 60, currency: 'USD', period: 'hour' } as const;

const ferry: Job = {
  ...anyJob,
  id: 1,
  category: 'tech',
  location: 'Oslo, Norway',
  company: 'Quay',
  employment_type: 'contract',
  remote: 'remote',
  pay: hourly,
  date_posted: '2027-03-09T12:00:00Z',
  is_open: true,
};
const clinic: Job = { ...ferry, id: 2, category: 'healthcare', pay: null, is_open: false };
const bank: Job = { ...ferry, id: 3, category: 'finance', location: 'Lisbon, Portugal', remote: 'onsite' };
const old: Job = { ...ferry, id: 4, date_posted: '2027-02-01T12:00:00Z', pay: { ...hourly, max: null } };
const all = [ferry, clinic, bank, old];

describe('filters', () => {
  test.each<[Filters, ...Job[]]>([
    [{}, ...all],
    [{ category: [] }, ...all],
    [{ category: ['finance', 'healthcare'] }, clinic, bank],
    [{ category: ['finance', 'tech'], location: ['Oslo, Norway'] }, ferry, old],
    [{ company: ['Mill'] }],
    [{ remote: ['onsite'], employment_type: ['contract'] }, bank],
    [{ pay_min: 60 }, ...all],
    [{ pay_min: 61 }, clinic, old],
    [{ pay_min: 61, has_pay: true }, old],
    [{ pay_min: 10, pay_currency: 'EUR' }, clinic],
    [{ pay_min: 10, pay_period: 'day' }, clinic],
    [{ has_pay: true }, ferry, bank, old],
    [{ posted_within: 1 }, ferry, clinic, bank],
    [{ posted_within: 30 }, ferry, clinic, bank],
    [{ is_open: true }, ferry, bank, old],
  ])('%j finds the expected jobs', (filters, ...passing) => {
    expect(filterJobs(all, filters, now)).toEqual(passing);
  });

  test('a job without a date matches no "posted within" filter', () => {
    expect(filterJobs([{ ...ferry, date_posted: null }], { posted_within: 30 }, now)).toEqual([]);
  });
});

describe('the facets', () => {
  test('count the jobs that pass all other filters, highest counts first', () => {
    const { category, location, posted_within, has_pay, is_open } = facetsOf(
      all,
      { category: ['finance'], location: ['Oslo, Norway'] },
      now,
    );
    expect(category.values).toEqual([
      { value: 'tech', count: 2 },
      { value: 'healthcare', count: 1 },
      { value: 'finance', count: 0 },
    ]);
    expect(location.values).toEqual([
      { value: 'Lisbon, Portugal', count: 1 },
      { value: 'Oslo, Norway', count: 0 },
    ]);
    for (const { values } of [posted_within, has_pay, is_open])
      expect(values.map(({ count }) => count)).toEqual(values.map(() => 0));
  });

  test('include the selected values that no job has', () => {
    expect(facetsOf(all, { company: ['Mill'] }, now).company.values).toEqual([
      { value: 'Quay', count: 4 },
      { value: 'Mill', count: 0 },
    ]);
  });

  test('have at most 200 values in addition to the selected ones', () => {
    const many = Array.from({ length: 300 }, (_, index) => ({ ...ferry, company: `Company ${index + 100}` }));
    const { values } = facetsOf(many, { company: ['Company 399'] }, now).company;
    expect(values).toHaveLength(201);
    expect(values.at(-1)).toEqual({ value: 'Company 399', count: 1 });
  });

  test('count the jobs that were posted within each period', () => {
    expect(facetsOf(all, {}, now).posted_within.values).toEqual([
      { value: 30, count: 3 },
      { value: 7, count: 3 },
      { value: 1, count: 3 },
    ]);
  });
});
