import { execFileSync } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { mockDependencies, uiDependencies, webDependencies } from './vite.ts';

/* What must hold for the repository and cannot be said by a type, a lint rule or an import rule. */

const root = join(import.meta.dirname, '../../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const find = (...patterns: string[]) => globSync(patterns, { cwd: root }).toSorted();

describe('generated files', () => {
  test('the types follow openapi.yaml', () => {
    const current = read('packages/contract/src/schema.d.ts');
    const copy = join(mkdtempSync(join(tmpdir(), 'skillharbor-')), 'schema.d.ts');
    execFileSync(process.execPath, ['packages/contract/generate.ts', copy], { cwd: root });
    const made = readFileSync(copy, 'utf8');
    rmSync(dirname(copy), { recursive: true });
    expect(current === made, 'Run `pnpm generate` and commit packages/contract/src/schema.d.ts.').toBe(true);
  });

  test('the service worker is the one of the installed msw', () => {
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
      instead: 'take the value as a prop; apps/web/src/session keeps it',
    },
  ];
  test.each(refused)('does without $what', ({ what, pattern, instead }) => {
    const found = components.filter((path) => pattern.test(read(path)));
    expect(found, `These files use ${what}: ${instead}.`).toEqual([]);
  });

  test('finds its words in the message catalogues', () => {
    const inPlace =
      /\b(?:aria-label|title|placeholder|alt|label|hint)="[^"]*\p{L}|>[^<>{}()=;]*\p{L}{2}[^<>{}()=;]*<\//u;
    const found = components
      .filter((path) => path.endsWith('.tsx') && !path.includes('/testing/'))
      .filter((path) => inPlace.test(read(path)));
    expect(found, 'Move these words to packages/ui/src/messages, so that they can be translated.').toEqual(
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

describe('Vite', () => {
  const known = [...uiDependencies, ...webDependencies, ...mockDependencies].map((name) =>
    name.split(' > ').at(-1),
  );

  test('is told every dependency that reaches the browser', () => {
    const sources = find(
      'packages/{ui,mocks,api-client}/src/**/*.{ts,tsx}',
      'apps/web/src/**/*.{ts,tsx}',
    ).filter((path) => !/\.(stories|test|css)\.tsx?$|\/testing[./]|\/node\.ts$/.test(path));
    const imports = sources.flatMap((path) => runtimeImports(read(path)));
    const missing = imports
      .filter((name) => !name.endsWith('.css') && !known.includes(name))
      .filter(firstOfItsKind);
    expect(missing, 'Add these to the lists in packages/tooling/src/vite.ts.').toEqual([]);
  });
});

describe('the source', () => {
  test('gives a reason for every lint rule it switches off', () => {
    const unexplained = find('{packages,apps}/*/{src,e2e}/**/*.{ts,tsx}').filter((path) =>
      read(path)
        .split('\n')
        .some((line) => /(oxlint|eslint)-disable|@ts-expect-error/.test(line) && !line.includes(' -- ')),
    );
    expect(unexplained, 'Write the reason behind it: `oxlint-disable-next-line rule -- why`.').toEqual([]);
  });
});

/** The packages a file imports values from, other than this repository's own. */
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
