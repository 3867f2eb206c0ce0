import * as scale from './scale.ts';
import type { Color, Palette, Shadow, Theme } from './theme.ts';

/** Values are written as CSS. Lengths are in rem, so that they scale with the user's text size. */

const rem = (pixels: number) => `${pixels / 16}rem`;
const px = (pixels: number) => (pixels === 0 ? '0' : `${pixels}px`);

/**
 * Returns a length that shrinks if the window is narrow for its text size. No spacing takes a larger share of the width
 * than in the narrowest window, which has 320 pixels.
 */
const spacing = (pixels: number) => (pixels === 0 ? '0' : `min(${rem(pixels)}, ${(pixels / 320) * 100}vw)`);

/**
 * Returns a font size. Large headings are limited to a share of the window's width, so that a long word fits on the
 * line.
 */
const letters = (pixels: number) => (pixels < 28 ? rem(pixels) : `min(${rem(pixels)}, 13vw)`);

/**
 * The selectors of Skill Harbor's theme. The system chooses between light and dark, unless `<html data-theme>` names
 * one of them.
 */
export const selectors = {
  light: ':root',
  system: ':root:not([data-theme="light"])',
  dark: ':root[data-theme="dark"]',
};

/** Returns the stable name by which apps use a value: ['color', 'accentHover'] → `harbor-color-accent-hover`. */
export const propertyOf = (path: readonly string[]) =>
  ['harbor', ...path].join('-').replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** Maps the values of an object and keeps its keys: `{ a: 1 }` → `{ a: '1' }`. */
export function mapValues<Key extends string, In, Out>(
  values: Readonly<Record<Key, In>>,
  map: (value: In) => Out,
) {
  // `Object.fromEntries` loses the type of the keys, although the keys are unchanged.
  return Object.fromEntries(Object.entries<In>(values).map(([key, value]) => [key, map(value)])) as Record<
    Key,
    Out
  >;
}

function colorOf(color: Color) {
  if (typeof color === 'string') return color;
  const channels = [1, 3, 5].map((start) => Number.parseInt(color.hex.slice(start, start + 2), 16));
  return `rgb(${channels.join(' ')} / ${color.alpha})`;
}

const shadowOf = (layers: readonly Shadow[]) =>
  layers
    .map(
      ({ y, blur, spread, color }) =>
        [0, y, blur, ...(spread === undefined ? [] : [spread])].map(px).join(' ') + ` ${colorOf(color)}`,
    )
    .join(', ');

const generic = ['system-ui', 'sans-serif', 'serif', 'monospace'];
const fontOf = (names: readonly string[]) =>
  names.map((name) => (generic.includes(name) ? name : `'${name}'`)).join(', ');

/** Returns the values that differ between light and dark, grouped as in the theme contract. */
export function paletteCss({ color, tile, shadow }: Palette) {
  return { color: mapValues(color, colorOf), tile, shadow: mapValues(shadow, shadowOf) };
}

/** Returns the values that are the same in light and dark. */
export function shapeCss({ radius, stroke, font }: Omit<Theme, 'light' | 'dark'>) {
  return {
    radius: mapValues(radius, (pixels) => (pixels === 999 ? '999px' : rem(pixels))),
    stroke: mapValues(stroke, px),
    font: mapValues(font, fontOf),
  };
}

export const scaleCss = {
  space: mapValues(scale.space, spacing),
  fontSize: mapValues(scale.fontSize, letters),
  fontWeight: mapValues(scale.fontWeight, String),
  lineHeight: mapValues(scale.lineHeight, String),
  controlHeight: mapValues(scale.controlHeight, rem),
  width: { ...mapValues(scale.width, rem), measure: '68ch' },
  duration: mapValues(scale.duration, (milliseconds) => `${milliseconds}ms`),
  easing: `cubic-bezier(${scale.easing.join(', ')})`,
};
