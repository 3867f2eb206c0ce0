import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'vite';

const react = /^react(-dom)?(\/|$)/;

/** The bytes that an import adds to an app beyond React: minified, in one file, compressed with brotli. */
export async function sizeOf(app: string, code: string): Promise<number> {
  const entry = 'virtual:entry';
  const output = await build({
    root: app,
    configFile: false,
    logLevel: 'silent',
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === entry ? join(app, 'src/entry.js') : undefined),
        load: (id) => (id === join(app, 'src/entry.js') ? code : undefined),
      },
    ],
    build: {
      write: false,
      modulePreload: false,
      rolldownOptions: {
        input: entry,
        external: react,
        preserveEntrySignatures: 'strict',
        output: { codeSplitting: false },
      },
    },
  });
  if (!('output' in output)) throw new Error('Expected a single build output.');
  return output.output
    .filter((file) => file.type === 'chunk')
    .reduce((sum, file) => sum + brotliCompressSync(file.code).length, 0);
}

export function sizeOfFile(path: string): number {
  return brotliCompressSync(readFileSync(path)).length;
}
