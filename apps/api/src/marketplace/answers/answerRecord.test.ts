import { expect, test } from 'vitest';
import { answerRecord } from './answerRecord.ts';
import type { AnswerTally } from './answerRecord.ts';

const tally = (tally: Partial<AnswerTally>): AnswerTally => ({
  status: 'rejected',
  days: null,
  isDue: false,
  count: 1,
  ...tally,
});
const answered = (days: number, count = 1) => tally({ days, count });

test.each([
  ['no application', [], { counted: 0, answered: 0, median_days: null }],
  ['one answer', [answered(3)], { counted: 1, answered: 1, median_days: 3 }],
  [
    'acceptances and declines alike',
    [tally({ status: 'accepted', days: 1 }), answered(1)],
    { counted: 2, answered: 2, median_days: 1 },
  ],
  ['half of the answers within a day', [answered(9), answered(1)], { median_days: 1 }],
  ['fewer than half within a day', [answered(9, 3), answered(1, 2)], { median_days: 9 }],
  ['many alike', [answered(2, 1_000), answered(365)], { counted: 1_001, median_days: 2 }],
  ['withdrawn ones', [tally({ status: 'withdrawn', isDue: true })], { counted: 0 }],
  ['pending ones that can still be answered in time', [tally({ status: 'pending' })], { counted: 0 }],
  ['pending ones that are due', [tally({ status: 'pending', isDue: true })], { counted: 1, answered: 0 }],
  [
    'closed ones beside answers',
    [tally({ status: 'closed', isDue: true, count: 3 }), answered(2, 41)],
    { counted: 44, answered: 41, median_days: 2 },
  ],
])('the record of %s', (_title, tallies, record) => {
  expect(answerRecord(tallies)).toMatchObject(record);
});
