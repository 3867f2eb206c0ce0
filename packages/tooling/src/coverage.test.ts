import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

/*
 * docs/coverage.md lists the story or test for each statement of the specification. These tests check that each of them
 * exists.
 */

const root = join(import.meta.dirname, '../../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');

const files = globSync(
  ['packages/*/src/**/*.{stories,test}.{ts,tsx}', 'apps/*/{src,e2e}/**/*.{test,spec}.{ts,tsx}'],
  {
    cwd: root,
  },
);

const rows = read('docs/coverage.md')
  .split('\n')
  .filter((line) => /^\| \d/.test(line))
  .map((line) => line.split(' | ').map((cell) => cell.replace(/^\| | \|$/g, '')))
  .map(([number = '', statement = '', proofs = '']) => ({ number, statement, proofs: proofs.split('<br>') }));

describe('docs/coverage.md', () => {
  test('numbers the statements of sections 2 to 9 without a gap', () => {
    const sections = Map.groupBy(rows, ({ number }) => number.split('.')[0]);
    expect([...sections.keys()]).toEqual(['2', '3', '4', '5', '6', '7', '8', '9']);
    for (const [section, statements] of sections)
      expect(statements.map(({ number }) => number)).toEqual(
        statements.map((_, index) => `${section}.${index + 1}`),
      );
  });

  const messages = messagesOf([
    'packages/ui/src/messages/*.ts',
    'apps/web/src/language/messages.ts',
    'packages/prose/src/problems/english.ts',
  ]);

  test.each(rows.filter(({ statement }) => /[‘“]/.test(statement)))(
    '$number quotes the product’s texts word for word',
    ({ statement }) => {
      const quotes = [...statement.matchAll(/‘(.+?)’|“(.+?)”/g)].map(
        ([, single, double = '']) => single ?? double,
      );
      // A quote such as ‘Categories: …’ or ‘at {company}’ ends with a variable part, which is ignored.
      const fixed = quotes.map((quote) => quote.replace(/ ?[…{].*$/, ''));
      expect(fixed.filter((text) => !messages.includes(text))).toEqual([]);
    },
  );

  test('may not list missing stories or tests', () => {
    expect(problemOf('JobCard.stories.tsx › Standard')).toBeNull();
    expect(problemOf('JobCard.stories.tsx › Standards')).toMatch(/has no/);
    expect(problemOf('guards.spec.ts › /pricing')).toMatch(/has no/);
    expect(problemOf('nowhere.spec.ts › anything')).toMatch(/does not exist/);
  });

  test.each(rows)('$number lists an existing story or test: $statement', ({ proofs }) => {
    expect(proofs.map(problemOf).filter((problem) => problem !== null)).toEqual([]);
  });
});

/**
 * Returns the fault of `file › name`, or null if there is none. The file must be the end of exactly one path, and the
 * name must belong to a story or a test.
 */
function problemOf(proof: string): string | null {
  const [file = '', name = ''] = proof.split(' › ');
  const found = files.filter((path) => path.endsWith(`/${file}`));
  const [path] = found;
  if (path === undefined) return `${file} does not exist.`;
  if (found.length > 1) return `${file} is one of ${found.join(', ')}: say which.`;
  const source = read(path);
  const exists = file.includes('.stories.')
    ? source.includes(`export const ${name}: Story`)
    : // The name must be the first argument of a test, a step, or a group of tests.
      ["'", '"', '`'].some((quote) => source.replaceAll(/\(\s+/g, '(').includes(`(${quote}${name}${quote},`));
  return exists ? null : `${path} has no “${name}”.`;
}

/**
 * Reads these files, and replaces curly apostrophes with plain ones. Omits tests, because the product itself must
 * contain the texts.
 */
function messagesOf(patterns: string[]): string {
  return globSync(patterns, { cwd: root, exclude: ['**/*.test.ts'] })
    .map(read)
    .join('\n')
    .replaceAll("\\'", "'");
}
