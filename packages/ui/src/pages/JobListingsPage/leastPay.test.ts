import { expect, test } from 'vitest';
import { leastPayIn } from './leastPay.ts';

const hourly = { currency: 'EUR', period: 'hour' } as const;

test.each([
  ['60', { min: 60, ...hourly }],
  [' 4,000.50 ', { min: 4000.5, ...hourly }],
  ['', null],
  ['  ', null],
  ['0', null],
  ['60 €', undefined],
  ['a lot', undefined],
  ['99999999999', undefined],
])('"%s" means the minimum pay %j', (text, pay) => {
  expect(leastPayIn(text, hourly)).toEqual(pay);
});
