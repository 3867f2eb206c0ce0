import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { germanServer } from './germanServer.ts';
import { serverSentences } from './serverSentences.ts';

const folder = join(import.meta.dirname, '../../../api/src');
/** The server's sources, with `{n}` for each value and number. */
const sources = globSync('**/*.ts', { cwd: folder, exclude: ['**/*.test.ts'] }).map((file) => ({
  file,
  text: readFileSync(join(folder, file), 'utf8').replaceAll(/\$\{[^}]*\}|\d+/g, '{n}'),
}));

test('the server still says each of them', () => {
  const texts = sources.map(({ text }) => text).join('\n');
  // It makes its wait of two parts.
  const parts = (sentence: string) => sentence.split(/(?<=again in )/);
  expect(serverSentences.filter((sentence) => !texts.includes(parts(sentence)[0] ?? ''))).toEqual([]);
});

/** What no form, button or link of the app can make the server say. */
const forPrograms = [
  'A budget of accounts is shared by all servers.',
  'Choose one of the possible values.',
  'Choose one of {n}.',
  'Choose true or false.',
  'Each at most once.',
  'Enter text.',
  'Not found.',
  'Send the body as it is, without Content-Encoding.',
  'Send the fields as a JSON object.',
  'Send {n}.',
  'The drawing of {n} was refused: {n}.',
  'The request headers are too large.',
  'There is no skill {n}.',
  'There is no such field.',
  'This content type is not supported.',
  'This field takes no file.',
  'User {n} has another password already.',
  'User {n} no longer exists.',
];

/** What the app shows in words of its own, or not at all. */
const saidByTheApp = [
  'If this address is registered, a mail with a link is on its way.',
  'Resume not found in profile.',
  'You have already applied to this job (unique constraint failed).',
  'Your password is changed.',
  'Your password is changed. Please log in.',
];

test('knows each sentence that the server may say to a user', () => {
  const said = sources
    .filter(({ file }) =>
      /\.(?:operations|policy)\.ts$|^contract\/|Rules\.ts$|resumes\.ts$|pictures\.ts$/.test(file),
    )
    .flatMap(({ text }) => [
      ...text.replaceAll(/\/\*[\s\S]*?\*\//g, '').matchAll(/(['`])([A-Z][^'`\n]* [^'`\n]*\.)\1/g),
    ])
    .map(([, , sentence = '']) => sentence);
  // Its wait is made of a number and a noun: the list has both forms.
  const composed = 'Too many attempts. Please try again in {n}.';
  const known = new Set<string>([...serverSentences, ...forPrograms, ...saidByTheApp, composed]);
  expect(said.length).toBeGreaterThan(50);
  expect(said.filter((sentence) => !known.has(sentence))).toEqual([]);
});

test.each([
  ['Please log in.', 'Bitte melden Sie sich an.'],
  ['At most 300 characters.', 'Höchstens 300 Zeichen.'],
  [
    'Too many attempts. Please try again in 12 minutes.',
    'Zu viele Versuche. Bitte versuchen Sie es in 12 Minuten noch einmal.',
  ],
  [
    'You have asked 10 questions in the last 24 hours. Please ask the next one tomorrow.',
    'Sie haben schon 10 Fragen in den letzten 24 Stunden gestellt. Bitte stellen Sie die nächste morgen.',
  ],
  ['Nothing that is known.', 'Nothing that is known.'],
])('%s', (sentence, translation) => {
  expect(germanServer(sentence)).toBe(translation);
});
