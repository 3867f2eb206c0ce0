import { expect, test } from 'vitest';
import { listSummary as arabicSummary } from '../../messages/arabic/listSummary.ts';
import { jobFilters as arabic } from '../../messages/arabic/jobFilters.ts';
import { listSummary as germanSummary } from '../../messages/german/listSummary.ts';
import { jobFilters as german } from '../../messages/german/jobFilters.ts';
import { jobFilters as english } from '../../messages/jobFilters.ts';
import { companyLabel } from './filterOptions.ts';
import { noFilters } from './jobFilters.ts';

/** The server uses this name for clients without a company. */
const noCompany = 'Unknown';

test.each([
  ['English', english, 'Unknown'],
  ['German', german, 'Nicht genannt'],
  ['Arabic', arabic, 'غير مذكورة'],
])('the filter names clients without a company in %s', (_, messages, label) => {
  expect(companyLabel(noCompany, messages)).toBe(label);
  expect(companyLabel('North Pier Ferries', messages)).toBe('North Pier Ferries');
});

test.each([
  ['German', germanSummary, 'ungenannten Unternehmen'],
  ['Arabic', arabicSummary, 'شركات غير مذكورة'],
])('the summary of the list names clients without a company in %s', (_, { title }, words) => {
  const subject = { ...noFilters, pay: null, words: '', company: [noCompany] };
  const said = title(subject, (items) => items.join());
  expect(said).toContain(words);
  expect(said).not.toContain(noCompany);
});
