import { expect, test } from 'vitest';
import { KIB } from './excess.ts';
import { sizesPage } from './exportSizes.ts';

const of = (kib: number, name = 'Button') => [{ entry: 'primitives', name, bytes: kib * KIB }];
const before = sizesPage([...of(2), ...of(40, 'MultiSelect')], '');

test('a size is written with one decimal', () => {
  expect(sizesPage(of(2.44), '')).toContain(
    '## primitives\n\n| export | KiB |\n| --- | ---: |\n| `Button` | 2.4 |\n',
  );
});

test('a size that differs only slightly is not updated', () => {
  expect(sizesPage([...of(2.29), ...of(41.9, 'MultiSelect')], before)).toBe(before);
});

test('a size that differs by more than the tolerance is updated', () => {
  expect(sizesPage([...of(2.4), ...of(42.1, 'MultiSelect')], before)).toContain(
    '| `Button` | 2.4 |\n| `MultiSelect` | 42.1 |',
  );
});

test('a removed export is removed from the page', () => {
  expect(sizesPage(of(2), before)).not.toContain('MultiSelect');
});

test('the page of sizes lists each entry point of a package with the size of each export', () => {
  expect(sizesPage([{ entry: 'cards', name: 'Button', bytes: 2.2 * KIB }], before)).toContain(
    '| `Button` | 2.2 |',
  );
});
