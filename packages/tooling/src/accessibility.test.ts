/** These tests compare the checks that docs/accessibility.md lists for each criterion with axe and with the files. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import axe from 'axe-core';
import { expect, test } from 'vitest';
import { root } from './files.ts';

const page = readFileSync(join(root, 'docs/accessibility.md'), 'utf8');

/** Returns the rows of the table below a heading, without the header row. */
function rowsBelow(heading: string): string[][] {
  const section = page.split(`\n## ${heading}\n`)[1]?.split('\n## ')[0] ?? '';
  const lines = section.split('\n').filter((line) => line.startsWith('|'));
  return lines.slice(2).map((line) =>
    line
      .slice(1, -1)
      .split('|')
      .map((cell) => cell.trim()),
  );
}

interface Criterion {
  /** The number of the criterion, such as '1.4.3'. */
  number: string;
  name: string;
  level: string;
  result: string;
  checks: string;
}

const criteria = rowsBelow('WCAG 2.2, levels A and AA').map(
  ([title = '', level = '', result = '', , checks = '']): Criterion => {
    const [number = '', ...name] = title.split(' ');
    return { number, name: name.join(' '), level, result, checks };
  },
);
const results = ['Supports', 'Partially supports', 'Not applicable'];

/** Criteria that are new in WCAG 2.2. EN 301 549 V3.2.1 follows WCAG 2.1, so it lacks them. */
const newInWcag22 = ['2.4.11', '2.5.7', '2.5.8', '3.2.6', '3.3.7', '3.3.8'];

/** Returns the axe rules with the tag of a criterion. The tag of 1.4.10 is `wcag1410`. */
function axeRulesFor(number: string): string[] {
  return axe
    .getRules([`wcag${number.replaceAll('.', '')}`])
    .filter(({ tags }) => !tags.some((tag) => tag === 'experimental' || tag === 'deprecated'))
    .map(({ ruleId }) => ruleId)
    .toSorted();
}

test('the table contains each criterion of WCAG 2.2, levels A and AA, once', () => {
  expect(new Set(criteria.map(({ number }) => number)).size).toBe(criteria.length);
  expect(criteria.filter(({ level }) => level === 'A')).toHaveLength(31);
  expect(criteria.filter(({ level }) => level === 'AA')).toHaveLength(24);
  expect(criteria.filter(({ result }) => !results.includes(result))).toEqual([]);
});

test.each(criteria.filter(({ result }) => result !== 'Not applicable'))(
  '$number $name is checked by rules that axe has, by files that exist, or by hand',
  ({ number, checks }) => {
    expect(checks).not.toBe('');
    const [, rules = ''] = /^axe: ([^;]+)/.exec(checks) ?? [];
    expect(rules.split(', ').filter(Boolean)).toEqual(axeRulesFor(number));
    const files = [...checks.matchAll(/`([^`]+)`/g)].map(([, path = '']) => path);
    expect(files.filter((path) => !existsSync(join(root, path)))).toEqual([]);
  },
);

test('the introduction states the version of axe and the criteria that are partially supported', () => {
  expect(page).toContain(`**By axe ${axe.version}**`);
  const intro = page.split('\n## ')[0]?.replaceAll('\n', ' ') ?? '';
  for (const { number, name } of criteria.filter(({ result }) => result === 'Partially supports'))
    expect(intro).toContain(`${number} ${name}`);
});

test('the statement of the demo names the criteria that are supported in part, in every language', () => {
  const texts = readFileSync(join(root, 'apps/api/src/seed/data/legal.ts'), 'utf8');
  const named = [...texts.matchAll(/^- \*\*(\d+\.\d+\.\d+) /gm)].map(([, number]) => number);
  const inPart = criteria.filter(({ result }) => result === 'Partially supports').map(({ number }) => number);
  expect(named).toEqual([...inPart, ...inPart, ...inPart]);
});

test('chapter 9 of EN 301 549 has the same results as the criteria that it repeats', () => {
  const clauses = rowsBelow('EN 301 549 V3.2.1').map(([clause, name, result]) => [clause, name, result]);
  const repeated = criteria
    .filter(({ number }) => !newInWcag22.includes(number))
    .map(({ number, name, result }) => [`9.${number}`, name, result]);
  expect(clauses).toEqual(expect.arrayContaining(repeated));
  expect(clauses.filter(([clause = '']) => /^9\.\d+\.\d+\.\d+$/.test(clause))).toHaveLength(
    repeated.length + 1,
  );
});
