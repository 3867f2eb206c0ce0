import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseSalary } from './salary.ts';

test.each([
  ['€32 an hour', { currency: 'EUR', minimum: 32, maximum: 32, unit: 'HOUR' }],
  ['€48–55 an hour', { currency: 'EUR', minimum: 48, maximum: 55, unit: 'HOUR' }],
  ['€52,000 – €58,000 a year', { currency: 'EUR', minimum: 52_000, maximum: 58_000, unit: 'YEAR' }],
  ['£210 a day', { currency: 'GBP', minimum: 210, maximum: 210, unit: 'DAY' }],
  ['₹55,000–65,000 a month', { currency: 'INR', minimum: 55_000, maximum: 65_000, unit: 'MONTH' }],
  ['R$ 5,500 a month', { currency: 'BRL', minimum: 5500, maximum: 5500, unit: 'MONTH' }],
  ['A$52-60/hour', { currency: 'AUD', minimum: 52, maximum: 60, unit: 'HOUR' }],
  ['US$1,250.50 per week', { currency: 'USD', minimum: 1250.5, maximum: 1250.5, unit: 'WEEK' }],
  ['NOK 1,100 an hour', { currency: 'NOK', minimum: 1100, maximum: 1100, unit: 'HOUR' }],
  ['60,000 to 80,000 USD per year', { currency: 'USD', minimum: 60_000, maximum: 80_000, unit: 'YEAR' }],
])('the text %s is unambiguous', (text, pay) => {
  expect(parseSalary(text)).toEqual(pay);
});

test.each([
  ['$60–80 an hour', 'the dollars of which country'],
  ['C$68,000 a year', 'of Canada, or the córdobas of Nicaragua'],
  ['kr 400 an hour', 'the crowns of which country'],
  ['60 an hour', 'no currency'],
  ['ABC 60 an hour', 'no currency that is known'],
  ['€60 USD an hour', 'two currencies'],
  ['€60–£80 an hour', 'two currencies'],
  ['€3,600 for the project', 'no unit of time'],
  ['€280 an evening', 'no unit that search engines know'],
  ['€44,000', 'no unit'],
  ['€44,000 a year, pro rata', 'a condition'],
  ['up to €44,000 a year', 'a condition'],
  ['€1.500 a month', 'one and a half, or fifteen hundred'],
  ['€1,5 a month', 'a comma that separates no thousands'],
  ['€60–80k a year', 'sixty, or sixty thousand'],
  ['€80–60 an hour', 'a range that ends before it begins'],
  ['€0 an hour', 'nothing'],
  ['Competitive', 'no number'],
  ['', 'nothing at all'],
])('the text %s is ignored: %s', (text) => {
  expect(parseSalary(text)).toBeNull();
});

test('every amount that is read from a text occurs in the text', () => {
  const typed = fc
    .array(fc.constantFrom('€', '$', 'USD', ' ', '1', '20', '300', ',', '.', '–', 'to', ' an ', '/', 'hour'))
    .map((parts) => parts.join(''));
  fc.assert(
    fc.property(typed, (text) => {
      const pay = parseSalary(text);
      if (pay === null) return;
      const digits = text.replaceAll(',', '');
      expect(digits).toContain(String(pay.minimum));
      expect(digits).toContain(String(pay.maximum));
      expect(pay.maximum).toBeGreaterThanOrEqual(pay.minimum);
    }),
  );
});
