import type { Pay } from '@skillharbor/contract';
import { describe, expect, test } from 'vitest';
import { client } from '../../messages/client.ts';
import { emptyPay, payIn, payProblems, payValues } from './payValues.ts';

const typed = (pay_min: string, pay_max: string) => ({ ...emptyPay, pay_min, pay_max });
const problems = (min: string, max: string) => payProblems(typed(min, max), client.jobForm.errors);

describe('the pay', () => {
  test.each<[string, string, Pick<Pay, 'min' | 'max'> | null]>([
    ['60', '75', { min: 60, max: 75 }],
    ['1,200.50', '1,200.50', { min: 1200.5, max: 1200.5 }],
    ['4000', ' ', { min: 4000, max: null }],
    ['', '', null],
    ['', '75', null],
    ['75', '60', null],
    ['60', 'more', null],
    ['60–75', '', null],
  ])('a pay from “%s” to “%s” is read as %j', (min, max, amounts) => {
    expect(payIn(typed(min, max))).toEqual(amounts && { ...amounts, currency: 'USD', period: 'hour' });
  });

  test('is unchanged after the form has read and written it', () => {
    const pay: Pay = { min: 0.07, max: 1_000_000, currency: 'KES', period: 'project' };
    expect(payIn(payValues(pay))).toEqual(pay);
    expect(payIn(payValues({ ...pay, max: null }))).toEqual({ ...pay, max: null });
    expect(payIn(payValues(null))).toBeNull();
  });
});

describe('the errors of the pay', () => {
  test.each([
    ['', ''],
    ['60', ''],
    ['60', '60'],
    ['60', '75'],
  ])('are empty from “%s” to “%s”', (min, max) => {
    expect(problems(min, max)).toEqual({ pay_min: undefined, pay_max: undefined });
  });

  test.each([
    ['75', '60', { pay_max: 'The upper amount is below the lower one.' }],
    ['', '60', { pay_min: 'Enter the lower amount as well.' }],
    ['lots', '', { pay_min: 'Enter an amount such as 60 or 1,200.50.' }],
    ['60', '75.0055', { pay_max: 'Enter an amount such as 60 or 1,200.50.' }],
  ])('the errors of a pay from “%s” to “%s” are %j', (min, max, expected) => {
    expect(problems(min, max)).toMatchObject(expected);
  });
});
