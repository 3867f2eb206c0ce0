import { describe, expect, test } from 'vitest';
import { contrast } from './contrast.ts';
import { isEnough, pairsOf } from './pairs.ts';
import { themes } from './themes.ts';

describe.each([
  { name: 'harbor', level: 'AA' },
  { name: 'broadsheet', level: 'AA' },
  { name: 'high-contrast', level: 'AAA' },
] as const)('$name', ({ name, level }) => {
  test.each(['light', 'dark'] as const)(
    `every pair of colours in %s has enough contrast for ${level}`,
    (scheme) => {
      const pairs = pairsOf(themes[name][scheme]);
      const weak = pairs.filter((pair) => !isEnough(pair, level));
      expect(pairs.length).toBeGreaterThan(70);
      expect(weak.map(({ ink, ground, ratio }) => `${ink} on ${ground}: ${ratio.toFixed(2)}`)).toEqual([]);
    },
  );
});

test('the lines of the high-contrast theme are visible', () => {
  const { light, dark } = themes['high-contrast'];
  for (const { color } of [light, dark])
    for (const ground of ['canvas', 'surface', 'sunken'] as const)
      expect(contrast(color.line, color[ground])).toBeGreaterThanOrEqual(3);
});
