import { expect, test } from 'vitest';
import { freelancers } from '../../messages/freelancers.ts';
import { readRange, typedRange } from './rateRange.ts';

const messages = freelancers.directory;
const read = (min: string, max: string, currency = 'USD') => readRange({ min, max, currency }, messages);

test('a range of rates is a filter only if it has at least one limit', () => {
  expect(read('20', '80.50', 'EUR')).toEqual({ range: { min: 20, max: 80.5, currency: 'EUR' } });
  expect(read('', '1,200.00')).toEqual({ range: { max: 1200, currency: 'USD' } });
  expect(read('0', ' ')).toEqual({ range: { min: 0, currency: 'USD' } });
  expect(read('', '')).toEqual({ range: null });
});

test('invalid amounts are reported at their fields', () => {
  expect(read('much', '-1')).toEqual({
    errors: { min: messages.rateInvalid, max: messages.rateInvalid },
  });
  expect(read('', '100001')).toEqual({ errors: { max: messages.rateInvalid } });
  expect(read('80', '20')).toEqual({ errors: { max: messages.rateReversed } });
});

test('a range of rates is converted to the texts of the form’s fields', () => {
  expect(typedRange({ max: 80, currency: 'EUR' })).toEqual({ min: '', max: '80', currency: 'EUR' });
  expect(typedRange(null)).toEqual({ min: '', max: '', currency: 'USD' });
});
