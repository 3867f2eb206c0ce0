/**
 * Builds the conditions of a search from its terms. A condition is a list of tokens, to which search.tsquery.ts adds
 * the stems. The tokens are operators, parentheses, and
 *
 *     *word   a word with this prefix or this stem
 *     =word   the word itself, or a word with this stem
 *     "word   exactly the word
 *     ~a b    the word b directly after the word a
 *
 * In a condition on the ranking fields, each word follows the letter of its field: t/ for the title, c/ for the company
 * or the skills, p/ for the place, the category, the type of employment, or the name of a freelancer.
 */
import { LONGEST_SYNONYM, synonymsOf } from './search.synonyms.ts';
import { isRequiredWord } from './search.terms.ts';
import type { Term } from './search.terms.ts';

export type Tokens = readonly string[];

/** The conditions of a search, either as tokens or as text of a tsquery. */
export interface ConditionSet<Condition> {
  /** The condition for the rows that the search finds. */
  match: Condition;
  /** The same condition for whole words, without prefixes. */
  wholeWords: Condition;
  /** The condition that the title has all words. */
  inTitle: Condition;
  /** The conditions on the ranking fields, best first. The first one that a row meets determines its rank. */
  rankingRules: readonly Condition[];
  /**
   * Conditions that rule out ranking rules early. Every row that meets a ranking rule also meets the first condition.
   * If the search has several clauses, every row that meets a rule other than the last one also meets the second
   * condition.
   */
  rankingPrefilters: readonly Condition[];
}

/** How a word of the search matches a word of a text: by prefix or stem, by stem, or exactly. */
type MatchMode = '*' | '=' | '"';

/** One way in which a text can match a clause. Several words must be adjacent unless `mayBeApart` is true. */
interface Alternative {
  words: readonly string[];
  mode: MatchMode;
  mayBeApart?: boolean;
}
/** A text matches a clause if it matches one of its alternatives. A search requires all of its clauses. */
type Clause = readonly Alternative[];

const FIELDS = ['t', 'c', 'p'] as const;
type Fields = readonly (typeof FIELDS)[number][];

/**
 * Returns the conditions of the terms, or null if they require no word.
 *
 * @param allowsShortPrefix true if the last word may be a prefix, however short it is
 */
export function conditionsOf(
  terms: readonly Term[],
  allowsShortPrefix: boolean,
): ConditionSet<Tokens> | null {
  const clauses = clausesOf(
    terms.filter(({ isExcluded }) => !isExcluded),
    allowsShortPrefix,
  );
  if (clauses.length === 0) return null;
  const excluded = clausesOf(
    terms.filter(({ isExcluded }) => isExcluded),
    false,
  ).map(withoutPrefixes);
  const inTitle = clauses.map((clause) => matchesFields(clause, ['t']));
  const inAnyField = clauses.map((clause) =>
    matchesFields([...clause, ...exactAlternatives(clause).filter(isNotCoveredBy(clause))], FIELDS),
  );
  const exclusions = excluded.map((clause) => not(matchesText(clause)));
  return {
    match: allOf([...clauses.map(matchesText), ...exclusions]),
    wholeWords: allOf([...clauses.map((clause) => matchesText(withoutPrefixes(clause))), ...exclusions]),
    inTitle: allOf(inTitle),
    rankingRules: [
      // Exact words come before stems, because a stem can join different words, such as 'design' and 'designer'.
      allOf(clauses.map((clause) => matchesFields(exactAlternatives(clause), ['t']))),
      ...[FIELDS.slice(0, 1), FIELDS.slice(0, 2), FIELDS].flatMap((fields) => [
        allOf(clauses.map((clause) => matchesFields(withoutPrefixes(clause), fields))),
        allOf(clauses.map((clause) => matchesFields(clause, fields))),
      ]),
      // A row meets the last rule if its title matches some clauses; the others match elsewhere in its text.
      ...(clauses.length > 1 ? [anyOf(inTitle)] : []),
    ],
    rankingPrefilters: clauses.length > 1 ? [anyOf(inAnyField), allOf(inAnyField)] : [anyOf(inAnyField)],
  };
}

/**
 * Returns the clauses of the terms. Adjacent terms that together have synonyms become one clause, and so do terms that
 * are joined by OR.
 */
function clausesOf(terms: readonly Term[], allowsShortPrefix: boolean): Clause[] {
  const clauses: Clause[] = [];
  for (let index = 0; index < terms.length;) {
    const run = longestRunWithSynonyms(terms.slice(index, index + LONGEST_SYNONYM));
    const [term] = run;
    if (!term) break;
    const [before, after] = [terms[index - 1], terms[index + run.length]];
    const clause = run.length > 1 ? clauseOfRun(run) : clauseOfTerm(term, before, after, allowsShortPrefix);
    if (term.isAlternative && clauses.length > 0) clauses.push([...(clauses.pop() ?? []), ...clause]);
    else clauses.push(clause);
    index += run.length;
  }
  return clauses;
}

/** Returns the longest run of several leading terms that has synonyms, or the first term alone if no run has any. */
function longestRunWithSynonyms(terms: readonly Term[]): readonly Term[] {
  const runs = terms.map((_, index) => terms.slice(0, terms.length - index));
  const hasSynonyms = (run: readonly Term[]) =>
    run.every((term, index) => isRequiredWord(term) && !(index > 0 && term.isAlternative)) &&
    synonymsOf(run.flatMap(({ words }) => words)).length > 0;
  return runs.find((run) => run.length > 1 && hasSynonyms(run)) ?? terms.slice(0, 1);
}

function clauseOfRun(run: readonly Term[]): Clause {
  const words = run.flatMap((term) => term.words);
  return [{ words, mode: '*', mayBeApart: true }, ...synonymAlternatives(words)];
}

const synonymAlternatives = (words: readonly string[]): Clause =>
  synonymsOf(words).map((synonym) => ({ words: synonym, mode: '=' }));

function clauseOfTerm(
  { words, isPhrase }: Term,
  before: Term | undefined,
  after: Term | undefined,
  allowsShortPrefix: boolean,
): Clause {
  if (isPhrase) return [{ words, mode: '"' }];
  if (words.length > 1)
    return [
      { words: [words.join('')], mode: '*' },
      { words, mode: '"' },
    ];
  const [word = ''] = words;
  // The word is also joined to its neighbours, so that 'front end' finds 'frontend'.
  const compounds = [
    ...(before && isRequiredWord(before) ? [`${before.words[0]}${word}`] : []),
    ...(after && isRequiredWord(after) ? [`${word}${after.words[0]}`] : []),
  ];
  return [
    ...[word, ...compounds].map((each) => ({
      words: [each],
      mode: mayBePrefix(each, allowsShortPrefix && after === undefined) ? ('*' as const) : ('=' as const),
    })),
    ...synonymAlternatives(words),
  ];
}

/**
 * Returns true if the word may be a prefix. Prefixes of one or two letters match too many words, so only the last word,
 * which the user may still be typing, can be a prefix of two letters.
 */
const mayBePrefix = (word: string, isLast: boolean) =>
  !/^[a-z0-9]{1,2}$/.test(word) || (isLast && word.length > 1);

const withoutPrefixes = (clause: Clause): Clause =>
  clause.map(({ words, mode }) => ({ words, mode: mode === '*' ? '=' : mode }));

/** Returns alternatives that match exactly the words of a clause, in the singular and in the plural. */
const exactAlternatives = (clause: Clause): Clause =>
  clause.flatMap(({ words }) =>
    singularAndPlural(words).map((form) => ({ words: form, mode: '"' as const })),
  );

/** Returns a filter for alternatives that no prefix of the clause already matches. */
const isNotCoveredBy =
  (clause: Clause) =>
  ({ words: [form = '', ...more] }: Alternative): boolean =>
    more.length > 0 ||
    !clause.some(
      ({ words: [word = '', ...others], mode }) =>
        mode === '*' && others.length === 0 && form.startsWith(word),
    );

/** Returns a word with its other grammatical number. Short words and several words have only the form that was typed. */
function singularAndPlural(words: readonly string[]): (readonly string[])[] {
  const [word = '', ...more] = words;
  if (more.length > 0 || word.length < 4) return [words];
  return [words, [word.endsWith('s') ? word.slice(0, -1) : `${word}s`]];
}

/** Returns the condition that the whole text of a row matches a clause. */
function matchesText(clause: Clause): Tokens {
  return anyOf(clause.map((alternative) => allOf(tokensOf(alternative).map((token) => [token]))));
}

/** Returns the tokens that a text must all have to match an alternative. */
const tokensOf = ({ words, mode, mayBeApart }: Alternative): string[] =>
  words.length === 1 || mayBeApart
    ? words.map((word) => mode + word)
    : words.slice(1).map((word, index) => `~${words[index]} ${word}`);

/**
 * Returns tokens of which each text that matches the terms has at least one, or null if the terms require no word. They are
 * those of the clause whose words are longest, because long words are rarer.
 */
export function requiredTokensOf(terms: readonly Term[]): Tokens | null {
  const clauses = clausesOf(
    terms.filter(({ isExcluded }) => !isExcluded),
    false,
  ).map((clause) => clause.map((alternative) => longestOf(tokensOf(alternative))));
  return clauses.toSorted((one, other) => shortestIn(other) - shortestIn(one))[0] ?? null;
}

const longestOf = (tokens: readonly string[]) =>
  tokens.reduce((longest, token) => (token.length > longest.length ? token : longest), '');
const shortestIn = (tokens: Tokens) => Math.min(...tokens.map(({ length }) => length));

/** Returns the condition that some ranking fields of a row match a clause. */
function matchesFields(clause: Clause, fields: Fields): Tokens {
  return anyOf(
    clause.map(({ words, mode }) =>
      allOf(words.map((word) => anyOf(fields.map((field) => [`${mode}${field}/${word}`])))),
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
