import { describe, expect, test } from 'vitest';
import { suggestionsIn } from './resumeText.ts';

const today = new Date('2026-06-01T12:00:00Z');
const read = (text: string, name = 'Ada Okafor') => suggestionsIn(text, { name, today });
const nothing = { title: '', bio: '', experience: '', portfolio_link: '', location: '', skills: [] };

test('a resume in English is read', () => {
  const text = `Curriculum Vitae
ADA OKAFOR
Product designer
ada@okafor.example | +47 98 76 54 32 | https://ada.example/work
Location: Bergen, Norway
Summary
I design booking tools for ferries,
and test them on board.
Skills:
• Figma, User research
• Languages of the web: HTML; CSS
Experience
2014 – present: Fjord Lines
2009 - 2014: Sloop
Education
1999 – 2003 University of Bergen`;
  expect(read(text)).toEqual({
    title: 'Product designer',
    bio: 'I design booking tools for ferries, and test them on board.',
    experience: '17',
    portfolio_link: 'https://ada.example/work',
    location: 'Bergen, Norway',
    skills: ['Figma', 'User research', 'HTML', 'CSS'],
  });
});

test('a resume in German is read', () => {
  const text = `Lebenslauf
Jürgen Groß – Softwareentwickler
Wohnort: Kiel, Deutschland
Über mich
Ich baue Buchungssysteme für Fähren, mit 12 Jahren Berufserfahrung.
Kenntnisse
TypeScript · React
Sprachen
Deutsch, Englisch
Kontakt
www.gross.example`;
  expect(read(text, 'Jürgen Groß')).toEqual({
    title: 'Softwareentwickler',
    bio: 'Ich baue Buchungssysteme für Fähren, mit 12 Jahren Berufserfahrung.',
    experience: '12',
    portfolio_link: 'https://www.gross.example',
    location: 'Kiel, Deutschland',
    skills: ['TypeScript', 'React'],
  });
});

test('a resume in Arabic is read, with Arabic digits, letter forms and marks of direction', () => {
  const text = `السيرة الذاتية
ليلى حداد
ﻣﺼﻤﻤﺔ واجهات
نبذة عني
أصمم واجهات حجز العبّارات، ولدي خبرة ١٠ سنوات.
\u200Fالمهارات:
Figma، TypeScript
التواصل
الموقع: عمّان، الأردن
هاتف: ‎+٩٦٢ ٧٩ ١٢٣ ٤٥٦٧`;
  expect(read(text, 'ليلى حداد')).toEqual({
    title: 'مصممة واجهات',
    bio: 'أصمم واجهات حجز العبّارات، ولدي خبرة 10 سنوات.',
    experience: '10',
    portfolio_link: '',
    location: 'عمّان، الأردن',
    skills: ['Figma', 'TypeScript'],
  });
});

test('a narrow column with skills is read before the column with the name', () => {
  const text = `Skills\nFigma\nTypeScript\nLanguages\nNorwegian\nAda Okafor\nProduct designer\nProfile\nI sail.`;
  expect(read(text)).toEqual({
    ...nothing,
    title: 'Product designer',
    bio: 'I sail.',
    skills: ['Figma', 'TypeScript'],
  });
});

describe('a resume without headings', () => {
  test('leads only to suggestions that a name, a label or a link identifies', () => {
    const text = `Ada Okafor, illustrator\nI draw ships and harbours. I have 8+ years of professional experience.\nSee github.com/ada.`;
    expect(read(text)).toEqual({
      ...nothing,
      title: 'illustrator',
      experience: '8',
      portfolio_link: 'https://github.com/ada',
    });
  });

  test.each(['', '\u0000\u0001\u0007', '%%%% ---- 12 34', 'lorem ipsum dolor sit amet\n'.repeat(500)])(
    'has no suggestions if it is %j',
    (text) => expect(read(text)).toEqual(nothing),
  );
});

describe('email addresses and phone numbers', () => {
  test.each([
    'ada@okafor.example',
    'ada (at) okafor.example',
    '+47 98 76 54 32',
    '(030) 123-4567',
    '0170/1234567',
    '٠٧٩ ١٢٣ ٤٥٦٧',
    '+91 ९८७६५ ४३२१०',
  ])('%s is in no suggestion', (secret) => {
    const text = `Ada Okafor\nIllustrator ${secret}\nLocation: ${secret}\nSummary\nI draw ships. Write to ${secret}.\nSkills\nInk, ${secret}`;
    expect(read(text)).toEqual({ ...nothing, bio: 'I draw ships.', skills: ['Ink'] });
  });

  test.each([
    'https://wa.me/4798765432',
    'https://ada:secret@okafor.example',
    'https://okafor.example/?mail=ada%40okafor.example',
    'ada@www.okafor.example',
  ])('%s is not suggested as a link', (link) => {
    expect(read(`Links: ${link}`).portfolio_link).toBe('');
  });

  test('are not found in years and large numbers', () => {
    const bio = 'From 2014–2019 I drew 1.000.000 ships.';
    expect(read(`Summary\n${bio}`).bio).toBe(bio);
  });
});

test('a line with a street or a postal code is not suggested as the location', () => {
  expect(read('Location: Strandgaten 12, 5013 Bergen').location).toBe('');
});

test('a text that is too long is cut after a complete sentence', () => {
  const { bio } = read(`Summary\n${'I draw ships and harbours. '.repeat(400)}`);
  expect(bio.length).toBeLessThanOrEqual(4000);
  expect(bio).toMatch(/harbours\.$/);
});

test.each(['a', '@', ')', '1.', '1 ', '111.', 'http://', '1 years ', 'a: '])(
  'a long line of repeated %j is read within two seconds',
  (part) => {
    const start = performance.now();
    read(`Summary\n${part.repeat(20_000 / part.length)}`);
    expect(performance.now() - start).toBeLessThan(2_000);
  },
);
