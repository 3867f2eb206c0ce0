import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

/* docs/coverage.md says what shows each statement of the specification. Here is whether that exists. */

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

  const words = wordsOf([
    'packages/ui/src/messages/*.ts',
    'apps/web/src/words.ts',
    'apps/api/src/applications/*.ts',
  ]);

  test.each(rows.filter(({ statement }) => /[‘“]/.test(statement)))(
    '$number: what it quotes is what people read, word for word',
    ({ statement }) => {
      const quotes = [...statement.matchAll(/‘(.+?)’|“(.+?)”/g)].map(
        ([, single, double = '']) => single ?? double,
      );
      // ‘Categories: …’ and ‘at {company}’ go on with what differs.
      const fixed = quotes.map((quote) => quote.replace(/ ?[…{].*$/, ''));
      expect(fixed.filter((text) => !words.includes(text))).toEqual([]);
    },
  );

  test('is not content with what does not exist', () => {
    expect(problemOf('JobCard.stories.tsx › Standard')).toBeNull();
    expect(problemOf('JobCard.stories.tsx › Standards')).toMatch(/has no/);
    expect(problemOf('guards.spec.ts › /pricing')).toMatch(/has no/);
    expect(problemOf('nowhere.spec.ts › anything')).toMatch(/does not exist/);
  });

  test.each(rows)('$number is shown by what exists: $statement', ({ proofs }) => {
    expect(proofs.map(problemOf).filter((problem) => problem !== null)).toEqual([]);
  });
});

/** What is wrong with `file › name`, or null. The file is the end of one path; the name is a story's or a test's. */
function problemOf(proof: string): string | null {
  const [file = '', name = ''] = proof.split(' › ');
  const found = files.filter((path) => path.endsWith(`/${file}`));
  const [path] = found;
  if (path === undefined) return `${file} does not exist.`;
  if (found.length > 1) return `${file} is one of ${found.join(', ')}: say which.`;
  const source = read(path);
  const exists = file.includes('.stories.')
    ? source.includes(`export const ${name}: Story`)
    : // The first argument of a test, a step, or a group of them.
      ["'", '"', '`'].some((quote) => source.replaceAll(/\(\s+/g, '(').includes(`(${quote}${name}${quote},`));
  return exists ? null : `${path} has no “${name}”.`;
}

/** What is written in these files, with plain apostrophes. */
function wordsOf(patterns: string[]): string {
  return globSync(patterns, { cwd: root }).map(read).join('\n').replaceAll("\\'", "'");
}
