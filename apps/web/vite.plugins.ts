import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { build, minifySync } from 'vite';
import type { Plugin } from 'vite';

/** Lets the browser request a font before it has read the style sheet. */
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

/** Matches the fonts of a minified style sheet. */
const FONT_FACES = /@font-face\{[^}]*\}/g;

/**
 * Puts the style sheet into the page, so that the first paint needs no further file. The server leaves only the rules of
 * the rendered page there, so the page loads the whole sheet at its end, before the app starts. Only the page contains
 * the fonts, because a browser lays out the whole page again if a sheet declares them again. Gives the sheet and the
 * scripts a low priority, so that they load after the content is painted. The server allows inline styles by their hash.
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
        const whole = `<link rel="stylesheet" href="/${sheet.fileName}" fetchpriority="low">`;
        const styles = String(sheet.source);
        sheet.source = styles.replaceAll(FONT_FACES, '');
        return html
          .replace(/<link rel="stylesheet"[^>]*>/, () => `<style>${styles}</style>`)
          .replace('</body>', () => `  ${whole}\n  </body>`)
          .replaceAll(/<(script type="module"|link rel="modulepreload")/g, '<$1 fetchpriority="low"');
      },
    },
  };
}

/**
 * Minifies the inline scripts of the page, which every page contains, and removes the comments, except those between which
 * the server writes a page.
 */
export function minifyPage(): Plugin {
  return {
    name: 'minify-page',
    apply: 'build',
    transformIndexHtml: (html) =>
      html
        .replaceAll(/(?<=<script>).*?(?=<\/script>)/gs, (script) =>
          minifySync('inline.js', script).code.trim(),
        )
        .replaceAll(/\s*<!-- (?!\/?page).*?-->/gs, ''),
  };
}

/** Removes the service worker of the mocks from the published build, because only `--mode mock` uses it. */
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
 * Refuses a build whose scripts import each other in a circle. In such a build, one script uses another one before it
 * has run, and a page breaks, but only in production.
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

/** A circle of imports from a script back to itself, or null if there is none. */
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

/**
 * Writes a compressed copy beside each text file of the build. The server sends these copies, and compresses no files
 * itself.
 */
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

/** Patterns for the parts of React Router's code that the app never uses, and their replacements. */
const unusedInRouter: readonly (readonly [RegExp, string])[] = [
  // The package exports only the file with warnings for developers.
  [/ENABLE_DEV_WARNINGS = true/g, 'ENABLE_DEV_WARNINGS = false'],
  // Without these two changes, a bundler keeps every component of the package.
  [/^\w+\.displayName = .*;$/gm, ''],
  [/= (?=React\d*\.(?:forwardRef|createContext)\()/g, '= /* @__PURE__ */ '],
  // Only React Router's framework mode prefetches with links, and only its servers instrument the router.
  [/React\d*\.createElement\(PrefetchPageLinks, [^)]*\)/g, 'null'],
  [/if \(init\.instrumentations\)/g, 'if (false)'],
];

/** Leaves out the parts of React Router that the app never uses, which take up 4 KiB. */
export function leanRouter(): Plugin {
  return {
    name: 'lean-router',
    apply: 'build',
    transform: {
      filter: { id: /react-router[\\/]dist[\\/]/, code: 'function createRouter(' },
      handler(code) {
        return unusedInRouter.reduce((rest, [part, replacement]) => {
          if (rest.search(part) === -1)
            this.error(`React Router has changed: it no longer contains ${part}.`);
          return rest.replaceAll(part, replacement);
        }, code);
      },
    },
  };
}
