import { describe, expect, test } from 'vitest';
import { dark } from './dark.ts';
import { light } from './light.ts';

const grounds = ['canvas', 'surface', 'sunken'] as const;
const words = [
  'text',
  'muted',
  'accent',
  'accentHover',
  'signal',
  'positive',
  'caution',
  'critical',
] as const;
const pairs = [
  ...words.flatMap((word) => grounds.map((ground) => [word, ground] as const)),
  ['onAccent', 'accent'],
  ['onAccent', 'accentHover'],
  ['onCritical', 'critical'],
  ['onCritical', 'criticalHover'],
  ...(['accent', 'signal', 'positive', 'caution', 'critical'] as const).flatMap(
    (meaning) =>
      [
        [meaning, `${meaning}Soft`],
        ['text', `${meaning}Soft`],
      ] as const,
  ),
  ['muted', 'accentSoft'],
] as const;

describe.each([
  ['light', light],
  ['dark', dark],
])('%s', (_name, { color }) => {
  test.each(pairs)('%s can be read on %s', (word, ground) => {
    expect(contrast(color[word], color[ground])).toBeGreaterThanOrEqual(4.5);
  });

  test.each(grounds)('a control has a visible border on %s', (ground) => {
    expect(contrast(color.control, color[ground])).toBeGreaterThanOrEqual(3);
    expect(contrast(color.accent, color[ground])).toBeGreaterThanOrEqual(3);
  });
});

/** Contrast ratio of WCAG 2.2 between two colours written #RRGGBB. */
function contrast(a: string, b: string) {
  const [lower, higher] = [luminance(a), luminance(b)].sort((x, y) => x - y) as [number, number];
  return (higher + 0.05) / (lower + 0.05);
}

function luminance(hex: string) {
  const [red, green, blue] = [1, 3, 5].map((start) => {
    const value = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
