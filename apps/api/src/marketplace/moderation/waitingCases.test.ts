import { expect, test } from 'vitest';
import { describeWaiting } from './waitingCases.ts';

test.each([
  [{ open: 3, appealed: 1 }, 2, '3 cases and 1 appeal wait. 2 members of the staff can decide.'],
  [{ open: 1, appealed: 0 }, 1, '1 case waits. 1 member of the staff can decide.'],
  [{ open: 0, appealed: 0 }, 1, 'No case waits. 1 member of the staff can decide.'],
  [
    { open: 0, appealed: 1 },
    0,
    '1 appeal waits. Nobody can decide now: make someone a moderator, who also needs a second factor.',
  ],
])(
  'the sentences state the cases %j, and that %i members of the staff can decide',
  (totals, deciders, sentences) => {
    expect(describeWaiting(totals, deciders)).toBe(sentences);
  },
);
