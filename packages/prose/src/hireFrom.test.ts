import { expect, test } from 'vitest';
import { isLocatedIn, locatedInCounts, membersOf, withoutContained } from './hireFrom.ts';

test('the EU has 27 members, and the EEA has three more', () => {
  expect(membersOf('EU')).toHaveLength(27);
  expect(membersOf('EEA').filter((code) => !membersOf('EU').includes(code))).toEqual(['IS', 'LI', 'NO']);
});

test('places within another place of the list are left out', () => {
  expect(withoutContained(['PT', 'EU', 'CH'])).toEqual(['EU', 'CH']);
  expect(withoutContained(['EU', 'NO', 'EEA', 'GB'])).toEqual(['EEA', 'GB']);
});

test('a hybrid job that names places hires only from these places, and not from the country of the work', () => {
  const job = { country: 'PT', hire_from: { kind: 'places', places: ['NO'] } } as const;
  expect(isLocatedIn({ ...job, hire_from: { ...job.hire_from, places: ['NO'] } }, ['PT'])).toBe(false);
  expect(isLocatedIn({ country: 'PT', hire_from: null }, ['PT'])).toBe(true);
});

test('the count of a country includes the jobs of its groups, and those that hire from anywhere', () => {
  const counts = new Map([
    ['PT', 2],
    ['EU', 3],
    ['anywhere', 5],
    ['not_stated', 7],
  ]);
  const countOf = (value: string) =>
    locatedInCounts(counts, ['BR']).find((one) => one.value === value)?.count;
  expect(['PT', 'DE', 'BR', 'NO', 'anywhere', 'not_stated'].map(countOf)).toEqual([
    10,
    8,
    5,
    undefined,
    5,
    7,
  ]);
});
