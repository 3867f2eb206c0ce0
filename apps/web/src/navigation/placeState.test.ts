import { expect, test } from 'vitest';
import { placeIn, refinedPlace, unrefinedPlace, withPlace } from './placeState.ts';
import { hasAppliedIn, withToast } from './toastState.ts';

test('a place is added to the existing state of a navigation', () => {
  const state = withPlace(withToast('Application submitted!', { applied: true }).state, 'k1');
  expect(placeIn(state)).toBe('k1');
  expect(hasAppliedIn(state)).toBe(true);
  expect(placeIn(withPlace(state, 'k2'))).toBe('k2');
  expect(placeIn(withPlace(null, 'k3'))).toBe('k3');
});

test.each([null, undefined, 'text', 7, {}, { place: 7 }, []])('%j contains no place', (state) => {
  expect(placeIn(state)).toBeNull();
});

test('a refined place leads to the previous place', () => {
  expect(unrefinedPlace(refinedPlace('k1'))).toBe('k1');
  expect(unrefinedPlace('k1')).toBe('k1');
});
