import { existsSync, globSync, readFileSync, realpathSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from './files.ts';

interface Manifest {
  name: string;
  license?: string | { type: string };
  licenses?: readonly { type: string }[];
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
}

/** Under these licenses, anyone may use, change and redistribute the code that we ship. */
const allowed = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
  'PSF-2.0',
  'Zlib',
]);

/**
 * The packages that have another license or state none, each with the reason why it is allowed: libvips (LGPL) is a
 * separate library, which sharp loads unchanged; png-js has its MIT license only in a file; web-push (MPL-2.0) is
 * loaded unchanged, and its license requires nothing of other files.
 */
const exceptions = /^(@img\/sharp-libvips-|png-js$|web-push$)/;

const read = (folder: string) => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as Manifest;

/**
 * Finds the folder of a dependency in the nearest node_modules, as Node does. Returns undefined if it is not installed.
 */
function folderOf(name: string, from: string): string | undefined {
  for (let folder = from; folder !== dirname(folder); folder = dirname(folder)) {
    const candidate = join(folder, 'node_modules', name);
    if (existsSync(join(candidate, 'package.json'))) return realpathSync(candidate);
  }
  return undefined;
}

/**
 * Adds the production dependencies of a package and, recursively, their dependencies. Skips packages that are not
 * installed on this machine.
 */
function collect(folder: string, found: Map<string, Manifest>): void {
  const { dependencies, optionalDependencies } = read(folder);
  for (const name of Object.keys({ ...dependencies, ...optionalDependencies })) {
    const next = folderOf(name, folder);
    if (next === undefined || found.has(next)) continue;
    found.set(next, read(next));
    collect(next, found);
  }
}

function licenseOf({ license, licenses }: Manifest): string {
  const named =
    typeof license === 'string' ? license : (license?.type ?? licenses?.map(({ type }) => type).join(' OR '));
  return named ?? 'none';
}

/** Returns true if one alternative of the expression consists only of allowed licenses. */
function isAllowed(expression: string): boolean {
  return expression
    .replaceAll(/[()]/g, '')
    .split(' OR ')
    .some((choice) => choice.split(' AND ').every((license) => allowed.has(license)));
}

test('every production dependency has a license that is on the list', () => {
  const found = new Map<string, Manifest>();
  // The excluded packages are tools, which are not shipped.
  const shipped = globSync('{packages,apps}/*/', { cwd: root, exclude: ['packages/{tooling,benchmarks}/'] });
  for (const folder of shipped) collect(join(root, folder), found);
  expect(found.size).toBeGreaterThan(100);
  const refused = [...found.values()]
    .filter((manifest) => !manifest.name.startsWith('@skillharbor/'))
    .filter((manifest) => !isAllowed(licenseOf(manifest)) && !exceptions.test(manifest.name))
    .map((manifest) => `${manifest.name}: ${licenseOf(manifest)}`);
  expect(refused, 'Read these licenses: allow one in this file, or use another package.').toEqual([]);
});
