/**
 * Builds the conditions of a search, before the stems are added (search.tsquery.ts). A condition is a list of tokens:
 * operators and parentheses, and
 *
 *     *word   a word with this prefix, or another form of it
 *     =word   the word, or another form of it
 *     "word   exactly the word
 *     ~a b    the word b right after a
 *
 * In a head, t/word is a word of the title, c/word of the company or the skills, p/word of the place, kind or name.
 */
import { LONGEST_FORM, otherFormsOf } from './search.meanings.ts';
import { isPlain } from './search.terms.ts';
import type { Term } from './search.terms.ts';

export type Tokens = readonly string[];

export interface ConditionsIn<Condition> {
  /** The condition for the rows that the search finds. */
  match: Condition;
  /** The same condition for whole words, without prefixes. */
  wholeWords: Condition;
  /** The condition that a head has all words in the title. */
  inTitle: Condition;
  /** The conditions that rank a head, best first. */
  ranks: readonly Condition[];
  /**
   * Conditions that rule out ranks early. Every head that has a rank meets the first condition. With several words,
   * every head with a rank other than the last one also meets the second condition.
   */
  inHead: readonly Condition[];
}

type Reach = '*' | '=' | '"';

/** One way in which a text can match a term. Several words must be adjacent unless `mayBeApart` is true. */
interface Alternative {
  words: readonly string[];
  reach: Reach;
  mayBeApart?: boolean;
}
/** A need is met if the text matches one of its alternatives. */
type Need = readonly Alternative[];

const FIELDS = ['t', 'c', 'p'] as const;
type Fields = readonly (typeof FIELDS)[number][];

/**
 * Returns the conditions of the terms, or null if they require no word.
 *
 * @param isTyping true if the last word may be a prefix, however short it is
 */
export function conditionsOf(terms: readonly Term[], isTyping: boolean): ConditionsIn<Tokens> | null {
  const needs = needsOf(
    terms.filter(({ isExcluded }) => !isExcluded),
    isTyping,
  );
  if (needs.length === 0) return null;
  const excluded = needsOf(
    terms.filter(({ isExcluded }) => isExcluded),
    false,
  ).map(whole);
  const inTitle = needs.map((need) => inHead(need, ['t']));
  const inAnyField = needs.map((need) => inHead([...need, ...exact(need).filter(isBeyond(need))], FIELDS));
  const without = excluded.map((need) => not(inWords(need)));
  return {
    match: allOf([...needs.map(inWords), ...without]),
    wholeWords: allOf([...needs.map((need) => inWords(whole(need))), ...without]),
    inTitle: allOf(inTitle),
    ranks: [
      // Another form of a word may be a separate word, such as 'design' for 'designer'.
      allOf(needs.map((need) => inHead(exact(need), ['t']))),
      ...[FIELDS.slice(0, 1), FIELDS.slice(0, 2), FIELDS].flatMap((fields) => [
        allOf(needs.map((need) => inHead(whole(need), fields))),
        allOf(needs.map((need) => inHead(need, fields))),
      ]),
      // This rank has some words in the title, and the others in the text.
      ...(needs.length > 1 ? [anyOf(inTitle)] : []),
    ],
    inHead: needs.length > 1 ? [anyOf(inAnyField), allOf(inAnyField)] : [anyOf(inAnyField)],
  };
}

/**
 * Returns the needs of the terms. Several words that together have other forms are one need, and so are terms that are
 * joined by OR.
 */
function needsOf(terms: readonly Term[], isTyping: boolean): Need[] {
  const needs: Need[] = [];
  for (let index = 0; index < terms.length;) {
    const run = longestForm(terms.slice(index, index + LONGEST_FORM));
    const [term] = run;
    if (!term) break;
    const [before, after] = [terms[index - 1], terms[index + run.length]];
    const need = run.length > 1 ? needOfForm(run) : needOf(term, before, after, isTyping);
    if (term.isAlternative && needs.length > 0) needs.push([...(needs.pop() ?? []), ...need]);
    else needs.push(need);
    index += run.length;
  }
  return needs;
}

/** Returns the longest run of leading terms that has other forms, or the first term alone if no run has any. */
function longestForm(terms: readonly Term[]): readonly Term[] {
  const runs = terms.map((_, index) => terms.slice(0, terms.length - index));
  const isForm = (run: readonly Term[]) =>
    run.every((term, index) => isPlain(term) && !(index > 0 && term.isAlternative)) &&
    otherFormsOf(run.flatMap(({ words }) => words)).length > 0;
  return runs.find((run) => run.length > 1 && isForm(run)) ?? terms.slice(0, 1);
}

function needOfForm(run: readonly Term[]): Need {
  const words = run.flatMap((term) => term.words);
  return [{ words, reach: '*', mayBeApart: true }, ...othersOf(words)];
}

const othersOf = (words: readonly string[]): Need =>
  otherFormsOf(words).map((form) => ({ words: form, reach: '=' }));

function needOf(
  { words, isPhrase }: Term,
  before: Term | undefined,
  after: Term | undefined,
  isTyping: boolean,
): Need {
  if (isPhrase) return [{ words, reach: '"' }];
  if (words.length > 1)
    return [
      { words: [words.join('')], reach: '*' },
      { words, reach: '"' },
    ];
  const [word = ''] = words;
  // Joining neighbouring words makes 'front end' find 'frontend'.
  const neighbours = [
    ...(before && isPlain(before) ? [`${before.words[0]}${word}`] : []),
    ...(after && isPlain(after) ? [`${word}${after.words[0]}`] : []),
  ];
  return [
    ...[word, ...neighbours].map((form) => ({
      words: [form],
      reach: mayBeBeginning(form, isTyping && after === undefined) ? ('*' as const) : ('=' as const),
    })),
    ...othersOf(words),
  ];
}

/**
 * Returns true if the word may be a prefix. Prefixes of one or two letters match too many words, so only the last word,
 * which the user may still be typing, can be so short.
 */
const mayBeBeginning = (word: string, isLast: boolean) =>
  !/^[a-z0-9]{1,2}$/.test(word) || (isLast && word.length > 1);

const whole = (need: Need): Need =>
  need.map(({ words, reach }) => ({ words, reach: reach === '*' ? '=' : reach }));

/** Returns the words in the singular and in the plural. */
const exact = (need: Need): Need =>
  need.flatMap(({ words }) => numbersOf(words).map((form) => ({ words: form, reach: '"' as const })));

/** Returns true for a form that the prefixes of the other alternatives do not already find. */
const isBeyond =
  (need: Need) =>
  ({ words: [form = '', ...more] }: Alternative): boolean =>
    more.length > 0 ||
    !need.some(
      ({ words: [word = '', ...others], reach }) =>
        reach === '*' && others.length === 0 && form.startsWith(word),
    );

function numbersOf(words: readonly string[]): (readonly string[])[] {
  const [word = '', ...more] = words;
  if (more.length > 0 || word.length < 4) return [words];
  return [words, [word.endsWith('s') ? word.slice(0, -1) : `${word}s`]];
}

function inWords(need: Need): Tokens {
  return anyOf(
    need.map(({ words, reach, mayBeApart }) =>
      words.length === 1 || mayBeApart
        ? allOf(words.map((word) => [reach + word]))
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
