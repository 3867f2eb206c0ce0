import type { JobFacets } from '@skillharbor/contract';
import { expect, test } from 'vitest';
import { noFilters } from './jobFilters.ts';
import { strictestFilter } from './strictestFilter.ts';

const facets: JobFacets = {
  category: {
    is_exact: true,
    values: [
      { value: 'tech', count: 3 },
      { value: 'other', count: 2 },
    ],
  },
  location: {
    is_exact: true,
    values: [
      { value: 'Oslo', count: 12 },
      { value: 'Kyiv', count: 0 },
    ],
  },
  company: { is_exact: true, values: [{ value: 'Quay', count: 0 }] },
  employment_type: { is_exact: false, values: [{ value: 'contract', count: 1_000 }] },
  remote: { is_exact: true, values: [] },
  located_in: { is_exact: true, values: [] },
  posted_within: { is_exact: true, values: [] },
  has_pay: { is_exact: true, values: [] },
  is_open: { is_exact: true, values: [] },
};

test('the strictest filter is the one whose removal leaves the most jobs', () => {
  const filters = { ...noFilters, category: ['finance' as const], location: ['Kyiv'], is_open: true };
  expect(strictestFilter(filters, facets)).toEqual({ name: 'location', left: 12 });
  expect(strictestFilter({ ...filters, location: [] }, facets)).toEqual({ name: 'category', left: 5 });
});

test('the strictest filter is one without counts if removing any other filter leaves no jobs', () => {
  const filters = { ...noFilters, company: ['Quay'], posted_within: 1 as const };
  expect(strictestFilter(filters, facets)).toEqual({ name: 'posted_within', left: null });
  expect(strictestFilter({ ...noFilters, company: ['Quay'] }, facets)).toBeNull();
  expect(strictestFilter({ ...noFilters, category: ['tech'] }, null)).toEqual({
    name: 'category',
    left: null,
  });
});
