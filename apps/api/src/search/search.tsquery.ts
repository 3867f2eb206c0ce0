/**
 * Converts the tokens of search.conditions.ts to the text of a tsquery, and adds the stems of their words. An SQL
 * function is not used, because PostgreSQL would plan the function again for each of the ten conditions of a search.
 */
import { createHash } from 'node:crypto';
import type { ConditionSet, Tokens } from './search.conditions.ts';

/** The text of a tsquery, which is PostgreSQL's type of full-text queries. */
export type Tsquery = string;
export type SearchConditions = ConditionSet<Tsquery>;
/** Maps each word to its stem. If the stem is the same as the word, the value is null. */
export type Stems = ReadonlyMap<string, string | null>;

/** The maximum length of a word in the index. Longer words are cut to this length. */
const MAX_WORD_LENGTH = 60;

export const conditionsWithStems = (
  { match, wholeWords, inTitle, rankingRules, rankingPrefilters }: ConditionSet<Tokens>,
  stems: Stems,
): SearchConditions => ({
  match: tsqueryOf(match, stems),
  wholeWords: tsqueryOf(wholeWords, stems),
  inTitle: tsqueryOf(inTitle, stems),
  rankingRules: rankingRules.map((rule) => tsqueryOf(rule, stems)),
  rankingPrefilters: rankingPrefilters.map((prefilter) => tsqueryOf(prefilter, stems)),
});

/** Returns the words whose stems the conditions need. The condition `match` contains all of these words. */
export const wordsToStem = (match: Tokens): string[] => [
  ...new Set(match.filter((token) => /^[*=]/.test(token)).map((token) => parseToken(token).word)),
];

function tsqueryOf(tokens: Tokens, stems: Stems): Tsquery {
  return tokens.map((token) => (/^[*="~]/.test(token) ? tsqueryOfToken(token, stems) : token)).join(' ');
}

function tsqueryOfToken(token: string, stems: Stems): string {
  const { mode, field, word } = parseToken(token);
  if (mode === '~') return quoted(pairLexeme(token.slice(1)));
  const whole = quoted(field + word) + (mode === '*' ? ':*' : '');
  const stem = mode === '"' ? null : stems.get(word);
  return stem ? `(${whole} | ${quoted(field + stem)})` : whole;
}

/**
 * The number of letters at the beginning of a prefix and of a word that are compared as anchors. job_anchors() uses the
 * same number.
 */
const ANCHOR_LENGTH = 8;

/** Returns anchors of which each text that matches the token has at least one. */
export function anchorsOfToken(token: string, stems: Stems): string[] {
  const { mode, word } = parseToken(token);
  if (mode === '~') return [`=${pairLexeme(token.slice(1))}`];
  const stem = mode === '"' ? null : stems.get(word);
  const whole = mode === '*' ? `*${Array.from(word).slice(0, ANCHOR_LENGTH).join('')}` : `=${word}`;
  return stem ? [whole, `=${stem}`] : [whole];
}

function parseToken(token: string) {
  const [, mode = '', field = '', word = ''] = /^(.)([tcp]\/)?(.*)$/su.exec(token) ?? [];
  return { mode, field, word: truncated(word) };
}

/** Returns the lexeme for two adjacent words, in the same format as search_pair() in 0001_search_words.sql. */
function pairLexeme(words: string): string {
  const pair = words.split(' ').map(truncated).join(' ');
  return `~${createHash('md5').update(pair).digest('hex').slice(0, 5)}`;
}

const truncated = (word: string) => Array.from(word).slice(0, MAX_WORD_LENGTH).join('');

/** Puts a lexeme in quotes. Nothing must be escaped, because words contain neither quotes nor backslashes. */
const quoted = (lexeme: string) => `'${lexeme}'`;
