import { expect, test } from 'vitest';
import { tileHue, tileHues } from './tileHue.ts';

test('a name always has the same hue, however it is typed', () => {
  const hue = tileHue('North Pier Ferries');
  expect(tileHue('  north   pier FERRIES ')).toBe(hue);
});

test('names are spread over all hues', () => {
  const names = Array.from({ length: 600 }, (_, index) => `Company ${index}`);
  const counts = Map.groupBy(names, tileHue);
  expect([...counts.keys()].toSorted()).toEqual([...tileHues].toSorted());
  for (const [, found] of counts) expect(found.length).toBeGreaterThan(50);
});

test.each(['', '人', 'ليلى', '🦀', 'a'.repeat(200)])('%s has a hue', (name) => {
  expect(tileHues).toContain(tileHue(name));
});
