import fc from 'fast-check';
import { expect, test } from 'vitest';
import { changesBetween } from './changes.ts';

const pay = { min: 40, max: 40, currency: 'EUR', period: 'hour' };
const version = { title: 'Deckhand', pay, salary_range: null };

test('the changes contain only fields that differ', () => {
  expect(
    changesBetween<object>(version, {
      ...version,
      pay: { ...pay, min: 35, max: null },
      salary_range: 'meals',
    }),
  ).toEqual({
    before: { pay, salary_range: null },
    after: { pay: { ...pay, min: 35, max: null }, salary_range: 'meals' },
  });
});

test.each([
  ['the same object', version, version],
  ['the same fields in another order', version, { salary_range: null, pay: { ...pay }, title: 'Deckhand' }],
  [
    'objects that a database wrote in another order',
    { pay },
    { pay: Object.fromEntries(Object.entries(pay).toReversed()) },
  ],
])('%s does not count as a change', (_case, before, after) => {
  expect(changesBetween<object>(before, after)).toBeNull();
});

test.each([
  ['nothing, and none', { pay: null }, { pay }],
  ['a blank at the end', { title: 'Deckhand' }, { title: 'Deckhand ' }],
  ['a field that a version of before does not know', {}, { title: 'Deckhand' }],
])('%s counts as a change', (_case, before, after) => {
  expect(changesBetween<object>(before, after)).not.toBeNull();
});

test('applying the changes to one version gives the other, in both directions', () => {
  const value = fc.oneof(fc.string(), fc.constant(null), fc.record({ min: fc.integer(), max: fc.integer() }));
  const any = fc.record({ title: value, pay: value, location: value });
  fc.assert(
    fc.property(any, any, (before, after) => {
      const changes = changesBetween(before, after);
      expect({ ...before, ...changes?.after }).toEqual(after);
      expect({ ...after, ...changes?.before }).toEqual(before);
    }),
  );
});
