import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { twoReadings } from '../primitives/NumberField/twoReadings.ts';
import { parseAmount } from './amount.ts';

const MAXIMUM = 10_000_000;

test.each([
  ['72', 72],
  [' 72.5 ', 72.5],
  ['72.50', 72.5],
  ['1200', 1200],
  ['1,200.00', 1200],
  ['1,200,000', 1_200_000],
  ['1,200,000.25', 1_200_000.25],
  ['0', 0],
  ['72,5', 72.5],
  ['72,50', 72.5],
  ['1.200,5', 1200.5],
  ['1.200.000,25', 1_200_000.25],
  ['٧٢٫٥', 72.5],
  ['١٬٢٠٠', 1200],
  ['٧٢،٥', 72.5],
  ['۷۲٫۵۰', 72.5],
])('%s is an amount', (text, amount) => {
  expect(parseAmount(text, MAXIMUM)).toBe(amount);
});

test.each([
  '',
  'a lot',
  '-1',
  '1e3',
  '1,200,00',
  '1.200.00',
  '0.555',
  '60.0055',
  '1200.555',
  '٧٢٫٥٥٥',
  '60–80',
  '$60',
  '12.00,00',
  '10000001',
])('“%s” is not an amount, and has no possible readings', (text) => {
  expect(parseAmount(text, MAXIMUM)).toBeNull();
  expect(twoReadings(text)).toBeNull();
});

describe('an ambiguous amount', () => {
  test.each([
    ['72.555', '72555', '72.56'],
    ['72,555', '72555', '72,56'],
    ['1.200', '1200', '1.20'],
    ['1,999', '1999', '2,00'],
    ['٧٢.٥٥٥', '72555', '72.56'],
    ['٧٢،٥٥٥', '72555', '72,56'],
  ])('%s may mean %s or %s', (text, whole, decimal) => {
    expect(twoReadings(text)).toEqual([whole, decimal]);
  });

  const digits = fc.constantFrom('0123456789', '٠١٢٣٤٥٦٧٨٩', '۰۱۲۳۴۵۶۷۸۹');
  const written = (figures: string, as: string) =>
    figures.replaceAll(/\d/g, (digit) => as[Number(digit)] ?? '');

  test('is never guessed, and each reading that is offered is unambiguous', () => {
    const thousands = fc.integer({ min: 1, max: 999 });
    const rest = fc.integer({ min: 0, max: 999 }).map((number) => String(number).padStart(3, '0'));
    fc.assert(
      fc.property(thousands, fc.constantFrom('.', ','), rest, digits, (before, separator, after, as) => {
        const text = written(`${before}${separator}${after}`, as);
        expect(parseAmount(text, MAXIMUM)).toBeNull();
        const readings = twoReadings(text) ?? [];
        const [whole, decimal] = readings.map((reading) => parseAmount(reading, MAXIMUM));
        expect(whole).toBe(Number(`${before}${after}`));
        expect(decimal).toBeCloseTo(Number(`${before}.${after}`), 1);
      }),
    );
  });

  test('is the only formatted amount that cannot be read', () => {
    const locale = fc.constantFrom('en-US', 'de-DE', 'ar-u-nu-arab', 'ar-u-nu-latn', 'fa-IR');
    const cents = fc.integer({ min: 0, max: MAXIMUM * 100 });
    fc.assert(
      fc.property(locale, cents, fc.boolean(), (chosen, amount, useGrouping) => {
        const text = new Intl.NumberFormat(chosen, { useGrouping }).format(amount / 100);
        fc.pre(twoReadings(text) === null);
        expect(parseAmount(text, MAXIMUM)).toBe(amount / 100);
      }),
    );
  });
});
