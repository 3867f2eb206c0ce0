import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, inject, test } from 'vitest';
import { sizesPage } from '../src/size/exportSizes.ts';
import type { ExportSize } from '../src/size/exportSizes.ts';
import { readmeApp } from './freshApp.ts';
import { repository } from './processes.ts';
import { sizesOfExports } from './sizes.ts';

/*
 * These tests check how much each import from the library adds to an app, and that docs/sizes.md states the same sizes.
 */

let sizes: ExportSize[];
beforeAll(async () => {
  sizes = await sizesOfExports(readmeApp(inject('folder')).root);
});

test('importing a button does not import the whole library', () => {
  const button = sizes.find(({ name }) => name === 'Button');
  expect(button?.bytes).toBeLessThanOrEqual(6 * 1024);
});

test('docs/sizes.md is correct', async () => {
  const page = join(repository, 'docs/sizes.md');
  await expect(
    sizesPage(sizes, readFileSync(page, 'utf8')),
    'Run `pnpm -C packages/tooling test:packed sizes -u`, and look at what grew.',
  ).toMatchFileSnapshot(page);
});
