import { languageValues } from '@skillharbor/contract';
import type { Language } from '@skillharbor/contract';
import { mapValues } from '../theme/css.ts';
import { roles } from '../theme/roles.ts';
import * as scale from '../theme/scale.ts';
import type { Color, Palette, Shadow, Theme } from '../theme/theme.ts';

/*
 * Tokens in the format of the Design Tokens Community Group, 2025.10: https://www.designtokens.org/TR/2025.10/. Values
 * without a type in this format are omitted: widths in `ch`, and the limits by which lengths shrink in narrow windows.
 */

/** A token, or a group of tokens. */
export interface TokenGroup {
  $type?: string;
  $description?: string;
  $value?: unknown;
  [name: string]: unknown;
}

/**
 * Returns the content of a file with every token of one theme, in light or in dark. Lengths are in pixels at the
 * default text size, because design tools have no rem.
 */
export function tokenFile(theme: Theme, scheme: 'light' | 'dark') {
  return {
    $schema: 'https://www.designtokens.org/schemas/2025.10/format.json',
    ...rewritten({ ...scaleTokens, ...themeTokens(theme, scheme) }, (value) =>
      isLength(value) ? px(pixelsOf(value)) : value,
    ),
  };
}

/**
 * Returns one file for Tokens Studio with several themes and the typography of each language. Its sets contain values
 * as text, and its themes become the modes of Figma's variables.
 */
export function tokensStudioFile(themes: Readonly<Record<string, Theme>>) {
  const { typography: _language, ...scaleSet } = scaleTokens;
  const themeSets = contextsOf(themes);
  const languageSets = mapValues(languages, (type) => ({ typography: typographyTokens(type) }));
  const modes = (group: string, names: readonly string[], sources: readonly string[]) =>
    names.map((name) => ({
      id: `${group}-${name}`,
      name,
      group,
      selectedTokenSets: {
        ...Object.fromEntries(sources.map((source) => [source, 'source'])),
        [name]: 'enabled',
      },
    }));
  const sets = { scale: scaleSet, ...themeSets, ...languageSets };
  return {
    ...rewritten(sets, text),
    $themes: [
      ...modes('scale', ['scale'], []),
      ...modes('theme', Object.keys(themeSets), ['scale']),
      ...modes('language', Object.keys(languageSets), ['scale', 'light']),
    ],
    $metadata: { tokenSetOrder: Object.keys(sets) },
  };
}

/**
 * Returns one file for a Resolver Module with every token of several themes. Its modifiers choose the theme and the
 * language, which has its own typography.
 */
export function resolverFile(themes: Readonly<Record<string, Theme>>) {
  return {
    $schema: 'https://www.designtokens.org/schemas/2025.10/resolver.json',
    name: 'Skill Harbor',
    version: '2025.10',
    sets: { scale: { description: 'The same in every theme.', sources: [scaleTokens] } },
    modifiers: {
      theme: { contexts: mapValues(contextsOf(themes), (tokens) => [tokens]), default: 'light' },
      language: {
        contexts: mapValues(languages, (type) => [{ typography: typographyTokens(type) }]),
        default: 'en',
      },
    },
    resolutionOrder: [
      { $ref: '#/sets/scale' },
      { $ref: '#/modifiers/theme' },
      { $ref: '#/modifiers/language' },
    ],
  };
}

function contextsOf(themes: Readonly<Record<string, Theme>>): Record<string, TokenGroup> {
  const contexts = Object.entries(themes).flatMap(([name, theme]) =>
    (['light', 'dark'] as const).map(
      (scheme) => [schemeName(name, scheme), themeTokens(theme, scheme)] as const,
    ),
  );
  return Object.fromEntries(contexts);
}

/**
 * The name of a theme in one scheme: 'light' or 'dark' for Skill Harbor's own theme, and for example 'broadsheet-light'
 * for another one.
 */
export function schemeName(theme: string, scheme: 'light' | 'dark') {
  return theme === 'harbor' ? scheme : `${theme}-${scheme}`;
}

function themeTokens(theme: Theme, scheme: 'light' | 'dark'): TokenGroup {
  const { color, tile, shadow }: Palette = theme[scheme];
  return {
    color: { $type: 'color', ...described(roles.color, color, colorValue) },
    tile: {
      $type: 'color',
      ...Object.fromEntries(
        Object.entries(tile).map(([hue, colors]) => [hue, described(roles.tile.harbor, colors, colorValue)]),
      ),
    },
    shadow: { $type: 'shadow', ...described(roles.shadow, shadow, (layers) => layers.map(shadowValue)) },
    radius: { $type: 'dimension', ...described(roles.radius, theme.radius, rem) },
    stroke: { $type: 'dimension', ...described(roles.stroke, theme.stroke, px) },
    font: { $type: 'fontFamily', ...described(roles.font, theme.font, (names) => [...names]) },
  };
}

interface LanguageType {
  /** The font for the letters of the language, which replaces the theme's font. */
  letters?: string;
  /** False for scripts with joined letters, which must have no letter spacing. */
  isSpaced: boolean;
}

/** The languages whose typography differs from that of English. */
const otherTypes: Partial<Record<Language, LanguageType>> = {
  ar: { letters: 'Readex Pro', isSpaced: false },
};
const languages: Record<string, LanguageType> = Object.fromEntries(
  languageValues.map((language) => [language, otherTypes[language] ?? { isSpaced: true }]),
);

function typographyTokens({ letters, isSpaced }: LanguageType): TokenGroup {
  const family = (name: string) => letters ?? `{font.${name}}`;
  return {
    $type: 'typography',
    text: {
      $value: {
        fontFamily: family('text'),
        fontSize: '{fontSize.16}',
        fontWeight: '{fontWeight.regular}',
        lineHeight: '{lineHeight.text}',
        letterSpacing: rem(0),
      },
    },
    heading: plain(scale.headingStyle, ({ font, fontSize, lineHeight, tracking }) => ({
      fontFamily: family(font),
      fontSize: `{fontSize.${fontSize}}`,
      fontWeight: '{fontWeight.strong}',
      lineHeight: `{lineHeight.${lineHeight}}`,
      letterSpacing: rem(isSpaced ? tracking * scale.fontSize[fontSize] : 0),
    })),
  };
}

const scaleTokens: TokenGroup = {
  space: { $type: 'dimension', ...plain(scale.space, rem) },
  fontSize: { $type: 'dimension', ...plain(scale.fontSize, rem) },
  fontWeight: { $type: 'fontWeight', ...plain(scale.fontWeight, Number) },
  lineHeight: { $type: 'number', ...plain(scale.lineHeight, Number) },
  typography: typographyTokens({ isSpaced: true }),
  controlHeight: { $type: 'dimension', ...plain(scale.controlHeight, rem) },
  width: { $type: 'dimension', ...plain(scale.width, rem) },
  breakpoint: { $type: 'dimension', ...plain(scale.breakpoint, px) },
  duration: { $type: 'duration', ...plain(scale.duration, (value) => ({ value, unit: 'ms' })) },
  easing: { $type: 'cubicBezier', $value: scale.easing },
  layer: { $type: 'number', ...plain(scale.layer, Number) },
};

function plain<Key extends string, In>(values: Readonly<Record<Key, In>>, value: (from: In) => unknown) {
  return mapValues(values, (from) => ({ $value: value(from) }));
}

function described<Key extends string, In>(
  purposes: Readonly<Record<Key, string>>,
  values: Readonly<Record<Key, In>>,
  value: (from: In) => unknown,
) {
  const named = Object.entries<string>(purposes) as [Key, string][];
  return Object.fromEntries(
    named.map(([key, $description]) => [key, { $value: value(values[key]), $description }]),
  );
}

function rem(pixels: number) {
  return { value: Number((pixels / 16).toFixed(4)), unit: 'rem' };
}

function px(pixels: number) {
  return { value: pixels, unit: 'px' };
}

interface Length {
  value: number;
  unit: string;
}

const isLength = (value: unknown): value is Length =>
  typeof value === 'object' && value !== null && 'unit' in value && value.unit !== 'ms';

const pixelsOf = ({ value, unit }: Length) => (unit === 'rem' ? Number((value * 16).toFixed(2)) : value);

/** Writes a value in the format of Tokens Studio. Each part of a composite value is written separately. */
function text(value: unknown): unknown {
  if (isLength(value)) return `${pixelsOf(value)}px`;
  if (Array.isArray(value) && value.every((part) => typeof part === 'string')) return value.join(', ');
  if (typeof value !== 'object' || value === null || !('hex' in value)) return value;
  const { hex, alpha } = value as ReturnType<typeof colorValue>;
  return alpha === 1
    ? hex
    : `${hex}${Math.round(alpha * 255)
        .toString(16)
        .padStart(2, '0')}`;
}

/**
 * Applies `write` to every value in a tree, from the root to the leaves. If `write` changes a value, its children are
 * not visited.
 */
function rewritten(tree: Readonly<Record<string, unknown>>, write: (value: unknown) => unknown): TokenGroup {
  const inside = (value: unknown): unknown => {
    const changed = write(value);
    if (changed !== value || typeof value !== 'object' || value === null) return changed;
    return Array.isArray(value) ? value.map(inside) : rewritten({ ...value }, write);
  };
  return mapValues(tree, inside);
}

function colorValue(color: Color) {
  const { hex, alpha } = typeof color === 'string' ? { hex: color, alpha: 1 } : color;
  const components = [1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16) / 255);
  return {
    colorSpace: 'srgb',
    components: components.map((component) => Number(component.toFixed(4))),
    alpha,
    hex: hex.toLowerCase(),
  };
}

function shadowValue({ y, blur, spread = 0, color }: Shadow) {
  return {
    color: colorValue(color),
    offsetX: px(0),
    offsetY: px(y),
    blur: px(blur),
    spread: px(spread),
    inset: false,
  };
}
