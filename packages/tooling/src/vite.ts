import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import type { PluginOption } from 'vite';

/** How React and styles are compiled, in the app and in Storybook alike. */
export function plugins(): PluginOption[] {
  return [react({ compiler: true }), vanillaExtractPlugin()];
}

/*
 * Every dependency that reaches the browser, for Vite's `optimizeDeps.include`. Vite discovers missing ones while
 * pages load and then reloads them, which breaks the first test run of a fresh clone. A repository test compares
 * these lists with the imports.
 */

export const uiDependencies = [
  'react',
  'react/jsx-runtime',
  'react/jsx-dev-runtime',
  'react/compiler-runtime',
  'react-dom',
  'react-dom/client',
  ...inside('@skillharbor/ui', [
    '@base-ui/react/alert-dialog',
    '@base-ui/react/combobox',
    '@base-ui/react/csp-provider',
    '@base-ui/react/dialog',
    '@base-ui/react/direction-provider',
    '@base-ui/react/menu',
    '@base-ui/react/select',
    '@base-ui/react/tabs',
    '@base-ui/react/toast',
    '@base-ui/react/tooltip',
    '@vanilla-extract/recipes/createRuntimeFn',
    '@vanilla-extract/sprinkles/createRuntimeSprinkles',
    '@vanilla-extract/sprinkles/createUtils',
    'clsx',
    'lucide-react',
    '@skillharbor/prose > escape-goat',
    '@skillharbor/prose > stemmer',
  ]),
];

export const webDependencies = [
  '@tanstack/react-query',
  'react-router-dom',
  ...inside('@skillharbor/api-client', ['jwt-decode', 'openapi-fetch']),
];

export const mockDependencies = inside('@skillharbor/mocks', [
  'ajv/dist/2020.js',
  'ajv-formats',
  'msw',
  'msw/browser',
]);

/** Vite's syntax for a dependency of another workspace package. */
export function inside(owner: string, names: string[]) {
  return names.map((name) => `${owner} > ${name}`);
}
