import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { root } from '../src/files.ts';
import { codeBlocks } from '../src/markdown.ts';
import type { CodeBlock } from '../src/markdown.ts';
import { applyEdit } from './applyEdit.ts';
import { createClone } from './createClone.ts';
import { run } from './run.ts';

/*
 * These tests follow the guides literally, one after another in a single clone. They write the new files, apply the
 * edits, and then run each command once for all guides. A separate clone for each guide would take five times as long.
 * By day, the tests only write and edit the files. The commands take minutes, and run at night.
 */

const guides = globSync('docs/guides/add-*.md', { cwd: root }).toSorted();

const GENERATE = 'pnpm generate';
const isNight = Boolean(process.env['NIGHTLY']);
const RUN = /^pnpm (?:(?:generate|typecheck|lint|test:unit|test:server)(?: |$)|-C packages\/contract lint$)/;
/**
 * The tests skip these commands, because they change no behaviour, or need a browser or a person to inspect the result.
 */
const NOT_RUN = /^pnpm (?:format|storybook|dev|dev:mock|test:stories|-C apps\/web e2e)(?: |$)/;

const REMEDY = 'can no longer be followed. Change it, and its text, to fit the code.';

const steps = guides.map((guide) => ({ guide, blocks: codeBlocks(readFileSync(join(root, guide), 'utf8')) }));
const commands = steps
  .flatMap(({ guide, blocks }) =>
    blocks.filter(({ language }) => language === 'sh').flatMap((block) => commandsOf(guide, block)),
  )
  .filter(({ command }, index, all) => index === all.findIndex((one) => one.command === command))
  // A command that does not match RUN is not filtered out, because its test must fail.
  .filter(({ command }) => isNight || !RUN.test(command))
  // Code generation comes first, because the other commands need its output for the files of all guides.
  .toSorted((one, other) => Number(other.command === GENERATE) - Number(one.command === GENERATE));

describe('docs/guides', () => {
  let clone = '';
  beforeAll(() => {
    clone = createClone({ isInstalled: isNight });
    return () => rmSync(clone, { recursive: true });
  });

  test('are not empty', () => {
    expect(guides.length).toBeGreaterThan(0);
  });

  test.each(steps)('the files of $guide can be written', ({ guide, blocks }) => {
    for (const block of blocks.filter(({ language }) => language !== 'sh')) {
      const problem = write(block, clone);
      expect(problem, `${placeOf(guide, block)} ${REMEDY}\n${problem}`).toBe('');
    }
  });

  test.each(commands)('$command', ({ command, guide, block }) => {
    expect(RUN.test(command), `Say in guides.test.ts whether to run \`${command}\`.`).toBe(true);
    const problem = run(command, clone);
    expect(problem, `${placeOf(guide, block)} ${REMEDY}\n${problem}`).toBe('');
  });
});

function placeOf(guide: string, { line }: CodeBlock): string {
  return `Line ${line} of ${guide}`;
}

/** Returns the commands in the block that the tests run. */
function commandsOf(guide: string, block: CodeBlock) {
  return block.content
    .trim()
    .split('\n')
    .map((line) => ({ guide, block, command: line.replace(/ +#.*/, '') }))
    .filter(({ command }) => !NOT_RUN.test(command));
}

/** Writes or edits the file of the block. Returns a sentence about the problem, or an empty string if there is none. */
function write({ title, language, content }: CodeBlock, clone: string): string {
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
