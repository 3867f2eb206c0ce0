import { expect, test } from 'vitest';
import { placeIn, refinedPlace, unrefinedPlace, withPlace } from './placeState.ts';
import { hasAppliedIn, withToast } from './toastState.ts';

test('the place of a page is added to the existing state of a navigation', () => {
  const state = withPlace(withToast('Application submitted!', { applied: true }).state, 'k1');
  expect(placeIn(state)).toBe('k1');
  expect(hasAppliedIn(state)).toBe(true);
  expect(placeIn(withPlace(state, 'k2'))).toBe('k2');
  expect(placeIn(withPlace(null, 'k3'))).toBe('k3');
});

test.each([null, undefined, 'text', 7, {}, { place: 7 }, []])('%j contains no place', (state) => {
  expect(placeIn(state)).toBeNull();
});

test('the place of a page with changed search parameters determines the place before the change', () => {
  expect(unrefinedPlace(refinedPlace('k1'))).toBe('k1');
  expect(unrefinedPlace('k1')).toBe('k1');
});
