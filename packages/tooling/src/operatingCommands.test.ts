import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { NOT_RUN, RUN, operatingBlocks } from '../release/commands.ts';
import { root } from './files.ts';

/* The commands themselves run at night, in release/operating.test.ts. */

const commands = operatingBlocks().flatMap(({ commands: all, line }) =>
  all.map((command) => ({ command, line })),
);

test('the test finds at least one command in operating.md', () => {
  expect(commands.length).toBeGreaterThan(20);
});

test.each(commands)('$command is run by a test, or has a reason why it is not', ({ command }) => {
  const kinds = [RUN, ...NOT_RUN.map(([pattern]) => pattern)].filter((pattern) => pattern.test(command));
  expect(kinds).toHaveLength(1);
});

test('every command of the archive that operating.md mentions exists', () => {
  const program = readFileSync(join(root, 'apps/api/harbor.js'), 'utf8');
  const existing = new Set([...program.matchAll(/^ {2}'?([a-z-]+)'?: \{/gm)].map(([, name]) => name));
  const named = [
    ...readFileSync(join(root, 'docs/operating.md'), 'utf8').matchAll(/node\s+harbor ([a-z][a-z-]*)/g),
  ].map(([, name = '']) => name);
  expect(named.length).toBeGreaterThan(20);
  expect(named.filter((name) => !existing.has(name))).toEqual([]);
});
