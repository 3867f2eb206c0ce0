import type { JobSummary } from '@skillharbor/contract';

/** Provides an ordinary job for tests, and other jobs that differ from it in some fields. */
export const ferry: JobSummary = {
  id: 1,
  title: 'Any job',
  company: 'Northwind Labs',
  company_slug: 'northwind-labs',
  company_logo: null,
  category: 'tech',
  location: 'Lisbon, Portugal',
  short_description: 'Something to do.',
  salary_range: null,
  pay: null,
  employment_type: 'contract',
  remote: 'hybrid',
  application_deadline: '2027-03-31',
  date_posted: '2027-02-20T09:00:00Z',
  is_open: true,
  places_left: null,
  positions: 1,
  country: null,
  hire_from: null,
};
export const clinic: JobSummary = {
  ...ferry,
  id: 2,
  category: 'healthcare',
  company: 'Unknown',
  date_posted: '2027-02-22T09:00:00Z',
};
export const bank: JobSummary = {
  ...ferry,
  id: 3,
  category: 'finance',
  location: 'Oslo, Norway',
  employment_type: 'full-time',
  remote: 'onsite',
  pay: { min: 40, max: 60, currency: 'EUR', period: 'hour' },
  date_posted: '2027-02-21T09:00:00+02:00',
};
export const undated: JobSummary = { ...ferry, id: 4, date_posted: null, is_open: false };
