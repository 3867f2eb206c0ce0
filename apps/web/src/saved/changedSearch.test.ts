import { expect, test } from 'vitest';
import { changedSearch } from './changedSearch.ts';

const saved = {
  kind: 'jobs',
  conditions: {
    search: 'ferry',
    located_in: ['DE', 'FR'],
    pay_min: 60,
    pay_currency: 'EUR',
    pay_period: 'hour',
    is_open: true,
  },
} satisfies Parameters<typeof changedSearch>[0];
const form = { name: 'Ferries', frequency: 'weekly', words: 'ferry' } as const;

test('the changed search keeps conditions that the form does not show', () => {
  const filters = ['located_in', 'pay', 'is_open'];
  expect(changedSearch(saved, { ...form, filters })).toEqual({
    name: 'Ferries',
    frequency: 'weekly',
    ...saved,
  });
});

test('the changed search lacks the words and the filters that were cleared', () => {
  expect(changedSearch(saved, { ...form, words: '', filters: ['is_open'] }).conditions).toEqual({
    is_open: true,
  });
});

test('the changed search for freelancers lacks each skill that was cleared, and a cleared rate together with its currency', () => {
  const search = {
    kind: 'freelancers',
    conditions: { skill: [3, 5], availability: ['Busy'], rate_max: 60, rate_currency: 'EUR' },
  } satisfies Parameters<typeof changedSearch>[0];
  const filters = ['skill 5', 'availability'];
  expect(changedSearch(search, { ...form, words: 'cook', filters })).toEqual({
    kind: 'freelancers',
    name: 'Ferries',
    frequency: 'weekly',
    conditions: { search: 'cook', skill: [5], availability: ['Busy'] },
  });
  expect(changedSearch(search, { ...form, filters: ['rate'] }).conditions).toEqual({
    search: 'ferry',
    rate_max: 60,
    rate_currency: 'EUR',
  });
});
