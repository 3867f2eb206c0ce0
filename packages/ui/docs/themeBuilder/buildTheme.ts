import { accentColors, isColor, mix, nearestShade } from '@skillharbor/prose';
import { isEnough, pairsOf } from '../../src/theme/pairs.ts';
import { themes } from '../../src/theme/themes.ts';
import type { Palette, Theme } from '../../src/theme/theme.ts';

/** The choices of a designer, which determine the rest of the theme. Colours are `#RRGGBB`. */
export interface Choices {
  accent: string;
  ground: string;
  darkAccent: string;
  darkGround: string;
  corners: keyof typeof corners;
  type: keyof typeof types;
}

export const colorLabels = {
  accent: 'Accent in light',
  darkAccent: 'Accent in dark',
  ground: 'Ground in light',
  darkGround: 'Ground in dark',
} as const;
export type ColorChoice = keyof typeof colorLabels;

const { harbor, broadsheet } = themes;

export const corners = {
  square: { small: 0, control: 0, card: 0, pill: 2 },
  slight: { small: 2, control: 3, card: 6, pill: 999 },
  standard: harbor.radius,
  round: { small: 6, control: 12, card: 20, pill: 999 },
} satisfies Record<string, Theme['radius']>;

const system = ['system-ui', 'sans-serif'];

export const types = {
  figtree: harbor.font,
  serif: broadsheet.font,
  system: { text: system, heading: system, display: system },
} satisfies Record<string, Theme['font']>;

export const defaults: Choices = {
  accent: harbor.light.color.accent,
  ground: harbor.light.color.canvas,
  darkAccent: harbor.dark.color.accent,
  darkGround: harbor.dark.color.canvas,
  corners: 'standard',
  type: 'figtree',
};

/**
 * Builds Skill Harbor's theme with the chosen colours, corners and type. A chosen colour that is not a valid colour is
 * ignored.
 */
export function buildTheme(choices: Choices): Theme {
  const { accent, ground, darkAccent, darkGround } = choices;
  return {
    ...harbor,
    radius: corners[choices.corners],
    font: types[choices.type],
    ...(choices.type === 'serif' && { faces: broadsheet.faces }),
    light: withAccent(withGround(harbor.light, ground, 'light'), accent, 'light'),
    dark: withAccent(withGround(harbor.dark, darkGround, 'dark'), darkAccent, 'dark'),
  };
}

export type Scheme = 'light' | 'dark';
const [black, white] = ['#000000', '#FFFFFF'];

function withGround(palette: Palette, canvas: string, scheme: Scheme): Palette {
  if (!isColor(canvas) || canvas === palette.color.canvas) return palette;
  const { text } = palette.color;
  const isLight = scheme === 'light';
  return {
    ...palette,
    color: {
      ...palette.color,
      canvas,
      surface: mix(canvas, white, isLight ? 0.7 : 0.04),
      sunken: mix(canvas, black, isLight ? 0.03 : 0.3),
      line: mix(canvas, text, 0.14),
      control: mix(canvas, text, 0.56),
    },
  };
}

function withAccent(palette: Palette, accent: string, scheme: Scheme): Palette {
  if (!isColor(accent) || accent === palette.color.accent) return palette;
  return { ...palette, color: { ...palette.color, ...accentColors(accent, palette.color, scheme) } };
}

/**
 * The chosen colours that the contrast report can correct, in the order in which it tries them. The accent comes first,
 * because a change of the background changes more of the theme.
 */
const mendable = { light: ['accent', 'ground'], dark: ['darkAccent', 'darkGround'] } as const;

/**
 * Returns the nearest colour that can replace one of the chosen colours so that every pair of the scheme passes.
 * Returns null if there is no such colour.
 */
export function nearestPassing(
  choices: Choices,
  scheme: Scheme,
): { name: ColorChoice; color: string } | null {
  for (const name of mendable[scheme]) {
    const color = nearestShade(choices[name], (shade) =>
      pairsOf(buildTheme({ ...choices, [name]: shade })[scheme]).every((pair) => isEnough(pair, 'AA')),
    );
    if (color !== null) return { name, color };
  }
  return null;
}
