import { expect, test } from 'vitest';
import { chosenAfter, emptyHiring, hiringIn, hiringValues } from './hiringValues.ts';
import type { HiringValues } from './hiringValues.ts';

const filled: HiringValues = {
  country: 'PT',
  hire_from: ['EU', 'CH'],
  overlap_hours: ' 4 ',
  overlap_time_zone: 'Europe/Lisbon',
};
const places = { kind: 'places', places: ['EU', 'CH'] };
const overlap = { hours: 4, time_zone: 'Europe/Lisbon' };

test('an empty form sends no places, country or overlap', () => {
  const nothing = { country: null, hire_from: null, overlap: null };
  expect(hiringIn({ ...emptyHiring, remote: 'hybrid' })).toEqual(nothing);
  expect(hiringValues(nothing)).toEqual(emptyHiring);
});

test('each type of work sends only the fields that apply to it, and the form keeps the other fields', () => {
  expect(hiringIn({ ...filled, remote: 'hybrid' })).toEqual({ country: 'PT', hire_from: places, overlap });
  expect(hiringIn({ ...filled, remote: 'remote' })).toEqual({ country: null, hire_from: places, overlap });
  expect(hiringIn({ ...filled, remote: 'onsite' })).toEqual({
    country: 'PT',
    hire_from: null,
    overlap: null,
  });
});

test('‘anywhere’ and places exclude each other, and the newer choice replaces the older', () => {
  expect(chosenAfter(['PT'], ['PT', 'ES'])).toEqual(['PT', 'ES']);
  expect(chosenAfter(['PT', 'ES'], ['PT', 'ES', 'anywhere'])).toEqual(['anywhere']);
  expect(chosenAfter(['anywhere'], ['anywhere', 'PT'])).toEqual(['PT']);
  expect(chosenAfter(['anywhere'], [])).toEqual([]);
});
