import { expect, test } from 'vitest';
import { moderation } from '../../messages/moderation.ts';
import { emptyRuling, rulingOf, validateRuling } from './rulingValues.ts';
import type { RulingValues } from './rulingValues.ts';

const format = { number: (value: number) => String(value) };
const problems = (values: Partial<RulingValues>) =>
  validateRuling({ ...emptyRuling, ...values }, moderation.decide, format);

test('a dismissal needs neither a rule nor a reason', () => {
  expect(problems({})).toEqual({ action: ['Choose what should happen.'] });
  expect(problems({ action: 'dismiss' })).toEqual({});
  expect(rulingOf({ ...emptyRuling, action: 'dismiss', reason: 'Typed before.' })).toEqual({
    action: 'dismiss',
  });
});

test('every other ruling needs a rule and a reason', () => {
  expect(problems({ action: 'hide', reason: ' ' })).toEqual({
    rule: ['Choose the rule.'],
    reason: ['Give the reason.'],
  });
});

test.each(['', '0', '366', 'two', '1.5'])('a suspension cannot last %j days', (days) => {
  const values = { action: 'suspend', rule: 'spam', reason: 'Again.', days } as const;
  expect(problems(values)).toEqual({ days: ['Enter a number from 1 to 365.'] });
});

test('a suspension is sent with its number of days', () => {
  const values = { action: 'suspend', rule: 'spam', reason: ' Again. ', days: '30' } as const;
  expect(rulingOf(values)).toEqual({ action: 'suspend', rule: 'spam', reason: 'Again.', days: 30 });
});
