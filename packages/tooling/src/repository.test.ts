import { execFileSync } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { mockDependencies, uiDependencies, webDependencies } from './vite.ts';

/* These tests check rules of the repository that no type, lint rule or import rule can express. */

const root = join(import.meta.dirname, '../../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const find = (...patterns: string[]) => globSync(patterns, { cwd: root }).toSorted();

describe('generated files', () => {
  // The generator is a separate process, which starts slowly on a busy machine.
  test('types and constants match openapi.yaml', { timeout: 60_000 }, () => {
    const folder = mkdtempSync(join(tmpdir(), 'skillharbor-'));
    execFileSync(process.execPath, ['packages/contract/generate.ts', folder], { cwd: root });
    const outdated = ['schema.d.ts', 'constants.ts', 'bodyRules.ts', 'openapi.json'].filter(
      (name) => read(`packages/contract/src/${name}`) !== readFileSync(join(folder, name), 'utf8'),
    );
    rmSync(folder, { recursive: true });
    expect(outdated, 'Run `pnpm generate` and commit packages/contract/src.').toEqual([]);
  });

  test('the service worker matches the installed version of msw', () => {
    const installed = join(
      dirname(createRequire(join(root, 'package.json')).resolve('msw')),
      '../mockServiceWorker.js',
    );
    expect(
      read('apps/web/public/mockServiceWorker.js') === readFileSync(installed, 'utf8'),
      'Run `pnpm exec msw init apps/web/public --no-save` and commit the file.',
    ).toBe(true);
  });
});

describe('the component library', () => {
  const components = find('packages/ui/src/**/*.{ts,tsx}').filter(
    (path) => !/\.(stories|test)\.tsx?$/.test(path),
  );
  const refused = [
    {
      what: 'fetch()',
      pattern: /\bfetch\(/,
      instead: 'take the data as props; a loader in apps/web fetches it',
    },
    { what: 'a router', pattern: /from 'react-router/, instead: 'take an href or a callback as a prop' },
    {
      what: 'local or session storage',
      pattern: /\b(local|session)Storage\b/,
      instead: 'take the value as a prop; apps/web/src/storage keeps it',
    },
  ];
  test.each(refused)('does not use $what', ({ what, pattern, instead }) => {
    const found = components.filter((path) => pattern.test(read(path)));
    expect(found, `These files use ${what}: ${instead}.`).toEqual([]);
  });

  test("says 'use client' only in files of components that need the browser", () => {
    // A component needs the browser if it has hooks, contexts, event handlers or functions as props, or if it uses the
    // namespace of Base UI.
    const reasons = /\buse[A-Z]\w*[(<]|createContext|\bon[A-Z]\w+=|\{\(.*\) =>|@base-ui/;
    const needless = components.filter(
      (path) => read(path).startsWith("'use client'") && !reasons.test(read(path)),
    );
    expect(needless).toEqual([]);
  });

  test('takes its texts from the message catalogues', () => {
    const inPlace =
      /\b(?:aria-label|title|placeholder|alt|label|hint)="[^"]*\p{L}|>[^<>{}()=;]*\p{L}{2}[^<>{}()=;]*<\//u;
    const found = components
      .filter((path) => path.endsWith('.tsx') && !path.includes('/testing/'))
      .filter((path) => inPlace.test(read(path)));
    expect(found, 'Move these texts to packages/ui/src/messages, so that they can be translated.').toEqual(
      [],
    );
  });

  const styles = find('packages/ui/src/**/*.css.ts').filter((path) => !path.includes('/theme/'));
  const refusedInStyles = [
    {
      what: 'sides that do not turn around with the text',
      pattern:
        /(?<![-(])\b(?:(?:margin|padding|border|inset|scroll)\w*(?:Left|Right|Top|Bottom)\w*|left|right|top|bottom|(?:min|max)?(?:[wW]idth|[hH]eight))'?: (?!\{)|textAlign: '(?:left|right)'|\bfloat:/,
      instead: 'take the logical ones: marginInlineStart, insetBlockStart, inlineSize',
    },
    {
      what: 'a colour of their own',
      pattern: /#[\da-f]{3,8}\b|\b(?:rgb|hsl|oklch|oklab)a?\(/i,
      instead: 'take one from the theme, which has it light and dark',
    },
    {
      what: 'a z-index of their own',
      pattern: /zIndex: -?\d/,
      instead: 'take a step of the ladder in theme/tokens.ts',
    },
  ];
  test.each(refusedInStyles)('is styled without $what', ({ what, pattern, instead }) => {
    const found = styles.flatMap((path) =>
      read(path)
        .split('\n')
        .filter((line) => pattern.test(line))
        .map((line) => `${path}: ${line.trim()}`),
    );
    expect(found, `These lines use ${what}: ${instead}.`).toEqual([]);
  });
});

describe('the app', () => {
  test('contains API paths in only one folder', () => {
    const found = find('apps/web/src/**/*.{ts,tsx}')
      .filter((path) => !/^apps\/web\/src\/api\/|\.(stories|test)\.tsx?$/.test(path))
      .filter((path) => /\.(?:GET|POST|PUT|PATCH|DELETE)\(/.test(read(path)));
    expect(found, 'Call the operation by its name, from apps/web/src/api.').toEqual([]);
  });
});

describe('Vite', () => {
  const known = [...uiDependencies, ...webDependencies, ...mockDependencies].map((name) =>
    name.split(' > ').at(-1),
  );

  test('has every dependency that reaches the browser in its lists', () => {
    const sources = find(
      'packages/{ui,mocks,api-client}/src/**/*.{ts,tsx}',
      'apps/web/src/**/*.{ts,tsx}',
    ).filter(
      (path) =>
        !/\.(stories|test|css)\.tsx?$|\/testing[./]|\/node\.ts$|^apps\/web\/src\/server[./]/.test(path),
    );
    const imports = sources.flatMap((path) => runtimeImports(read(path)));
    const missing = imports
      .filter((name) => !name.endsWith('.css') && !known.includes(name))
      .filter(firstOfItsKind);
    expect(missing, 'Add these to the lists in packages/tooling/src/vite.ts.').toEqual([]);
  });
});

describe('the source', () => {
  test('states a reason for every disabled lint rule', () => {
    const unexplained = find('{packages,apps}/*/{src,e2e}/**/*.{ts,tsx}').filter((path) =>
      read(path)
        .split('\n')
        .some((line) => /(oxlint|eslint)-disable|@ts-expect-error/.test(line) && !line.includes(' -- ')),
    );
    expect(unexplained, 'Write the reason behind it: `oxlint-disable-next-line rule -- why`.').toEqual([]);
  });
});

/** Returns the packages from which a file imports values, except those of this repository. */
function runtimeImports(source: string) {
  return [
    ...source.matchAll(/^(?:import|export) (?!type )(?:[^;]*? from )?'([^']+)'|\bimport\('([^']+)'\)/gm),
  ]
    .map((match) => match[1] ?? match[2] ?? '')
    .filter((name) => !/^(\.|@skillharbor\/|@fontsource)/.test(name));
}

function firstOfItsKind<Item>(item: Item, index: number, all: Item[]) {
  return all.indexOf(item) === index;
}
