import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { germanServer } from './germanServer.ts';
import { serverSentences } from './serverSentences.ts';

test('the server still says each of them', () => {
  const folder = join(import.meta.dirname, '../../../api/src');
  const sources = globSync('**/*.ts', { cwd: folder, exclude: ['**/*.test.ts'] })
    .map((file) => readFileSync(join(folder, file), 'utf8').replaceAll(/\$\{[^}]*\}|\d+/g, '{n}'))
    .join('\n');
  // It makes its wait of two parts.
  const parts = (sentence: string) => sentence.split(/(?<=again in )/);
  expect(serverSentences.filter((sentence) => !sources.includes(parts(sentence)[0] ?? ''))).toEqual([]);
});

test.each([
  ['Please log in.', 'Bitte melden Sie sich an.'],
  ['At most 300 characters.', 'Höchstens 300 Zeichen.'],
  [
    'Too many attempts. Please try again in 12 minutes.',
    'Zu viele Versuche. Bitte versuchen Sie es in 12 Minuten noch einmal.',
  ],
  ['Nothing that is known.', 'Nothing that is known.'],
])('%s', (sentence, translation) => {
  expect(germanServer(sentence)).toBe(translation);
});
