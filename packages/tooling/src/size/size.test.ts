import { expect, test } from 'vitest';
import { excessOf, KIB } from './excess.ts';
import { firstLoad } from './firstLoad.ts';

const build = {
  manifest: {
    'index.html': { file: 'assets/shell.js', isEntry: true, imports: ['_libraries.js'] },
    '_libraries.js': { file: 'assets/libraries.js' },
    '_shared.js': { file: 'assets/shared.js', imports: ['_libraries.js'] },
    'src/routes/jobs/JobsRoute.tsx': {
      file: 'assets/JobsRoute.js',
      imports: ['index.html', '_shared.js'],
      dynamicImports: ['src/Panel.tsx'],
    },
    'src/Panel.tsx': { file: 'assets/Panel.js' },
  },
  html:
    '<link rel="modulepreload" href="/assets/libraries.js"><link rel="stylesheet" href="/assets/index.css">' +
    '<link rel="preload" href="/assets/figtree.woff2" as="font">',
  sizeOf: (file: string) =>
    ({
      'assets/shell.js': 20,
      'assets/libraries.js': 60,
      'assets/shared.js': 5,
      'assets/JobsRoute.js': 10,
      'assets/index.css': 7,
      'assets/figtree.woff2': 20,
    })[file] ?? Number.NaN,
};

test('a first load consists of the static imports of the entry point and the route, and contains each file once', () => {
  const load = firstLoad(build, ['src/routes/jobs/JobsRoute.tsx']);
  expect(load).toEqual({
    scripts: [
      { name: 'assets/libraries.js', bytes: 60 },
      { name: 'assets/shell.js', bytes: 20 },
      { name: 'assets/JobsRoute.js', bytes: 10 },
      { name: 'assets/shared.js', bytes: 5 },
    ],
    styles: [{ name: 'assets/index.css', bytes: 7 }],
    fonts: [{ name: 'assets/figtree.woff2', bytes: 20 }],
    requests: 7,
  });
});

test('a page without a style sheet causes an error', () => {
  expect(() => firstLoad({ ...build, html: '' }, [])).toThrow('index.html has no style sheet.');
});

test('a route without its own file causes an error', () => {
  expect(() => firstLoad(build, ['src/routes/gone/GoneRoute.tsx'])).toThrow('GoneRoute.tsx');
});

test('a load that reaches its limits exactly passes', () => {
  const load = firstLoad(build, ['src/routes/jobs/JobsRoute.tsx']);
  expect(excessOf('/jobs', load, { scripts: 95, styles: 7, fonts: 20, requests: 7 })).toEqual([]);
});

test('a load that exceeds a limit by one byte fails with a message about the route, the limit, the size and the largest parts', () => {
  const load = {
    scripts: [
      { name: 'libraries.js', bytes: 90 * KIB },
      { name: 'shell.js', bytes: 10 * KIB + 1 },
    ],
    styles: [],
    fonts: [],
    requests: 9,
  };
  expect(excessOf('/jobs', load, { scripts: 100 * KIB, styles: 0, fonts: 0, requests: 8 })).toEqual([
    '/jobs loads 100.00 KiB (102,401 bytes) of scripts at first, more than its limit of 100.00 KiB (102,400 bytes). ' +
      'The largest: libraries.js 90.00 KiB, shell.js 10.00 KiB.',
    '/jobs takes 9 requests at first, more than its limit of 8.',
  ]);
});
