import { theme } from './contract.css.ts';
import { scaleCss } from './css.ts';
import { breakpoint, layer } from './scale.ts';

/** The tokens that styles use in addition to the theme's colours. */

/** Each step is named by its size in pixels at the default text size. */
export const { space, fontSize } = scaleCss;
export const { fontWeight, lineHeight, controlHeight, width, duration, easing } = scaleCss;
export { breakpoint, layer };

/** Returns a negative distance, for an element that overlaps an edge. */
export const minus = (distance: string) => `calc(-1 * ${distance})`;

export const { radius } = theme;
export const fontFamily = theme.font.text;

/** The font for Arabic letters. On a page in Arabic, it comes before the theme's own fonts. */
export const arabicFont = 'Readex Pro Arabic';
export const withArabic = (family: string) => `'${arabicFont}', ${family}`;

/** The ring around the focused element. */
export const focusRing = {
  outline: `${theme.stroke.focus} solid ${theme.color.accent}`,
  outlineOffset: '2px',
} as const;

export const media = {
  tablet: `screen and (min-width: ${breakpoint.tablet / 16}em)`,
  desktop: `screen and (min-width: ${breakpoint.desktop / 16}em)`,
  belowTablet: `screen and (max-width: ${breakpoint.tablet / 16 - 0.01}em)`,
  /** The query matches windows that are high enough for sticky bars. */
  tall: 'screen and (min-height: 30em)',
  print: 'print',
  touch: '(pointer: coarse)',
  hover: '(hover: hover)',
  forcedColors: '(forced-colors: active)',
  reducedMotion: '(prefers-reduced-motion: reduce)',
} as const;
