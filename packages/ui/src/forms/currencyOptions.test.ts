import { expect, test } from 'vitest';
import { currencyOptions } from './currencyOptions.ts';

test('common currencies come first, with their names', () => {
  expect(currencyOptions('USD', 'en-US').slice(0, 2)).toEqual([
    { value: 'USD', label: 'USD – US Dollar' },
    { value: 'EUR', label: 'EUR – Euro' },
  ]);
});

test('every currency is offered once, even if the browser does not know it', () => {
  const values = currencyOptions('XQQ', 'en-US').map(({ value }) => value);
  expect(values).toEqual([...new Set(values)]);
  expect(values).toEqual(expect.arrayContaining(['KES', 'NOK', 'XQQ']));
});
