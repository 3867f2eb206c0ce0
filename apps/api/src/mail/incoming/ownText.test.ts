import { readFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { MAX_TEXT_LENGTH, readMail } from './incomingMail.ts';
import { ownText } from './ownText.ts';

const sender = { name: 'Skill Harbor', address: 'no-reply@harbor.test' };
const folder = join(import.meta.dirname, 'fixtures');
const files = await readdir(folder);

const written: Record<string, string> = {
  en: 'Yes, the 14th works.\n\nShall I bring the charts?',
  de: 'Ja, der 14. paßt mir.\n\nSoll ich die Karten mitbringen?',
  ar: 'نعم، يناسبني يوم 14.\n\nهل أحضر الخرائط؟',
};

test('the samples include a reply of each mail program in each language', () => {
  const programs = ['appleMail', 'gmail', 'outlook', 'outlookWeb'];
  const expected = programs.flatMap((program) =>
    Object.keys(written).map((language) => `${program}-${language}.eml`),
  );
  expect(files.toSorted()).toEqual(expected.toSorted());
});

test.each(files)('of the reply %s, only the text that the user wrote is left', async (file) => {
  const mail = await readMail(await readFile(join(folder, file)));
  const [, language = ''] = /-(\w+)\.eml$/.exec(file) ?? [];
  expect(mail && ownText(mail.text, sender)).toBe(written[language]);
  expect(mail).toMatchObject({ isAutomatic: false, files: [] });
});

const introduction = 'On May 4, 2026, at 11:02, Skill Harbor <no-reply@harbor.test> wrote:';
const headOf = (from: string) =>
  `From: ${from}\nSent: Monday, May 4, 2026 11:02 AM\nTo: ada@example.com\nSubject: Pilot\n\nHello Ada,`;

test.each([
  ['below the quotation', `${introduction}\n> Hello Ada,\n> \n> On the 14th?\n\nYes.\n`, 'Yes.'],
  ['above and below it', `Hello,\n${introduction}\n> On the 14th?\n\nYes.`, 'Hello,\n\nYes.'],
  ['right above the introduction', `Yes.\n${introduction}\n\n> On the 14th?`, 'Yes.'],
  ['above a quotation without marks', `Yes.\n\n${introduction}\n\nHello Ada,\nOn the 14th?`, 'Yes.'],
  ['above a quotation without an introduction', 'Yes.\n\n> On the 14th?\n', 'Yes.'],
  [
    'between the lines of the quotation',
    `${introduction}\n> On the 14th?\nYes.\n> At noon?\nNo, at ten.\n> Hello Ada,\n`,
    '> On the 14th?\nYes.\n> At noon?\nNo, at ten.',
  ],
  [
    'above an original message',
    `Yes.\n\n-----Original Message-----\n${headOf('Skill Harbor [mailto:no-reply@harbor.test]')}`,
    'Yes.',
  ],
  [
    'above the labels of a program in bold',
    `Yes.\n\n${headOf('Skill Harbor').replaceAll(/^(\w+:)/gm, '*$1*')}`,
    'Yes.',
  ],
])('the user’s text is found %s', (_where, text, expected) => {
  expect(ownText(text, sender)).toBe(expected);
});

test.each([
  [
    'a list of contact data',
    'Reach me here:\n\nPhone: 030 123\nMail: ada@example.com\nCity: Lisbon\nWeb: ada.example',
  ],
  ['a mail of someone else that the user passes on', `See below.\n\n${headOf('Li <li@example.com>')}`],
  ['a quotation that the user replies to', '> On the 14th?\n\nYes.'],
  ['two hyphens', 'Yes.\n--\nBut not at noon.'],
  [
    'a sentence about the marketplace',
    'On May 4, 2026, at 11:02, I wrote to Skill Harbor:\nWhen is it open?',
  ],
  ['a device in the middle', 'Sent from my boat.\n\nAda'],
])('%s is not cut', (_what, text) => {
  expect(ownText(text, sender)).toBe(text);
});

test('the line that a phone adds at the end, and a signature after its separator line, are cut', () => {
  expect(ownText('Yes.\n\n-- \nAda Okafor\nPilot\n', sender)).toBe('Yes.');
  expect(ownText('Yes.\r\n\r\nGet Outlook for iOS<https://aka.ms/o0ukef>\r\n', sender)).toBe('Yes.');
  expect(ownText('Ja.\n\nGesendet von meinem Telefon', sender)).toBe('Ja.');
});

test('control characters are removed', () => {
  expect(ownText('Yes\u0000, \u0007the\t14th\u001b.', sender)).toBe('Yes, the\t14th.');
});

test('a mail that consists only of a quotation has no text of its own', () => {
  expect(ownText(`${introduction}\n> Hello Ada,\n`, sender)).toBe('');
  expect(ownText(headOf('Skill Harbor <no-reply@harbor.test>'), sender)).toBe('');
});

test('the time to read a hostile text grows only in proportion to its length', () => {
  const startedAt = performance.now();
  for (const line of [
    '> ',
    'a: ',
    '-----',
    'Skill Harbor 11:02\n',
    ' ',
    '\n',
    '-- \n',
    '>\n \n',
    `${introduction}\n`,
  ])
    ownText(line.repeat(MAX_TEXT_LENGTH / line.length), sender);
  expect(performance.now() - startedAt).toBeLessThan(10_000);
});
