import { expect, test } from 'vitest';
import { changedSearch } from './useSavedConditions.ts';

const saved = {
  conditions: {
    search: 'ferry',
    located_in: ['DE', 'FR'],
    pay_min: 60,
    pay_currency: 'EUR',
    pay_period: 'hour',
    is_open: true,
  },
} as const satisfies Parameters<typeof changedSearch>[0];
const form = { name: 'Ferries', frequency: 'weekly', words: 'ferry' } as const;

test('keeps what the form does not show', () => {
  const filters = ['located_in', 'pay', 'is_open'];
  expect(changedSearch(saved, { ...form, filters })).toEqual({
    name: 'Ferries',
    frequency: 'weekly',
    ...saved,
  });
});

test('drops the filters that were cleared, and the words', () => {
  expect(changedSearch(saved, { ...form, words: '', filters: ['is_open'] }).conditions).toEqual({
    is_open: true,
  });
});
