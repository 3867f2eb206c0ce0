import { expect, test } from 'vitest';
import { createFormat } from './format.ts';

const format = createFormat('en-US');

test('times are shown in the user’s time zone, and days without a time are the same in every time zone', () => {
  const tokyo = createFormat('en-US', 'Asia/Tokyo');
  expect(tokyo.date('2026-11-20T23:59:59Z')).toBe('Nov 21, 2026');
  expect(tokyo.dateTime('2026-11-20T08:05:00Z')).toBe('Nov 20, 2026, 5:05 PM GMT+9');
  for (const zone of ['Pacific/Kiritimati', 'Pacific/Pago_Pago'])
    expect(createFormat('en-US', zone).date('2026-11-20')).toBe('Nov 20, 2026');
});

test('times are in UTC if the browser does not know the time zone', () => {
  const newer = createFormat('en-US', 'Mars/Olympus');
  expect(newer.dateTime('2026-11-20T08:05:00Z')).toBe('Nov 20, 2026, 8:05 AM UTC');
});

test('times are shown as UTC days if no time zone is set', () => {
  expect(format.date('2026-11-20')).toBe('Nov 20, 2026');
  expect(format.date('2026-11-20T23:59:59Z')).toBe('Nov 20, 2026');
  expect(format.dateTime('2026-11-20T08:05:00Z')).toBe('Nov 20, 2026, 8:05 AM UTC');
  expect(format.time('2026-11-20T08:05:00Z')).toBe('8:05 AM UTC');
});

test('sums have the symbol of their currency', () => {
  expect(format.money(1200, 'USD')).toBe('$1,200');
  expect(format.money(85.5, 'EUR')).toBe('€85.50');
});

test.each([
  [0, '0 bytes'],
  [1, '1 byte'],
  [1023, '1,023 bytes'],
  [1024, '1 kB'],
  [300_000, '293 kB'],
  [1_300_000, '1.2 MB'],
  [5 * 1024 * 1024, '5 MB'],
])('%i bytes are formatted with a suitable unit', (bytes, text) => {
  expect(format.fileSize(bytes)).toBe(text);
});

test.each([
  ['2026-11-20', 'today'],
  ['2026-11-21', 'tomorrow'],
  ['2026-11-19', 'yesterday'],
  ['2026-11-23', 'in 3 days'],
  ['2026-11-01', '3 weeks ago'],
  ['2026-05-20', '6 months ago'],
])('%s is relative to 2026-11-20', (iso, text) => {
  expect(format.relativeDays(iso, '2026-11-20')).toBe(text);
});

test('a later time on the current UTC day is formatted as today', () => {
  expect(format.relativeDays('2026-11-20T23:30:00Z', '2026-11-20T00:10:00Z')).toBe('today');
});

test.each([
  ['2026-03', '2026-05', 'March – May 2026'],
  ['2026-05', '2026-05', 'May 2026'],
  ['2025-11', '2026-02', 'November 2025 – February 2026'],
])('the months from %s to %s name each year once', (from, to, text) => {
  // The dash of a range is surrounded by narrow spaces, which are replaced with ordinary ones before the comparison.
  expect(format.months(from, to).replaceAll(/\s/g, ' ')).toBe(text);
});

test('a list is joined with ‘or’ if it is a disjunction, and a single item stays as it is', () => {
  expect(format.list(['PDF', 'DOC', 'DOCX'], 'disjunction')).toBe('PDF, DOC, or DOCX');
  expect(format.list(['Design'])).toBe('Design');
});
