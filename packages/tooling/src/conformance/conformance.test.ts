import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../files.ts';
import { axeRulesByCriterion } from './axeRules.ts';
import { criteria } from './criteria.ts';
import { accessibilityPage } from './page.ts';

/* docs/accessibility.md says what holds, and what shows it. */

test('each criterion of WCAG 2.2, A and AA, is there once', () => {
  const numbers = criteria.map(({ number }) => number);
  expect(new Set(numbers).size).toBe(numbers.length);
  expect(criteria.filter(({ level }) => level === 'A')).toHaveLength(31);
  expect(criteria.filter(({ level }) => level === 'AA')).toHaveLength(24);
});

test.each(criteria.filter(({ result }) => result !== 'Not applicable'))(
  '$number $name is shown by something, and by files that exist',
  ({ number, tests = [], byHand }) => {
    expect(Boolean(byHand) || tests.length > 0 || axeRulesByCriterion().has(number)).toBe(true);
    expect(tests.filter((path) => !existsSync(join(root, path)))).toEqual([]);
  },
);

test('docs/accessibility.md is current', async () => {
  await expect(
    accessibilityPage(),
    'Run `pnpm test:unit packages/tooling/src/conformance -u`.',
  ).toMatchFileSnapshot(join(root, 'docs/accessibility.md'));
});
