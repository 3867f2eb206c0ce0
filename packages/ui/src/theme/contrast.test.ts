import { describe, expect, test } from 'vitest';
import { contrast } from './contrast.ts';
import { dark } from './dark.ts';
import { light } from './light.ts';

const grounds = ['canvas', 'surface', 'sunken'] as const;
const softs = ['accentSoft', 'signalSoft', 'positiveSoft', 'cautionSoft', 'criticalSoft'] as const;
const messages = [
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
  ...messages.flatMap((word) => grounds.map((ground) => [word, ground] as const)),
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
  // A tooltip inverts the page's colours.
  ['canvas', 'text'],
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
])('%s', (_name, { color, tile }) => {
  test.each(pairs)('%s can be read on %s', (word, ground) => {
    expect(contrast(color[word], color[ground])).toBeGreaterThanOrEqual(4.5);
  });

  test.each([...grounds, ...softs])('the edge of a control can be seen on %s', (ground) => {
    expect(contrast(color.control, color[ground])).toBeGreaterThanOrEqual(3);
    expect(contrast(color.critical, color[ground])).toBeGreaterThanOrEqual(3);
  });

  test.each([...grounds, ...softs])('the ring of the focus can be seen on %s', (ground) => {
    expect(contrast(color.accent, color[ground])).toBeGreaterThanOrEqual(3);
  });

  test.each(Object.entries(tile))('initials can be read on the tile of %s', (_hue, { ground, ink }) => {
    expect(contrast(ink, ground)).toBeGreaterThanOrEqual(4.5);
  });

  test.each(['deep', 'deepLight'] as const)('the ring of the focus can be seen on %s', (ground) => {
    expect(contrast(color.onDeep, color[ground])).toBeGreaterThanOrEqual(3);
  });

  test('a chosen option differs visibly from the others', () => {
    expect(contrast(color.accent, color.surface)).toBeGreaterThanOrEqual(3);
    expect(contrast(color.onAccent, color.accent)).toBeGreaterThanOrEqual(3);
  });
});
