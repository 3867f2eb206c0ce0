import { english } from '@skillharbor/ui/messages';
import type { JobFilters } from '@skillharbor/ui/pages';
import { expect, test } from 'vitest';
import { englishAppMessages } from '../language/messages.ts';
import { jobsHead } from './jobsHead.ts';

const titleOf = (filters: JobFilters, words: string) =>
  english.jobs.listings.summary.title({ ...filters, words, pay: null }, (items) => items.join(' or '));

test.each([
  ['', 'Explore Job Listings', '/jobs'],
  ['category=tech&page=2', 'Tech Jobs, page 2', '/jobs?category=tech&page=2'],
  ['search=design', 'Jobs for “design”', null],
  ['search=design&category=tech', 'Tech Jobs for “design”', null],
  ['search=design&sort=oldest&page=3', 'Jobs for “design”, page 3', null],
  ['sort=oldest', 'Explore Job Listings', null],
  ['sort=date', 'Explore Job Listings', '/jobs'],
  ['category=tech&category=finance', 'Tech or Finance Jobs', null],
  ['location=Kyiv&remote=remote', 'Remote Jobs in Kyiv', null],
  ['category=tech&is_open=true', 'Tech Jobs, open for applications', null],
  ['location=Kyiv&page=2', 'Jobs in Kyiv, page 2', null],
  ['category=boats&page=2', 'Explore Job Listings, page 2', '/jobs?page=2'],
])('%s: %s', (query, title, canonical) => {
  const head = jobsHead(new URLSearchParams(query), english.jobs, englishAppMessages, titleOf);
  expect(head.title).toBe(title);
  expect(head.preview.canonical).toBe(canonical);
});
