import { accentColors, nearestReadableAccent } from '@skillharbor/prose';
import type { Scheme } from '@skillharbor/prose';
import { mapValues, paletteCss, propertyOf, scaleCss, selectors, shapeCss } from '../theme/css.ts';
import type { Theme } from '../theme/theme.ts';
import { themes } from '../theme/themes.ts';

/** A tree of nested groups with strings as its values. */
interface Values {
  [name: string]: string | Values;
}

interface SheetOptions {
  /**
   * The name of the theme for `<html data-theme>`. With this name, the system chooses between light and dark. The
   * suffixes `-light` and `-dark` select one of them. Without a name, the theme replaces Skill Harbor's own.
   */
  name?: string;
  /**
   * Returns the URL of a font file. By default, the file is in a folder `fonts` beside the folder of the style sheet.
   */
  fontUrl?: (file: string) => string;
}

/** Returns a theme as a style sheet of custom properties. */
export function themeSheet(
  theme: Theme,
  { name, fontUrl = (file) => `../fonts/${file}` }: SheetOptions = {},
) {
  const faces = (theme.faces ?? []).map(({ family, weight, file }) =>
    rule('@font-face', {
      'font-family': `'${family}'`,
      'font-style': 'normal',
      'font-weight': weight,
      'font-display': 'swap',
      src: `url('${fontUrl(file)}') format('woff2')`,
    }),
  );
  return [...faces, ...rulesOf(theme, name === undefined ? ownSelectors : namedSelectors(name))].join('\n');
}

/** Returns every token of Skill Harbor as custom properties, for pages without its components. */
export function tokenSheet(theme: Theme) {
  return [rule(selectors.light, properties(scaleCss)), ...rulesOf(theme, selectors)].join('\n');
}

/**
 * Returns the colours of Skill Harbor's theme that change with another accent. In dark, the accent is made light enough
 * to be readable.
 */
export function accentSheet(accent: string) {
  const { light, system, dark } = ownSelectors;
  const colors = (scheme: Scheme) => {
    const readable = nearestReadableAccent(accent, scheme);
    return properties({ color: accentColors(readable, themes.harbor[scheme].color, scheme) });
  };
  return [
    rule(light, colors('light')),
    `@media (prefers-color-scheme: dark) {\n${rule(system, colors('dark'))}}\n`,
    rule(dark, colors('dark')),
  ].join('\n');
}

function rulesOf(theme: Theme, where: typeof selectors) {
  const dark = { 'color-scheme': 'dark', ...properties(paletteCss(theme.dark)) };
  return [
    rule(where.light, { 'color-scheme': 'light', ...themeProperties(theme, 'light') }),
    `@media (prefers-color-scheme: dark) {\n${rule(where.system, dark)}}\n`,
    rule(where.dark, dark),
  ];
}

/**
 * The selectors are more specific than Skill Harbor's own, so that they win, whatever the order in which the style
 * sheets load.
 */
const ownSelectors = mapValues(selectors, (selector) => `:root:root${selector}`);

function namedSelectors(name: string) {
  return {
    light: `:root:root[data-theme|="${name}"]`,
    system: `:root:root[data-theme="${name}"]`,
    dark: `:root:root[data-theme="${name}-dark"]`,
  };
}

/**
 * Returns a theme's custom properties, in light or in dark. If they are set as the style of an element, they apply to
 * the element's content.
 */
export function themeProperties(theme: Theme, scheme: 'light' | 'dark') {
  return properties({ ...paletteCss(theme[scheme]), ...shapeCss(theme) });
}

/** Converts `{ space: { 4: '…' } }` to `{ '--harbor-space-4': '…' }`. */
function properties(values: Values, path: readonly string[] = []): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) =>
      typeof value === 'string'
        ? [[`--${propertyOf([...path, name])}`, value]]
        : Object.entries(properties(value, [...path, name])),
    ),
  );
}

function rule(selector: string, declarations: Record<string, string>) {
  const lines = Object.entries(declarations).map(([name, value]) => `  ${name}: ${value};\n`);
  return `${selector} {\n${lines.join('')}}\n`;
}
