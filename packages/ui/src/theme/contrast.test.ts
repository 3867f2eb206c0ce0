import { describe, expect, test } from 'vitest';
import { accentColors, contrast, nearestReadableAccent, pageGrounds, usualAccent } from '@skillharbor/prose';
import fc from 'fast-check';
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

test('the lines of the high-contrast theme have a contrast of at least 3 : 1', () => {
  const { light, dark } = themes['high-contrast'];
  for (const { color } of [light, dark])
    for (const ground of ['canvas', 'surface', 'sunken'] as const)
      expect(contrast(color.line, color[ground])).toBeGreaterThanOrEqual(3);
});

test.each(['light', 'dark'] as const)(
  'accents are checked against the page backgrounds of the theme in %s',
  (scheme) => {
    expect(themes.harbor[scheme].color).toMatchObject(pageGrounds[scheme]);
  },
);

test('the default accent of a site is the accent of the theme', () => {
  expect(themes.harbor.light.color.accent).toBe(usualAccent);
});

test('every pair of colours is readable with any accent that passes the check', () => {
  const color = fc.integer({ min: 0, max: 0xffffff }).map((hex) => `#${hex.toString(16).padStart(6, '0')}`);
  fc.assert(
    fc.property(color, fc.constantFrom('light', 'dark'), (wanted, scheme) => {
      const palette = themes.harbor[scheme];
      const colors = accentColors(nearestReadableAccent(wanted, scheme), pageGrounds[scheme], scheme);
      const pairs = pairsOf({ ...palette, color: { ...palette.color, ...colors } });
      expect(pairs.filter((pair) => !isEnough(pair, 'AA'))).toEqual([]);
    }),
  );
});
