import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

/** Lets the browser ask for a font before it has read the style sheet. */
export function preloadFont(name: RegExp): Plugin {
  return {
    name: 'preload-font',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }) =>
        Object.keys(bundle ?? {})
          .filter((file) => name.test(file))
          .map((file) => ({
            tag: 'link',
            attrs: { rel: 'preload', href: `/${file}`, as: 'font', type: 'font/woff2', crossorigin: true },
            injectTo: 'head',
          })),
    },
  };
}

/** Leaves the service worker of the mocks out of what people get: only `--mode mock` asks for it. */
export function withoutMockWorker(): Plugin {
  let file: string;
  return {
    name: 'without-mock-worker',
    apply: (_config, { command, mode }) => command === 'build' && mode !== 'mock',
    configResolved: ({ root, build }) => {
      file = join(root, build.outDir, 'mockServiceWorker.js');
    },
    writeBundle: () => rm(file, { force: true }),
  };
}

const ways = {
  '.br': (text: Buffer) =>
    promisify(brotliCompress)(text, {
      params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY },
    }),
  '.gz': (text: Buffer) => promisify(gzip)(text, { level: constants.Z_BEST_COMPRESSION }),
};

/** Puts a compressed copy beside every text of the build: the server sends those, and compresses nothing itself. */
export function compress(): Plugin {
  let folder: string;
  return {
    name: 'compress',
    apply: 'build',
    configResolved: ({ root, build }) => {
      folder = join(root, build.outDir);
    },
    async closeBundle() {
      const files = await readdir(folder, { recursive: true });
      await Promise.all(
        files
          .filter((file) => /\.(js|css|html|svg)$/.test(file))
          .map(async (file) => {
            const text = await readFile(join(folder, file));
            for (const [ending, shrink] of Object.entries(ways))
              await writeFile(join(folder, file + ending), await shrink(text));
          }),
      );
    },
  };
}
