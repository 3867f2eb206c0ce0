import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { codeBlocks } from '../src/markdown.ts';
import { execute, pnpm, repository } from './processes.ts';

export const packages = ['ui', 'contract', 'prose', 'api-client', 'mocks'] as const;
export type Package = (typeof packages)[number];

export const tarballOf = (folder: string, name: Package) => join(folder, `dist/skillharbor-${name}.tgz`);

export interface App {
  root: string;
  /** Runs one of the app's own programs, and returns its output. */
  run: (command: string, args?: string[], variables?: Record<string, string>) => string;
}

/** The Vite app that consists of the README's examples. The setup installs it. */
export const readmeApp = (folder: string): App => appAt(join(folder, 'app'));

export function installReadmeApp(folder: string) {
  const root = join(folder, 'app');
  mkdirSync(join(root, 'src'), { recursive: true });
  for (const [path, content] of Object.entries({ ...shell(folder), ...readmeExamples() }))
    writeFileSync(join(root, path), content);
  install(folder, root);
}

/** Installs an app from the folder `examples`. */
export function installExample(folder: string, name: string): App {
  const root = join(folder, 'examples', name);
  install(folder, root);
  return appAt(root);
}

function install(folder: string, root: string) {
  const react = reactToCome();
  writeFileSync(
    join(root, 'pnpm-workspace.yaml'),
    JSON.stringify({
      packages: ['.'],
      strictDepBuilds: false,
      // All packages come from the tarballs, because they depend on one another and are not published yet.
      overrides: {
        ...Object.fromEntries(
          packages.map((name) => [`@skillharbor/${name}`, `file:${tarballOf(folder, name)}`]),
        ),
        ...(react && { react, 'react-dom': react }),
      },
    }),
  );
  // The store already contains the packages of the workspace, but pnpm may have to download their lists of versions.
  pnpm(root, 'install', '--prefer-offline', '--no-frozen-lockfile');
}

/**
 * Returns the React version in the variable PACKED_REACT, or undefined for the usual version. The nightly tests set the
 * variable to test the apps with an upcoming React. `canary` means the newest canary version.
 */
function reactToCome(): string | undefined {
  const asked = process.env['PACKED_REACT'] || undefined;
  if (asked !== 'canary') return asked;
  // The newest canary is found by its date, because not every mirror of the registry has the tag `canary`.
  const versions = JSON.parse(pnpm(repository, 'view', 'react', 'versions', '--json')) as string[];
  const dateOf = (version: string) => /-canary-[\da-f]+-(\d{8})$/.exec(version)?.[1] ?? '';
  const newest = versions.reduce((best, version) => (dateOf(version) >= dateOf(best) ? version : best));
  if (dateOf(newest) === '') throw new Error('The registry has no canary of React.');
  return newest;
}

/** Returns the version of React that is installed in an app. */
export const reactOf = ({ root }: App) => versionIn(root, 'react');

const versionIn = (root: string, name: string) =>
  (JSON.parse(readFileSync(join(root, 'node_modules', name, 'package.json'), 'utf8')) as { version: string })
    .version;

function appAt(root: string): App {
  return {
    root,
    run: (command, args = [], variables = {}) =>
      execute(join(root, 'node_modules/.bin', command), args, root, variables),
  };
}

/** The packages that the README installs for tests. */
const tests = {
  '@testing-library/dom': '^10.4.1',
  '@testing-library/react': '^16.3.3',
  '@testing-library/user-event': '^14.6.1',
  jsdom: '^31.0.1',
};

/** Returns the files that `npm create vite` would generate, by path. */
function shell(folder: string): Record<string, string> {
  const versions = (...names: string[]) =>
    Object.fromEntries(names.map((name) => [name, versionIn(repository, name)]));
  const ours = (...names: Package[]) =>
    Object.fromEntries(names.map((name) => [`@skillharbor/${name}`, `file:${tarballOf(folder, name)}`]));
  return {
    'package.json': JSON.stringify({
      name: 'fresh-app',
      private: true,
      type: 'module',
      dependencies: { ...ours('contract', 'ui'), ...versions('react', 'react-dom') },
      devDependencies: {
        ...versions('@types/react', '@types/react-dom', 'typescript', 'vite', 'vitest'),
        ...tests,
      },
    }),
    'tsconfig.json': JSON.stringify({
      compilerOptions: {
        target: 'ES2022',
        lib: ['ES2022', 'DOM', 'DOM.Iterable'],
        module: 'preserve',
        jsx: 'react-jsx',
        types: ['vite/client'],
        strict: true,
        noEmit: true,
      },
      include: ['src'],
    }),
    'index.html':
      '<!doctype html><html lang="en"><meta charset="utf-8"><title>Fresh</title><link rel="icon" href="data:,">' +
      '<body><div id="root"></div><script type="module" src="/src/main.tsx"></script></body></html>',
  };
}

/** Returns the README's code blocks that name a file, by file name. */
function readmeExamples(): Record<string, string> {
  const readme = readFileSync(join(repository, 'packages/ui/README.md'), 'utf8');
  return Object.fromEntries(
    codeBlocks(readme).flatMap(({ title, content }) => (title === undefined ? [] : [[title, content]])),
  );
}
