import { expect, test } from 'vitest';
import { deadlineOf } from './deadline.ts';

const today = '2027-02-27';

test.each([
  ['2027-02-26', { kind: 'closed' }],
  ['2027-02-27', { kind: 'near', days: 0 }],
  ['2027-02-28', { kind: 'near', days: 1 }],
  ['2027-03-02', { kind: 'near', days: 3 }],
  ['2027-03-03', { kind: 'later' }],
] as const)('a deadline on %s has the expected urgency', (application_deadline, expected) => {
  expect(deadlineOf({ application_deadline, is_open: true }, today)).toEqual(expected);
});

test('a job that accepts no applications counts as closed, whatever its deadline is', () => {
  expect(deadlineOf({ application_deadline: '2027-12-31', is_open: false }, today)).toEqual({
    kind: 'closed',
  });
});
