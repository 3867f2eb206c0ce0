import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import type { PluginOption } from 'vite';

/** Returns the plugins that compile React and styles, for the app and for Storybook. */
export function plugins(): PluginOption[] {
  return [react(), vanillaExtractPlugin()];
}

/*
 * These lists name every dependency that reaches the browser, for Vite's `optimizeDeps.include`. If a dependency is
 * missing, Vite discovers it while a page loads and reloads the page, which breaks the first test run of a fresh clone.
 * A repository test compares the lists with the imports.
 */

export const uiDependencies = [
  'react',
  'react/jsx-runtime',
  'react/jsx-dev-runtime',
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
    'mdast-util-from-markdown',
    'uqr',
    '@skillharbor/prose > escape-goat',
    '@skillharbor/prose > stemmer',
  ]),
];

export const webDependencies = [
  '@simplewebauthn/browser',
  'eventsource-parser',
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

/** Returns the dependencies of another workspace package in Vite's syntax: `owner > name`. */
export function inside(owner: string, names: string[]) {
  return names.map((name) => `${owner} > ${name}`);
}
