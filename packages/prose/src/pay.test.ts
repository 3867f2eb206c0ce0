import { describe, expect, test } from 'vitest';
import { englishJobWords } from './jobWords/english.ts';
import { formatMoney, formatPay } from './pay.ts';
import type { Amounts } from './pay.ts';

const { pay } = englishJobWords;
type Pay = Amounts<keyof typeof pay.per>;

const hourly: Pay = { min: 60, max: 75, currency: 'EUR', period: 'hour' };
const inWords = (change: Partial<Pay>, locale = 'en-US') => formatPay({ ...hourly, ...change }, pay, locale);

describe('the pay of a job', () => {
  test.each<[string, Partial<Pay>]>([
    ['€60–75 an hour', {}],
    ['€60 an hour', { max: 60 }],
    ['€60–72.50 an hour', { max: 72.5 }],
    ['from $4,000 a month', { min: 4_000, max: null, currency: 'USD', period: 'month' }],
    ['£1,200 for the project', { min: 1_200, max: 1_200, currency: 'GBP', period: 'project' }],
    ['CA$95,000–110,000 a year', { min: 95_000, max: 110_000, currency: 'CAD', period: 'year' }],
    ['¥30,000 a day', { min: 30_000, max: 30_000, currency: 'JPY', period: 'day' }],
  ])('is written as “%s”', (text, change) => {
    expect(inWords(change)).toBe(text);
  });

  test('shows decimals that a currency does not use, and does not round them', () => {
    expect(inWords({ min: 60.25, max: 60.75, currency: 'JPY' })).toBe('¥60.25–60.75 an hour');
  });

  test('accepts any currency code, and separates it from the number', () => {
    expect(inWords({ currency: 'KES' })).toBe('KES\u00a060–75 an hour');
  });

  test.each([
    ['de-DE', '60–75\u00a0€ an hour'],
    ['en-GB', '€60–75 an hour'],
    ['fr-FR', '60–75\u00a0€ an hour'],
  ])('has the currency in the usual position for %s', (locale, text) => {
    expect(inWords({}, locale)).toBe(text);
  });

  test('keeps the marks that determine its order in right-to-left text', () => {
    expect(inWords({}, 'he')).toBe('\u200f60–75\u00a0\u200f€ an hour');
  });
});

test('money is shown with cents only if there are any', () => {
  expect(formatMoney(85, 'USD', 'en-US')).toBe('$85');
  expect(formatMoney(85.5, 'USD', 'en-US')).toBe('$85.50');
  expect(formatMoney(1200, 'CAD', 'en-US')).toBe('CA$1,200');
});

test('in right-to-left text, the sign of a currency stays with its letters', () => {
  expect(formatMoney(60, 'USD', 'ar-u-nu-latn')).toBe('\u200f60\u00a0US$\u200e');
  expect(inWords({ currency: 'USD' }, 'ar-u-nu-latn')).toBe('\u200f60–75\u00a0US$\u200e an hour');
});
