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
 * The folders with styles. Each folder uses only the folders before it, so an app loads their style sheets in this
 * order.
 */
const styled = ['theme', 'primitives', 'layout', 'cards', 'forms', 'modals', 'pages'];

/** Joins the style sheets of the components into one for each folder, and joins these into styles.css. */
const sheets: Plugin = {
  name: 'sheets',
  enforce: 'post',
  generateBundle(_options, bundle) {
    const names = new Set<string>();
    const seen = new Set<string>();
    /** Adds the styles of a module's imports before the module's own styles, so that its own styles win. */
    const visit = (fileName: string) => {
      const chunk = bundle[fileName];
      if (chunk?.type !== 'chunk' || seen.has(fileName)) return;
      seen.add(fileName);
      for (const imported of [...chunk.imports, ...chunk.dynamicImports]) visit(imported);
      for (const name of chunk.viteMetadata?.importedCss ?? []) names.add(name);
    };
    for (const fileName of Object.keys(bundle)) visit(fileName);

    const all = styled.map((folder) => {
      const sources = [...names]
        .filter((name) => name.startsWith(`${folder}+`))
        .map((name) => {
          const sheet = bundle[name];
          delete bundle[name];
          return sheet?.type === 'asset' ? String(sheet.source).trim() : '';
        });
      const source = sources.join('\n');
      this.emitFile({ type: 'asset', fileName: `${folder}.css`, source });
      return source;
    });
    this.emitFile({ type: 'asset', fileName: 'styles.css', source: all.join('\n') });
  },
};

/*
 * Builds the published package: one module for each source file, so that an app bundles only the modules that it uses,
 * and a style sheet for each folder. Vite leaves dynamic imports to the app's bundler only when it builds a library.
 */
export default defineConfig({
  plugins: [...plugins(), sheets],
  base: './',
  build: {
    outDir: 'dist',
    target: 'baseline-widely-available',
    sourcemap: true,
    minify: false,
    cssMinify: true,
    cssCodeSplit: true,
    lib: { entry: rooms, formats: ['es'] },
    rolldownOptions: {
      preserveEntrySignatures: 'strict',
      external: (id) => installed.some((name) => id === name || id.startsWith(`${name}/`)),
      output: {
        preserveModules: true,
        preserveModulesRoot: 'src',
        entryFileNames: '[name].js',
        assetFileNames: ({ names: [name = ''] }) =>
          name.endsWith('.woff2') ? 'fonts/[name][extname]' : name.replaceAll('/', '+'),
      },
    },
  },
});
