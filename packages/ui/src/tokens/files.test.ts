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

/** Terrazzo reads this type, and refuses a file that does not follow the specification of its types. */
async function read(path: string) {
  const cwd = new URL('file:///');
  const kebab = (type: string) => type.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  const rules = Object.fromEntries(types.map((type) => [`core/valid-${kebab(type)}`, 'error'] as const));
  return parse([{ filename: new URL(path, cwd), src: files[path] }], {
    config: defineConfig({ lint: { rules } }, { cwd }),
  });
}

/** This package writes every colour in this format. */
const hexOf = (token: { $value: unknown } | undefined) => (token?.$value as { hex: string } | undefined)?.hex;

test.each(Object.keys(files).filter((path) => path.startsWith('tokens/')))(
  '%s is a valid file of design tokens',
  async (path) => {
    const { tokens } = await read(path);
    expect(new Set(Object.values(tokens).map(({ $type }) => $type))).toEqual(new Set(types));
  },
);

test('tokens.json has every theme, light and dark', async () => {
  const { resolver } = await read('tokens.json');
  const inputs = resolver.listPermutations?.() ?? [];
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

describe.each(Object.keys(files).filter((path) => path.endsWith('.css')))('%s', (path) => {
  test('has a value for every name that components use', () => {
    const names = JSON.stringify(contract).match(/--harbor[\w-]+/g) ?? [];
    expect(names.length).toBeGreaterThan(40);
    expect(names.filter((name) => !files[path]?.includes(`  ${name}: `))).toEqual([]);
  });
});
