/**
 * Builds the conditions of a search from its terms. A condition is a list of tokens, to which search.tsquery.ts adds
 * the stems. The tokens are operators, parentheses, and
 *
 *     *word   a word with this prefix or this stem
 *     =word   the word itself, or a word with this stem
 *     "word   exactly the word
 *     ~a b    the word b directly after the word a
 *
 * In a condition on the ranking fields, a letter for the field precedes each word: t/ for the title, c/ for the company
 * or the skills, p/ for the place, the category, the type of employment, or the name of a freelancer.
 */
import { LONGEST_SYNONYM, synonymsOf } from './search.synonyms.ts';
import { isRequiredWord } from './search.terms.ts';
import type { Term } from './search.terms.ts';

export type Tokens = readonly string[];

/** The conditions of a search, either as tokens or as the text of a tsquery. */
export interface ConditionSet<Condition> {
  /** The condition that a row must meet to be found. */
  match: Condition;
  /** The same condition, but for whole words only, not for prefixes. */
  wholeWords: Condition;
  /** The condition that the title contains all words of the search. */
  inTitle: Condition;
  /**
   * The conditions on the ranking fields, best first. The rank of a row is the position of the first condition that it
   * meets.
   */
  rankingRules: readonly Condition[];
  /**
   * Conditions that save checking the ranking rules. A row that does not meet the first condition meets no ranking
   * rule. If the search has several clauses, a row that does not meet the second condition can meet only the last rule.
   */
  rankingPrefilters: readonly Condition[];
}

/** How a word of the search is compared with a word of a text: by prefix or stem, by stem, or exactly. */
type MatchMode = '*' | '=' | '"';

/**
 * An alternative: one way in which a text can match a clause. If it consists of several words, they must be adjacent in
 * the text unless `mayBeApart` is true.
 */
interface Alternative {
  words: readonly string[];
  mode: MatchMode;
  mayBeApart?: boolean;
}
/**
 * A list of alternatives. A text matches a clause if it matches one of the alternatives. A search requires all of its
 * clauses.
 */
type Clause = readonly Alternative[];

const FIELDS = ['t', 'c', 'p'] as const;
type Fields = readonly (typeof FIELDS)[number][];

/**
 * Returns the search conditions for the terms, or null if the terms require no word.
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
      // Exact words rank before stems, because different words can have the same stem, such as 'design' and 'designer'.
      allOf(clauses.map((clause) => matchesFields(exactAlternatives(clause), ['t']))),
      ...[FIELDS.slice(0, 1), FIELDS.slice(0, 2), FIELDS].flatMap((fields) => [
        allOf(clauses.map((clause) => matchesFields(withoutPrefixes(clause), fields))),
        allOf(clauses.map((clause) => matchesFields(clause, fields))),
      ]),
      // A row meets the last rule if some clauses match its title, and all others match the rest of its text.
      ...(clauses.length > 1 ? [anyOf(inTitle)] : []),
    ],
    rankingPrefilters: clauses.length > 1 ? [anyOf(inAnyField), allOf(inAnyField)] : [anyOf(inAnyField)],
  };
}

/**
 * Converts the terms to clauses. Adjacent terms become one clause if they have synonyms as a group, or if OR joins
 * them.
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

/**
 * Returns the longest sequence of terms at the beginning that has synonyms as a group. If there is none, returns only
 * the first term.
 */
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
  // Also joins the word with its neighbours, so that 'front end' finds 'frontend'.
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
 * Returns true if the word may be a prefix. Prefixes of one or two letters match too many words. Only the last word,
 * which the user may still be typing, may be a prefix of two letters.
 */
const mayBePrefix = (word: string, isLast: boolean) =>
  !/^[a-z0-9]{1,2}$/.test(word) || (isLast && word.length > 1);

const withoutPrefixes = (clause: Clause): Clause =>
  clause.map(({ words, mode }) => ({ words, mode: mode === '*' ? '=' : mode }));

/** Returns alternatives that match the words of a clause exactly, in the singular and in the plural. */
const exactAlternatives = (clause: Clause): Clause =>
  clause.flatMap(({ words }) =>
    singularAndPlural(words).map((form) => ({ words: form, mode: '"' as const })),
  );

/** Returns a function that returns false for an alternative that a prefix in the clause already matches. */
const isNotCoveredBy =
  (clause: Clause) =>
  ({ words: [form = '', ...more] }: Alternative): boolean =>
    more.length > 0 ||
    !clause.some(
      ({ words: [word = '', ...others], mode }) =>
        mode === '*' && others.length === 0 && form.startsWith(word),
    );

/**
 * Returns a word in the singular and in the plural. A short word, and a text of several words, are returned only as
 * they were typed.
 */
function singularAndPlural(words: readonly string[]): (readonly string[])[] {
  const [word = '', ...more] = words;
  if (more.length > 0 || word.length < 4) return [words];
  return [words, [word.endsWith('s') ? word.slice(0, -1) : `${word}s`]];
}

/** Returns the condition that the text of a row, including all fields, matches a clause. */
function matchesText(clause: Clause): Tokens {
  return anyOf(clause.map((alternative) => allOf(tokensOf(alternative).map((token) => [token]))));
}

/** Returns the tokens that a text must contain in order to match an alternative. */
const tokensOf = ({ words, mode, mayBeApart }: Alternative): string[] =>
  words.length === 1 || mayBeApart
    ? words.map((word) => mode + word)
    : words.slice(1).map((word, index) => `~${words[index]} ${word}`);

/**
 * Returns tokens of which each text that matches the terms contains at least one, or null if the terms require no word.
 * They come from the clause with the longest words, because long words are rarer.
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

/** Returns the condition that the ranking fields with these letters match a clause. */
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
