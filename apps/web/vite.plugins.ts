import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { build } from 'vite';
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

/**
 * Puts the style sheet into the page, so that the first paint waits for nothing but the page, and lets scripts come after
 * what is painted. The server allows inline styles by their hash.
 */
export function paintFirst(): Plugin {
  return {
    name: 'paint-first',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const sheet = Object.values(bundle).find(({ fileName }) => fileName.endsWith('.css'));
        if (sheet?.type !== 'asset') throw new Error('The build has no style sheet.');
        delete bundle[sheet.fileName];
        return html
          .replace(/<link rel="stylesheet"[^>]*>/, () => `<style>${String(sheet.source)}</style>`)
          .replaceAll(/<(script type="module"|link rel="modulepreload")/g, '<$1 fetchpriority="low"');
      },
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

/**
 * Builds the service worker into one script beside the pages. Its name never changes, because browsers look for a new version at
 * the address of the old one.
 */
export function serviceWorker(entry: string): Plugin {
  let root: string;
  return {
    name: 'service-worker',
    apply: 'build',
    configResolved: (config) => {
      root = config.root;
    },
    async generateBundle() {
      const output = { format: 'iife', entryFileNames: 'service-worker.js' } as const;
      const built = await build({
        root,
        configFile: false,
        logLevel: 'warn',
        build: { write: false, copyPublicDir: false, rolldownOptions: { input: entry, output } },
      });
      const [script] = Array.isArray(built) || !('output' in built) ? [] : built.output;
      if (!script) this.error('The service worker was not built.');
      this.emitFile({ type: 'asset', fileName: script.fileName, source: script.code });
    },
  };
}

/**
 * Refuses a build whose scripts import each other in a circle: one of them then uses the other before it has run, and a
 * page breaks, in production only.
 */
export function refuseCircles(): Plugin {
  return {
    name: 'refuse-circles',
    apply: 'build',
    generateBundle(_options, bundle) {
      const scripts = Object.values(bundle).filter((file) => file.type === 'chunk');
      const circle = circleIn(new Map(scripts.map(({ fileName, imports }) => [fileName, imports])));
      if (circle)
        this.error(`${circle.join(' imports ')}. Merge fewer scripts: see codeSplitting in vite.config.ts.`);
    },
  };
}

/** A way from a script back to itself, or null. */
function circleIn(imports: ReadonlyMap<string, readonly string[]>): string[] | null {
  const done = new Set<string>();
  const follow = (file: string, way: readonly string[]): string[] | null => {
    if (way.includes(file)) return [...way.slice(way.indexOf(file)), file];
    if (done.has(file)) return null;
    for (const next of imports.get(file) ?? []) {
      const circle = follow(next, [...way, file]);
      if (circle) return circle;
    }
    done.add(file);
    return null;
  };
  for (const file of imports.keys()) {
    const circle = follow(file, []);
    if (circle) return circle;
  }
  return null;
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
