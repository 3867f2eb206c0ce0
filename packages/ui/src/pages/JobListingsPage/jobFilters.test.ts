import type { JobSummary } from '@skillharbor/contract';
import { expect, test } from 'vitest';
import { filterJobs, filterOptions, hasFilters, noFilters, sortJobs } from './jobFilters.ts';

const base: JobSummary = {
  id: 1,
  title: 'Any job',
  company: 'Northwind Labs',
  category: 'tech',
  location: 'Lisbon, Portugal',
  short_description: 'Something to do.',
  salary_range: null,
  employment_type: 'contract',
  remote: 'hybrid',
  application_deadline: '2027-03-31',
  date_posted: '2027-02-20T09:00:00Z',
  is_open: true,
};
const ferry: JobSummary = { ...base, id: 1 };
const clinic: JobSummary = {
  ...base,
  id: 2,
  category: 'healthcare',
  company: 'Unknown',
  date_posted: '2027-02-22T09:00:00Z',
};
const bank: JobSummary = {
  ...base,
  id: 3,
  category: 'finance',
  location: 'Oslo, Norway',
  date_posted: '2027-02-21T09:00:00+02:00',
};
const undated: JobSummary = { ...base, id: 4, date_posted: null };
const all = [ferry, clinic, bank, undated];

test('no filters keep every job', () => {
  expect(filterJobs(all, noFilters)).toEqual(all);
});

test('a job matches any of the values chosen in a dimension', () => {
  expect(filterJobs(all, { ...noFilters, categories: ['finance', 'healthcare'] })).toEqual([clinic, bank]);
});

test('a job matches every dimension', () => {
  const filters = { categories: ['finance', 'tech'], locations: ['Oslo, Norway'], companies: [] } as const;
  expect(filterJobs(all, filters)).toEqual([bank]);
  expect(filterJobs(all, { ...filters, companies: ['Unknown'] })).toEqual([]);
});

test('newest or oldest first, without a date last', () => {
  expect(sortJobs(all, 'date')).toEqual([clinic, bank, ferry, undated]);
  expect(sortJobs([undated, ...all.slice(0, 3)], 'oldest')).toEqual([ferry, bank, clinic, undated]);
});

test('sorting keeps the order of equal dates, and the given list', () => {
  const twin = { ...ferry, id: 5 };
  const given = [ferry, twin, bank];
  expect(sortJobs(given, 'date')).toEqual([bank, ferry, twin]);
  expect(sortJobs(given, 'oldest')).toEqual([ferry, twin, bank]);
  expect(given).toEqual([ferry, twin, bank]);
});

test('the options are the distinct values, in alphabetical order', () => {
  expect(filterOptions(all)).toEqual({
    categories: ['finance', 'healthcare', 'tech'],
    locations: ['Lisbon, Portugal', 'Oslo, Norway'],
    companies: ['Northwind Labs', 'Unknown'],
  });
});

test('whether any filter is active', () => {
  expect(hasFilters(noFilters)).toBe(false);
  expect(hasFilters({ ...noFilters, companies: ['Unknown'] })).toBe(true);
});
