import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { rolldown } from 'rolldown';
import type { ExportSize } from '../src/size/exportSizes.ts';

const react = /^react(-dom)?(\/|$)/;

/** Measures the size that each export of the installed library, and each entry point as a whole, adds to the app. */
export async function sizesOfExports(app: string): Promise<ExportSize[]> {
  const library = join(app, 'node_modules/@skillharbor/ui');
  // The published package.json maps each entry point to its file.
  const { exports } = JSON.parse(readFileSync(join(library, 'package.json'), 'utf8')) as {
    exports: Record<string, string | { default: string }>;
  };
  const sizes: ExportSize[] = [];
  for (const [path, file] of Object.entries(exports)) {
    const entry = path.slice(2);
    // Apps do not ship the library's test helpers.
    if (typeof file === 'string' || entry === 'testing') continue;
    const whole = await bundle(app, `export * from '@skillharbor/ui/${entry}'`);
    sizes.push({ entry, name: '*', bytes: whole.bytes });
    for (const name of whole.exports.toSorted()) {
      const { bytes } = await bundle(app, `export { ${name} } from '@skillharbor/ui/${entry}'`);
      sizes.push({ entry, name, bytes });
    }
  }
  for (const name of globSync('*.css', { cwd: join(library, 'dist') }).toSorted()) {
    const styles = readFileSync(join(library, 'dist', name));
    sizes.push({ entry: 'styles', name, bytes: brotliCompressSync(styles).length });
  }
  return sizes;
}

/**
 * Bundles the code into one minified file without React. Returns the size of this file after brotli, and the exports of
 * the module.
 */
async function bundle(app: string, code: string): Promise<{ bytes: number; exports: string[] }> {
  const entry = join(app, 'src/entry.js');
  const build = await rolldown({
    input: entry,
    cwd: app,
    external: react,
    platform: 'browser',
    logLevel: 'silent',
    transform: { define: { 'process.env.NODE_ENV': '"production"' } },
    // Loads only the modules of an entry point that the code needs, which is fifty times faster than loading all.
    experimental: { lazyBarrel: true },
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === entry ? id : null),
        load: (id) => (id === entry ? code : null),
      },
    ],
  });
  const { output } = await build.generate({ format: 'es', minify: true, codeSplitting: false });
  await build.close();
  const [chunk] = output;
  return { bytes: brotliCompressSync(chunk.code).length, exports: chunk.exports };
}
