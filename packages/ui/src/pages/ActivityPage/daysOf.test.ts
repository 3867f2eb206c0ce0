import { accountActivity } from '@skillharbor/mocks';
import { expect, test } from 'vitest';
import { daysOf } from './daysOf.ts';

test('entries of the same UTC day are grouped, and keep their order', () => {
  const days = daysOf(accountActivity.slice(0, 4));
  expect(days.map(({ date, happened }) => [date, happened.map(({ event }) => event)])).toEqual([
    ['2026-06-15', ['logged_in', 'logged_out']],
    ['2026-06-14', ['name_changed', 'logged_in']],
  ]);
});

test('an empty list has no days', () => {
  expect(daysOf([])).toEqual([]);
});
