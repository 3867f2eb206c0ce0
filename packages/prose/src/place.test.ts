import { expect, test } from 'vitest';
import locations from './place.locations.json' with { type: 'json' };
import { suggestPlace } from './place.ts';

/**
 * Locations as clients write them, each with the place that a reader understands: a country by its ISO code, `EU`, `EEA`,
 * `anywhere`, or null for none or several.
 */
const labelled = locations.map(([location, expected]) => ({
  location,
  expected,
  suggested: suggestPlace(location ?? ''),
}));

test('of 200 labelled locations, none gets a wrong place', () => {
  expect(labelled).toHaveLength(200);
  expect(labelled.filter(({ suggested, expected }) => suggested !== null && suggested !== expected)).toEqual(
    [],
  );
});

test('four of five labelled locations with a place get a suggestion', () => {
  const placed = labelled.filter(({ expected }) => expected !== null);
  const found = placed.filter(({ suggested }) => suggested !== null);
  expect(found.length / placed.length).toBeGreaterThan(0.8);
});
