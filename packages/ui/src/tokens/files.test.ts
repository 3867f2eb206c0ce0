import { defineConfig, parse } from '@terrazzo/parser';
import { describe, expect, test } from 'vitest';
import { theme as contract } from '../theme/contract.css.ts';
import { themes } from '../theme/themes.ts';
import { tokenFiles } from './files.ts';

const files = tokenFiles();
const types = [
  'color',
  'cubicBezier',
  'dimension',
  'duration',
  'fontFamily',
  'fontWeight',
  'number',
  'shadow',
  'typography',
];

/** Parses a file with Terrazzo, which refuses tokens that break the specification of their types. */
async function read(path: string) {
  const cwd = new URL('file:///');
  const kebab = (type: string) => type.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  const rules = Object.fromEntries(types.map((type) => [`core/valid-${kebab(type)}`, 'error'] as const));
  return parse([{ filename: new URL(path, cwd), src: files[path] }], {
    config: defineConfig({ lint: { rules } }, { cwd }),
  });
}

/** Returns the `hex` value of a token, which this package writes for every colour. */
const hexOf = (token: { $value: unknown } | undefined) => (token?.$value as { hex: string } | undefined)?.hex;

test.each(Object.keys(files).filter((path) => path.startsWith('tokens/')))(
  '%s is a valid file of design tokens',
  async (path) => {
    const { tokens } = await read(path);
    expect(new Set(Object.values(tokens).map(({ $type }) => $type))).toEqual(new Set(types));
  },
);

test('tokens.json has the typography of every language', async () => {
  const { resolver } = await read('tokens.json');
  const typeIn = (language: string) =>
    resolver.apply({ theme: 'light', language })['typography.heading.large']?.$value;
  expect(typeIn('de')).toEqual(typeIn('en'));
  expect(typeIn('en')).toMatchObject({ fontFamily: themes.harbor.font.display });
  expect(typeIn('ar')).toMatchObject({
    fontFamily: ['Readex Pro'],
    letterSpacing: { value: 0 },
  });
});

test('tokens.json has every theme, in light and dark', async () => {
  const { resolver } = await read('tokens.json');
  const inputs = (resolver.listPermutations?.() ?? []).filter(({ language }) => language === 'en');
  const canvases = inputs.map((input) => [input['theme'], hexOf(resolver.apply(input)['color.canvas'])]);
  expect(Object.fromEntries(canvases)).toEqual({
    light: themes.harbor.light.color.canvas.toLowerCase(),
    dark: themes.harbor.dark.color.canvas.toLowerCase(),
    'high-contrast-light': themes['high-contrast'].light.color.canvas.toLowerCase(),
    'high-contrast-dark': themes['high-contrast'].dark.color.canvas.toLowerCase(),
    'broadsheet-light': themes.broadsheet.light.color.canvas.toLowerCase(),
    'broadsheet-dark': themes.broadsheet.dark.color.canvas.toLowerCase(),
  });
});

test('tokens-studio.json has a mode for each theme and language, and its values are texts or numbers', () => {
  const { $themes, $metadata, ...sets } = JSON.parse(files['tokens-studio.json'] ?? '{}') as {
    $themes: { group: string; selectedTokenSets: Record<string, string> }[];
    $metadata: { tokenSetOrder: string[] };
  };
  expect(Object.keys(sets)).toEqual($metadata.tokenSetOrder);
  expect(
    $themes.flatMap((theme) => Object.keys(theme.selectedTokenSets)).filter((set) => !(set in sets)),
  ).toEqual([]);
  expect($themes.map(({ group }) => group)).toEqual([
    'scale',
    ...Array<string>(6).fill('theme'),
    ...Array<string>(3).fill('language'),
  ]);
  expect(sets).toMatchObject({
    scale: { space: { 16: { $value: '16px' } } },
    light: { color: { canvas: { $value: themes.harbor.light.color.canvas.toLowerCase() } } },
    dark: { color: { veil: { $value: '#030608a3' } } },
    ar: { typography: { text: { $value: { fontFamily: 'Readex Pro', letterSpacing: '0px' } } } },
  });
});

describe.each(Object.keys(files).filter((path) => path.endsWith('.css')))('%s', (path) => {
  test('has a value for each name that components use', () => {
    const names = JSON.stringify(contract).match(/--harbor[\w-]+/g) ?? [];
    expect(names.length).toBeGreaterThan(40);
    expect(names.filter((name) => !files[path]?.includes(`  ${name}: `))).toEqual([]);
  });
});
