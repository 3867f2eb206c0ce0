import { plugins } from '@skillharbor/tooling/vite';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import type { Plugin } from 'vite';
import manifest from './package.json' with { type: 'json' };

const rooms: Record<string, string> = {};
for (const [entry, source] of Object.entries(manifest.exports))
  rooms[`${entry.slice(2)}/index`] = fileURLToPath(new URL(source, import.meta.url));

const installed = [...Object.keys(manifest.dependencies), ...Object.keys(manifest.peerDependencies)];

/**
 * A module without 'use client' also runs in React server components, which have no hooks: so it goes without the one that the React
 * Compiler would add.
 */
const serverModules: Plugin = {
  name: 'server-modules',
  enforce: 'pre',
  transform: (code, id) =>
    id.endsWith('.tsx') && !/^'use client';/m.test(code)
      ? { code: `'use no memo';${code}`, map: null }
      : null,
  // Once compiled, a bundler would only warn about it, for every module.
  renderChunk: (code) => ({ code: code.replace(/^"use no memo";/, ''), map: null }),
};

/*
 * The published package: one module per source file, so that an app bundles only what it uses, and one style
 * sheet. Only for a library does Vite leave dynamic imports to the bundler of the app.
 */
export default defineConfig({
  plugins: [serverModules, ...plugins()],
  base: './',
  build: {
    outDir: 'dist',
    target: 'baseline-widely-available',
    sourcemap: true,
    minify: false,
    cssMinify: true,
    cssCodeSplit: false,
    lib: { entry: rooms, formats: ['es'] },
    rolldownOptions: {
      preserveEntrySignatures: 'strict',
      external: (id) => installed.some((name) => id === name || id.startsWith(`${name}/`)),
      output: {
        preserveModules: true,
        preserveModulesRoot: 'src',
        entryFileNames: '[name].js',
        assetFileNames: ({ names: [name = ''] }) =>
          name.endsWith('.woff2') ? 'fonts/[name][extname]' : 'styles[extname]',
      },
    },
  },
});
