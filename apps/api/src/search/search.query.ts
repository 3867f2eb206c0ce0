/**
 * The conditions of a search, before the stems are added (search.tsquery.ts). A condition is a list of tokens: operators
 * and parentheses, and
 *
 *     *word   a word that begins so, or another form of it
 *     =word   the word, or another form of it
 *     "word   exactly the word
 *     ~a b    the word b right after a
 *
 * In a head, t/word is a word of the title, c/word of the company or the skills, p/word of the place, kind or name.
 */
import { namesOfPlace } from './places.ts';
import { isPlain } from './search.terms.ts';
import type { Term } from './search.terms.ts';

export type Tokens = readonly string[];

export interface ConditionsIn<Condition> {
  /** What is found must have. */
  match: Condition;
  /** The same, without words that only begin so. */
  wholeWords: Condition;
  /** What the head has where all words are in the title. */
  inTitle: Condition;
  /** What its head may have, the best first. */
  ranks: readonly Condition[];
  /** What every head with one of the ranks has, and with one of all but the last where there are several words. */
  inHead: readonly Condition[];
}

type Reach = '*' | '=' | '"';

/** One way to have what a term asks for: its words, several of them one right after the other. */
interface Alternative {
  words: readonly string[];
  reach: Reach;
}
/** What has any alternative has what is needed. */
type Need = readonly Alternative[];

const FIELDS = ['t', 'c', 'p'] as const;
type Fields = readonly (typeof FIELDS)[number][];

/** Null where the terms ask for nothing, or only exclude. */
export function conditionsOf(terms: readonly Term[]): ConditionsIn<Tokens> | null {
  const needed = terms.filter(({ isExcluded }) => !isExcluded);
  const needs = needed.map((term, index) => needOf(term, needed[index - 1], needed[index + 1]));
  if (needs.length === 0) return null;
  const excluded = terms.filter(({ isExcluded }) => isExcluded).map((term) => whole(needOf(term)));
  const inTitle = needs.map((need) => inHead(need, ['t']));
  const inAnyField = needs.map((need) => inHead([...need, ...exact(need)], FIELDS));
  const without = excluded.map((need) => not(inWords(need)));
  return {
    match: allOf([...needs.map(inWords), ...without]),
    wholeWords: allOf([...needs.map((need) => inWords(whole(need))), ...without]),
    inTitle: allOf(inTitle),
    ranks: [
      // Another form of a word may be another word: 'design' for 'designer'.
      allOf(needs.map((need) => inHead(exact(need), ['t']))),
      ...[FIELDS.slice(0, 1), FIELDS.slice(0, 2), FIELDS].flatMap((fields) => [
        allOf(needs.map((need) => inHead(whole(need), fields))),
        allOf(needs.map((need) => inHead(need, fields))),
      ]),
      // Some words in the title, the others in the text.
      ...(needs.length > 1 ? [anyOf(inTitle)] : []),
    ],
    inHead: needs.length > 1 ? [anyOf(inAnyField), allOf(inAnyField)] : [anyOf(inAnyField)],
  };
}

function needOf(term: Term, before?: Term, after?: Term): Need {
  const { words, isPhrase } = term;
  if (isPhrase) return [{ words, reach: '"' }];
  if (words.length > 1)
    return [
      { words: [words.join('')], reach: '*' },
      { words, reach: '"' },
    ];
  const [word = ''] = words;
  // 'front end' finds 'frontend'.
  const neighbours = [
    ...(before && isPlain(before) ? [`${before.words[0]}${word}`] : []),
    ...(after && isPlain(after) ? [`${word}${after.words[0]}`] : []),
  ];
  return [...namesOfPlace(word), ...neighbours].map((form) => ({
    words: [form],
    reach: mayBeBeginning(form, after === undefined) ? '*' : '=',
  }));
}

/** Most words begin like a word of one or two letters. A user may still be typing the last one. */
const mayBeBeginning = (word: string, isLast: boolean) =>
  !/^[a-z0-9]{1,2}$/.test(word) || (isLast && word.length > 1);

const whole = (need: Need): Need =>
  need.map(({ words, reach }) => ({ words, reach: reach === '*' ? '=' : reach }));

/** The words as they are, or in the other number. */
const exact = (need: Need): Need =>
  need.flatMap(({ words }) => numbersOf(words).map((form) => ({ words: form, reach: '"' as const })));

function numbersOf(words: readonly string[]): (readonly string[])[] {
  const [word = '', ...more] = words;
  if (more.length > 0 || word.length < 4) return [words];
  return [words, [word.endsWith('s') ? word.slice(0, -1) : `${word}s`]];
}

function inWords(need: Need): Tokens {
  return anyOf(
    need.map(({ words, reach }) =>
      words.length === 1
        ? words.map((word) => reach + word)
        : allOf(words.slice(1).map((word, index) => [`~${words[index]} ${word}`])),
    ),
  );
}

function inHead(need: Need, fields: Fields): Tokens {
  return anyOf(
    need.map(({ words, reach }) =>
      allOf(words.map((word) => anyOf(fields.map((field) => [`${reach}${field}/${word}`])))),
    ),
  );
}

const allOf = (conditions: readonly Tokens[]) => joinedBy('&', conditions);
const anyOf = (conditions: readonly Tokens[]) => joinedBy('|', conditions);
const not = (condition: Tokens): Tokens => ['!', ...condition];

function joinedBy(operator: string, conditions: readonly Tokens[]): Tokens {
  const [first = [], ...others] = conditions;
  return others.length === 0
    ? first
    : ['(', ...first, ...others.flatMap((condition) => [operator, ...condition]), ')'];
}
