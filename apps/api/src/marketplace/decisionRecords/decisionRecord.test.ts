import { expect, test } from 'vitest';
import { decisionRecord } from './decisionRecord.ts';
import type { DecisionTally } from './decisionRecord.ts';

const tally = (tally: Partial<DecisionTally>): DecisionTally => ({
  status: 'rejected',
  days: null,
  isDue: false,
  count: 1,
  ...tally,
});
const decided = (days: number, count = 1) => tally({ days, count });

test.each([
  ['no application', [], { counted: 0, decided: 0, median_days: null }],
  ['one decision', [decided(3)], { counted: 1, decided: 1, median_days: 3 }],
  [
    'an acceptance and a decline',
    [tally({ status: 'accepted', days: 1 }), decided(1)],
    { counted: 2, decided: 2, median_days: 1 },
  ],
  ['half of the decisions within a day', [decided(9), decided(1)], { median_days: 1 }],
  ['fewer than half of the decisions within a day', [decided(9, 3), decided(1, 2)], { median_days: 9 }],
  [
    'many decisions after the same time',
    [decided(2, 1_000), decided(365)],
    { counted: 1_001, median_days: 2 },
  ],
  ['withdrawn applications', [tally({ status: 'withdrawn', isDue: true })], { counted: 0 }],
  ['pending applications whose decision date has not passed', [tally({ status: 'pending' })], { counted: 0 }],
  [
    'pending applications whose decision date has passed',
    [tally({ status: 'pending', isDue: true })],
    { counted: 1, decided: 0 },
  ],
  [
    'closed applications and decisions',
    [tally({ status: 'closed', isDue: true, count: 3 }), decided(2, 41)],
    { counted: 44, decided: 41, median_days: 2 },
  ],
])('the decision record has the right counts and median for %s', (_title, tallies, record) => {
  expect(decisionRecord(tallies)).toMatchObject(record);
});
