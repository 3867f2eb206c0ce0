import { expect, test } from 'vitest';
import { closingDay, defaultDecisionDate } from './decisionDates.ts';

test('the decision date is 14 days after the deadline, and applications are closed a week later', () => {
  expect(defaultDecisionDate('2026-02-20')).toBe('2026-03-06');
  expect(closingDay('2026-12-28')).toBe('2027-01-04');
});
