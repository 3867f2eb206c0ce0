import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, test } from 'vitest';

/* docs/decisions has an index, and a decision and its amendments are linked in both directions. */

const folder = join(import.meta.dirname, '../../../docs/decisions');
const index = readFileSync(join(folder, 'README.md'), 'utf8');
const files = globSync('[0-9]*.md', { cwd: folder }).toSorted();
const decisions = new Map(
  files.map((file) => [file.slice(0, 3), { file, text: readFileSync(join(folder, file), 'utf8') }]),
);

describe('docs/decisions', () => {
  test('has an index that names each decision with its title, in order', () => {
    const expected = [...decisions.values()].map(
      ({ file, text }) => `- [${text.split('\n', 1)[0]?.replace(/^# /, '')}](${file})`,
    );
    const listed = index.split('\n').filter((line) => /^- \[\d{3}\./.test(line));
    expect(listed.map((line) => line.replace(/\. (Amended|Superseded) .*$/, ''))).toEqual(expected);
  });

  test.each([...decisions])(
    '%s and those that it amends or supersedes name each other',
    (number, { text }) => {
      for (const other of referencesOf(text, /^(?:Amends|Supersedes)\b(.*)$/gm)) {
        const about = decisions.get(other)?.text ?? '';
        expect(
          referencesOf(about, /^(?:Amended|Superseded)\b(.*)$/gm),
          `${other} does not name ${number}`,
        ).toContain(number);
      }
    },
  );
});

function referencesOf(text: string, line: RegExp) {
  return [...text.matchAll(line)].flatMap(([, rest = '']) => rest.match(/\b\d{3}\b/g) ?? []);
}

test('the files are named by number and title', () => {
  expect(files.filter((file) => !/^\d{3}-[a-z0-9-]+\.md$/.test(basename(file)))).toEqual([]);
});
