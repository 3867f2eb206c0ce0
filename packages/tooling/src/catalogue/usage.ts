import { globSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { root } from '../files.ts';
import type { Component } from './components.ts';
import { componentFolders, exportsOf, namesIn } from './entries.ts';
import type { ExportedName } from './entries.ts';

/** The places where a component is used, as Storybook titles, or as paths for files of the app without a title. */
export interface Usage {
  /** The components and routes that use the component directly. */
  usedBy: readonly string[];
  /** The routes of the app on which the component appears, directly or within another component. */
  routes: readonly string[];
}

/** Maps the path of each file to the paths of the files that import it. */
type Importers = ReadonlyMap<string, readonly string[]>;

/** Finds the usage of each component from the imports. The keys of the map are the components' files. */
export function findUsage(components: readonly Component[]): ReadonlyMap<string, Usage> {
  const sources = globSync(['packages/ui/src/**/*.{ts,tsx}', 'apps/web/src/**/*.{ts,tsx}'], { cwd: root })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => !/\.(stories|test|css)\.tsx?$|\/testing\//.test(path));
  const importers = importersOf(
    new Map(sources.map((path) => [path, readFileSync(join(root, path), 'utf8')])),
    new Map(componentFolders.map((folder) => [folder, exportsOf(folder)])),
  );
  return usageIn(importers, components);
}

export function usageIn(
  importers: Importers,
  components: readonly Pick<Component, 'path' | 'title'>[],
): ReadonlyMap<string, Usage> {
  /** The Storybook title of each file, or of each folder whose other files belong to the same component. */
  const titles = new Map<string, string>();
  for (const { path, title } of components) {
    const isMain = title.endsWith(`/${posix.basename(path, '.tsx')}`);
    // Each route has a separate page, even if several routes share a folder.
    const places = title.startsWith('App/') ? [path] : [path, posix.dirname(path)];
    for (const place of places) if (isMain || !titles.has(place)) titles.set(place, title);
  }
  const titleOf = (path: string) => titles.get(path) ?? titles.get(posix.dirname(path));
  const nameOf = (path: string) => titleOf(path) ?? (path.startsWith('apps/') ? path : undefined);

  return new Map(
    components.map(({ path }) => {
      const own = titleOf(path);
      const names = (paths: ReadonlySet<string>) =>
        [...new Set([...paths].flatMap((one) => nameOf(one) ?? []))]
          .filter((name) => name !== own)
          .toSorted();
      const direct = reach(importers, path, (importer) => ![undefined, own].includes(nameOf(importer)));
      const all = reach(importers, path, () => false);
      return [path, { usedBy: names(direct), routes: names(all).filter((name) => name.startsWith('App/')) }];
    }),
  );
}

/**
 * Returns all files that import a file, directly or indirectly. The search does not go beyond files for which `isEnd`
 * returns true.
 */
function reach(importers: Importers, path: string, isEnd: (path: string) => boolean): ReadonlySet<string> {
  const reached = new Set<string>();
  const waiting = [path];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop())
    for (const importer of importers.get(file) ?? []) {
      if (reached.has(importer)) continue;
      reached.add(importer);
      if (!isEnd(importer)) waiting.push(importer);
    }
  return reached;
}

/**
 * Reads the imports of these files. An import from an entry point of the library is replaced by an import from the
 * defining file.
 */
export function importersOf(
  sources: ReadonlyMap<string, string>,
  exported: ReadonlyMap<string, readonly ExportedName[]>,
): Importers {
  const importers = new Map<string, string[]>();
  const add = (target: string, importer: string) => {
    importers.set(target, [...(importers.get(target) ?? []), importer]);
  };
  const files = [...sources].filter(([path]) => !isEntry(path));
  for (const [path, text] of files) {
    for (const [, target = ''] of text.matchAll(/(?:from |import\()'(\.[^']+)'/g))
      add(posix.join(posix.dirname(path), target), path);
    for (const [, names = '', folder = ''] of text.matchAll(
      /import \{([^}]*)\} from '@skillharbor\/ui\/(\w+)'/g,
    ))
      for (const { name, path: target } of exported.get(folder) ?? [])
        if (namesIn(names).includes(name)) add(target, path);
  }
  return importers;
}

const isEntry = (path: string) => /^packages\/ui\/src\/\w+\/index\.ts$/.test(path);
