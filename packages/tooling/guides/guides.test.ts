import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { root } from '../src/files.ts';
import { codeBlocks } from '../src/markdown.ts';
import type { CodeBlock } from '../src/markdown.ts';
import { applyEdit } from './applyEdit.ts';
import { createClone } from './createClone.ts';
import { run } from './run.ts';

/*
 * Each guide of docs/guides is followed to the letter in a clone of its own: its new files are written, its edits are
 * applied, its commands run.
 */

const guides = globSync('docs/guides/add-*.md', { cwd: root }).toSorted();

const RUN = /^pnpm (?:generate|typecheck|lint|lint:imports|lint:contract|test:unit|test:server)(?: |$)/;
/** What changes no behaviour, or needs a browser, or eyes. */
const NOT_RUN = /^pnpm (?:format|storybook|dev|dev:mock|test:visual|test:stories|test:e2e)(?: |$)/;

describe('docs/guides', () => {
  test('are found', () => {
    expect(guides.length).toBeGreaterThan(0);
  });

  test.each(guides)('%s can be followed', (guide) => {
    const clone = createClone();
    onTestFinished(() => rmSync(clone, { recursive: true }));
    for (const block of codeBlocks(readFileSync(join(root, guide), 'utf8'))) {
      expect(
        follow(block, clone),
        `Line ${block.line} of ${guide} can no longer be followed. Change it, and its text, to fit the code.`,
      ).toBe('');
    }
  });
});

/** What is wrong with the block, or nothing. */
function follow({ language, title, content }: CodeBlock, clone: string): string {
  if (language === 'sh') return runAll(content, clone);
  if (title === undefined) return 'It names no file: write `title="path"` behind its language.';
  const path = join(clone, title);
  if (language === 'diff') return edit(path, content);
  if (existsSync(path)) return `${title} exists already: show what changes in it, as a \`diff\`.`;
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
  return '';
}

function edit(path: string, diff: string): string {
  if (!existsSync(path)) return `There is no file ${path}.`;
  const edited = applyEdit(readFileSync(path, 'utf8'), diff);
  if ('problem' in edited) return `${path}: ${edited.problem}`;
  writeFileSync(path, edited.text);
  return '';
}

/** Runs command after command, each on a line of its own, until one fails. */
function runAll(content: string, clone: string): string {
  for (const line of content.trim().split('\n')) {
    const command = line.replace(/ +#.*/, '');
    if (NOT_RUN.test(command)) continue;
    if (!RUN.test(command)) return `Say in guides.test.ts whether to run \`${command}\`.`;
    const problem = run(command, clone);
    if (problem !== '') return problem;
  }
  return '';
}
