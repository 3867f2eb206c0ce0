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
 * A module without 'use client' also runs in React server components, which have no hooks. So it must not get the
 * directive that the React Compiler would add.
 */
const serverModules: Plugin = {
  name: 'server-modules',
  enforce: 'pre',
  transform: (code, id) =>
    id.endsWith('.tsx') && !/^'use client';/m.test(code)
      ? { code: `'use no memo';${code}`, map: null }
      : null,
  // After compilation, the directive is useless, and a bundler would warn about it in every module.
  renderChunk: (code) => ({ code: code.replace(/^"use no memo";/, ''), map: null }),
};

/*
 * The published package: one module per source file, so that an app bundles only what it uses, and one style sheet.
 * Vite leaves dynamic imports to the app's bundler only when it builds a library.
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
