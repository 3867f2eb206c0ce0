import { describe, expect, test } from 'vitest';
import { arabic } from './arabic/arabic.ts';
import { english } from './english.ts';
import { german } from './german/german.ts';
import type { ListSubject } from './listSummary.ts';

/** A text, or a function that returns one. */
type Text = string | ((...values: unknown[]) => string);

/** Returns the texts by their paths, such as `jobs.facts.closesIn`. */
function textsIn(messages: object, path = ''): Map<string, Text> {
  return new Map(
    Object.entries(messages).flatMap(([key, found]: [string, unknown]): [string, Text][] => {
      const here = path === '' ? key : `${path}.${key}`;
      if (madeOfSubjects.has(here)) return [];
      // This function is the only one that returns a list. `Messages` passes the name of the brand to it.
      const value = here === 'pricing.faq' ? (found as (brand: string) => unknown)('Skill Harbor') : found;
      if (typeof value === 'object' && value !== null) return [...textsIn(value, here)];
      // The cast is safe, because `Messages` contains only objects, strings and functions.
      return [[here, value as Text]];
    }),
  );
}

/** These functions have parameters other than texts and counts. They are tested below, or beside their callers. */
const madeOfSubjects = new Set([
  'jobs.listings.summary',
  'jobs.facts.terms',
  'freelancers.facts.experienceYears',
  'freelancers.skillName',
  'layout.clientName',
]);

/**
 * Returns the text for a count. A text that is a function gets the count as a number and as digits, and two more
 * values, because no text takes more than four.
 */
const written = (text: Text | undefined, count: number) =>
  typeof text === 'function' ? String(text(count, String(count), 'C', 'D')) : (text ?? '');

const counts = [0, 1, 2, 3, 11, 100];
const ofEnglish = textsIn(english);

/** Returns the paths of the English texts for which the check fails. */
const wrong = (isWrong: (text: Text, path: string) => boolean) =>
  [...ofEnglish].filter(([path, text]) => isWrong(text, path)).map(([path]) => path);

describe.each(Object.entries({ english, german, arabic }))('the texts in %s', (_, messages) => {
  const texts = textsIn(messages);

  test('have the same paths as the English texts, and as many entries in each list', () => {
    expect([...texts.keys()].toSorted()).toEqual([...ofEnglish.keys()].toSorted());
  });

  test.each(counts)('include a text for the count %i', (count) => {
    const isEmpty = (said: string) => said.trim() === '' || /undefined|NaN|\[object/.test(said);
    expect(wrong((__, path) => isEmpty(written(texts.get(path), count)))).toEqual([]);
  });

  test('show each value that the English texts show', () => {
    const values = ['<1>', '<2>', '<3>', '<4>'];
    const shown = (text: Text | undefined) =>
      values.filter((value) => typeof text === 'function' && text(...values).includes(value)).join();
    expect(wrong((text, path) => shown(text) !== shown(texts.get(path)))).toEqual([]);
  });
});

test.each([
  ['arabic', arabic, []],
  [
    // The German words Zeichen and Freelancer have the same form in the singular and the plural.
    'german',
    german,
    [
      'primitives.charactersLeft',
      'primitives.charactersOver',
      'freelancers.directory.all',
      'freelancers.directory.matching',
      'freelancers.directory.show',
      'freelancers.editProfile.skillsFound',
    ],
  ],
])('%s has different texts for one and for several wherever English has', (_, messages, except) => {
  const texts = textsIn(messages);
  const tells = (text: Text | undefined) => written(text, 1).replaceAll('1', '3') !== written(text, 3);
  expect(wrong((text, path) => tells(text) && !tells(texts.get(path)))).toEqual(except);
});

test.each(Object.entries({ german, arabic }))(
  'the texts in %s contain no English sentence',
  (_, messages) => {
    const texts = textsIn(messages);
    const isSentence = (said: string) => /[a-z]{3,} .*[a-z]{3,}/i.test(said);
    expect(
      wrong((text, path) => {
        const said = written(text, 3);
        return isSentence(said) && said === written(texts.get(path), 3);
      }),
    ).toEqual([]);
  },
);

test('Arabic has six forms for counts', () => {
  const { count } = arabic.jobs.suggestions;
  expect(counts.map((number) => count(number, String(number)))).toEqual([
    'لا وظائف',
    'وظيفة واحدة',
    'وظيفتان',
    '3 وظائف',
    '11 وظيفة',
    '100 وظيفة',
  ]);
});

describe('the summary of a list of jobs', () => {
  const subject: ListSubject = {
    category: ['tech'],
    employment_type: [],
    remote: ['remote', 'hybrid'],
    company: [],
    location: ['Kyiv'],
    words: 'react',
    pay: null,
    has_pay: true,
    posted_within: 7,
    is_open: false,
  };
  const listOf = (locale: string) => (items: readonly string[], type: 'disjunction') =>
    new Intl.ListFormat(locale, { type }).format(items);
  const plain = (text: string) => text.replaceAll(/[\u2068\u2069]/g, '');

  test('is a German sentence', () => {
    const { counted, title } = german.jobs.listings.summary;
    expect(counted(subject, { count: 1, number: '1', precision: 'at-least' }, listOf('de'))).toBe(
      'Mindestens 1 Auftrag zu „react“ im Bereich Technologie in Kyiv, remote oder hybrid, mit Angabe der Vergütung, in den letzten 7 Tagen veröffentlicht',
    );
    expect(title({ ...subject, has_pay: false, posted_within: null }, listOf('de'))).toBe(
      'Aufträge zu „react“ im Bereich Technologie in Kyiv, remote oder hybrid',
    );
  });

  test('is an Arabic sentence', () => {
    const { counted, title } = arabic.jobs.listings.summary;
    const all = counted(subject, { count: 11, number: '11', precision: 'more' }, listOf('ar'));
    expect(plain(all)).toBe(
      'أكثر من 11 وظيفة عن «react» في مجال التقنية في Kyiv، عن بُعد أو هجين، ذُكر أجرها، نُشرت في آخر 7 أيام',
    );
    expect(plain(title({ ...subject, has_pay: false, posted_within: null }, listOf('ar')))).toBe(
      'وظائف عن «react» في مجال التقنية في Kyiv، عن بُعد أو هجين',
    );
  });
});
