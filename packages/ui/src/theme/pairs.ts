import { contrast } from '@skillharbor/prose';
import type { Palette } from './theme.ts';

type Name = Exclude<keyof Palette['color'], 'veil'>;

const grounds = ['canvas', 'surface', 'sunken'] as const;
const meanings = ['accent', 'signal', 'positive', 'caution', 'critical'] as const;
const softs = meanings.map((meaning) => `${meaning}Soft` as const);

/** The pairs of a text colour and the background behind the text. */
const texts: readonly (readonly [Name, Name])[] = [
  ...(['text', 'muted', 'accentHover', ...meanings] as const).flatMap((ink) =>
    grounds.map((ground) => [ink, ground] as const),
  ),
  ...meanings.flatMap(
    (meaning) =>
      [
        [meaning, `${meaning}Soft`],
        ['text', `${meaning}Soft`],
      ] as const,
  ),
  ['muted', 'accentSoft'],
  ['onAccent', 'accent'],
  ['onAccent', 'accentHover'],
  ['onCritical', 'critical'],
  ['onCritical', 'criticalHover'],
  // A tooltip inverts the page's colours, so it swaps the text colour and the background of the page.
  ['canvas', 'text'],
  ['onDeep', 'deep'],
  ['onDeep', 'deepLight'],
  ['onDeepMuted', 'deep'],
  ['onDeepMuted', 'deepLight'],
];

/**
 * The pairs of a shape's colour and its background. A shape is the edge of a control, or the focus ring, which has the
 * colour accent or onDeep.
 */
const shapes: readonly (readonly [Name, Name])[] = [
  ...(['control', 'critical', 'accent'] as const).flatMap((ink) =>
    [...grounds, ...softs].map((ground) => [ink, ground] as const),
  ),
  ['onDeep', 'deep'],
  ['onDeep', 'deepLight'],
];

/** The minimum contrast of each level. WCAG defines no AAA level for shapes, so shapes use the value for AA text. */
export const levels = {
  AA: { text: 4.5, shape: 3 },
  AAA: { text: 7, shape: 4.5 },
} as const;
export type Level = keyof typeof levels;

/** Two colours that a theme combines. */
export interface Pair {
  kind: 'text' | 'shape';
  /** The name of the theme's colour: 'text', 'tile.clay.ink'. */
  ink: string;
  ground: string;
  colors: { ink: string; ground: string };
  ratio: number;
}

/** Returns every pair that components use, with its contrast. */
export function pairsOf({ color, tile }: Palette): Pair[] {
  const named = (kind: Pair['kind']) => (names: readonly [Name, Name]) =>
    pair(kind, names, { ink: color[names[0]], ground: color[names[1]] });
  return [
    ...texts.map(named('text')),
    ...Object.entries(tile).map(([hue, colors]) =>
      pair('text', [`tile.${hue}.ink`, `tile.${hue}.ground`], colors),
    ),
    ...shapes.map(named('shape')),
  ];
}

function pair(kind: Pair['kind'], [ink, ground]: readonly [string, string], colors: Pair['colors']): Pair {
  return { kind, ink, ground, colors, ratio: contrast(colors.ink, colors.ground) };
}

export function isEnough({ kind, ratio }: Pair, level: Level) {
  return ratio >= levels[level][kind];
}
