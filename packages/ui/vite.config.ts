import { plugins } from '@skillharbor/tooling/vite';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import manifest from './package.json' with { type: 'json' };

const rooms: Record<string, string> = {};
for (const [entry, source] of Object.entries(manifest.exports))
  rooms[`${entry.slice(2)}/index`] = fileURLToPath(new URL(source, import.meta.url));

const installed = [...Object.keys(manifest.dependencies), ...Object.keys(manifest.peerDependencies)];

/*
 * The published package: a module for each source file, so that an app takes along only what it uses, and one style
 * sheet. It is no `build.lib`: that writes fonts into the style sheet, for everybody and every alphabet.
 */
export default defineConfig({
  plugins: plugins(),
  base: './',
  build: {
    outDir: 'dist',
    target: 'baseline-widely-available',
    sourcemap: true,
    minify: false,
    cssMinify: true,
    cssCodeSplit: false,
    assetsInlineLimit: 0,
    modulePreload: false,
    rolldownOptions: {
      input: rooms,
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
