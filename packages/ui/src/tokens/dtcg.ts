import { mapValues } from '../theme/css.ts';
import { roles } from '../theme/roles.ts';
import * as scale from '../theme/scale.ts';
import type { Color, Palette, Shadow, Theme } from '../theme/theme.ts';

/*
 * Tokens in the format of the Design Tokens Community Group, 2025.10: https://www.designtokens.org/TR/2025.10/. Values
 * for which the format has no type are omitted: widths in `ch`, and the shrinking of lengths in a window that is small
 * for the text.
 */

/** A token, or a group of them. */
export interface TokenGroup {
  $type?: string;
  $description?: string;
  $value?: unknown;
  [name: string]: unknown;
}

/** Returns every token of one theme, in light or in dark, as the content of a file. */
export function tokenFile(theme: Theme, scheme: 'light' | 'dark'): TokenGroup {
  return {
    $schema: 'https://www.designtokens.org/schemas/2025.10/format.json',
    ...scaleTokens,
    ...themeTokens(theme, scheme),
  };
}

/** Returns every token of several themes as one file for a Resolver Module, whose modifier `theme` chooses. */
export function resolverFile(themes: Readonly<Record<string, Theme>>) {
  const contexts = Object.entries(themes).flatMap(([name, theme]) =>
    (['light', 'dark'] as const).map(
      (scheme) => [schemeName(name, scheme), [themeTokens(theme, scheme)]] as const,
    ),
  );
  return {
    $schema: 'https://www.designtokens.org/schemas/2025.10/resolver.json',
    name: 'Skill Harbor',
    version: '2025.10',
    sets: { scale: { description: 'The same in every theme.', sources: [scaleTokens] } },
    modifiers: { theme: { contexts: Object.fromEntries(contexts), default: 'light' } },
    resolutionOrder: [{ $ref: '#/sets/scale' }, { $ref: '#/modifiers/theme' }],
  };
}

/** The name is 'light' or 'dark' for Skill Harbor's own theme, and for example 'broadsheet-light' for another. */
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

const scaleTokens: TokenGroup = {
  space: { $type: 'dimension', ...plain(scale.space, rem) },
  fontSize: { $type: 'dimension', ...plain(scale.fontSize, rem) },
  fontWeight: { $type: 'fontWeight', ...plain(scale.fontWeight, Number) },
  lineHeight: { $type: 'number', ...plain(scale.lineHeight, Number) },
  typography: {
    $type: 'typography',
    text: {
      $value: {
        fontFamily: '{font.text}',
        fontSize: '{fontSize.16}',
        fontWeight: '{fontWeight.regular}',
        lineHeight: '{lineHeight.text}',
        letterSpacing: rem(0),
      },
    },
    heading: plain(scale.headingStyle, ({ font, fontSize, lineHeight, tracking }) => ({
      fontFamily: `{font.${font}}`,
      fontSize: `{fontSize.${fontSize}}`,
      fontWeight: '{fontWeight.strong}',
      lineHeight: `{lineHeight.${lineHeight}}`,
      letterSpacing: rem(tracking * scale.fontSize[fontSize]),
    })),
  },
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
