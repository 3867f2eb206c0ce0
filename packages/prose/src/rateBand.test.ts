import { expect, test } from 'vitest';
import { rateBand } from './rateBand.ts';

test.for([
  [0, 0, 10],
  [9.99, 0, 10],
  [10, 10, 20],
  [72, 50, 100],
  [99.99, 50, 100],
  [100, 100, 200],
  [11_600, 10_000, 20_000],
  [100_000, 50_000, 100_000],
])('a rate of %d is shown as %d to %d', ([rate = 0, min, max]) => {
  expect(rateBand(rate)).toEqual({ min, max });
});
