import { expect, test } from 'vitest';
import locations from './place.locations.json' with { type: 'json' };
import { suggestPlace } from './place.ts';

/**
 * Locations as clients write them, each with the place that a reader understands: the ISO code of a country, `EU`,
 * `EEA`, `anywhere`, or null if there is no single place.
 */
const labelled = locations.map(([location, expected]) => ({
  location,
  expected,
  suggested: suggestPlace(location ?? ''),
}));

test('for 200 labelled locations, the function suggests no wrong place', () => {
  expect(labelled).toHaveLength(200);
  expect(labelled.filter(({ suggested, expected }) => suggested !== null && suggested !== expected)).toEqual(
    [],
  );
});

test('for four of five labelled locations with a place, the function suggests a place', () => {
  const placed = labelled.filter(({ expected }) => expected !== null);
  const found = placed.filter(({ suggested }) => suggested !== null);
  expect(found.length / placed.length).toBeGreaterThan(0.8);
});
