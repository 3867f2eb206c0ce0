import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { excessOf, KIB, sum } from './size/excess.ts';
import { firstLoad } from './size/firstLoad.ts';
import type { Manifest } from './size/firstLoad.ts';
import { routes } from './size/limits.ts';

/*
 * Compares the files that the built app loads on a user's first page with the limits of each route. The sizes are bytes
 * of files, so they are the same on every machine.
 */

const dist = join(import.meta.dirname, '../../../apps/web/dist');
const build = {
  // Vite writes the manifest in this shape.
  manifest: JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')) as Manifest,
  html: readFileSync(join(dist, 'index.html'), 'utf8'),
  sizeOf: (file: string) => statSync(join(dist, /\.(js|css)$/.test(file) ? `${file}.br` : file)).size,
};

const table: Record<string, Record<string, number>> = {};
const problems: string[] = [];
for (const [path, { modules, limits }] of Object.entries(routes)) {
  const load = firstLoad(
    build,
    modules.map((module) => `src/routes/${module}.tsx`),
  );
  problems.push(...excessOf(path, load, limits));
  table[path] = {
    'scripts, KiB': round(sum(load.scripts)),
    limit: round(limits.scripts),
    'styles, KiB': round(sum(load.styles)),
    'font, KiB': round(sum(load.fonts)),
    requests: load.requests,
  };
}

const known = new Set(Object.values(routes).flatMap(({ modules }) => modules));
for (const source of Object.keys(build.manifest)) {
  const module = /^src\/routes\/(.+Route)\.tsx$/.exec(source)?.[1];
  if (module && !known.has(module))
    problems.push(
      `${source} belongs to no route. Give its route a limit in packages/tooling/src/size/limits.ts.`,
    );
}

console.table(table);
for (const problem of problems) console.error(problem);
process.exitCode = problems.length > 0 ? 1 : 0;

function round(bytes: number): number {
  return Math.round((bytes / KIB) * 100) / 100;
}
