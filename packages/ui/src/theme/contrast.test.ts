import { describe, expect, test } from 'vitest';
import { contrast } from './contrast.ts';
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
  ...(['onDeep', 'onDeepMuted'] as const).flatMap(
    (word) =>
      [
        [word, 'deep'],
        [word, 'deepLight'],
      ] as const,
  ),
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
