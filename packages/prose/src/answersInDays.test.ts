import { expect, test } from 'vitest';
import { answersInDays } from './answersInDays.ts';

test.each([
  ['five applications with decisions', { counted: 5, decided: 5, median_days: 3 }, 3],
  ['one of five without a decision', { counted: 5, decided: 4, median_days: 3 }, 3],
  ['too few applications', { counted: 4, decided: 4, median_days: 3 }, null],
  ['two of five without a decision', { counted: 5, decided: 3, median_days: 3 }, null],
  ['no application', { counted: 0, decided: 0, median_days: null }, null],
])('the number of days says how fast a client usually decides, with %s', (_title, record, days) => {
  expect(answersInDays(record)).toBe(days);
});
