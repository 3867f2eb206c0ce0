/**
 * Converts the tokens of search.conditions.ts to the text of a tsquery, and adds the stems of their words. PostgreSQL
 * does not do this in a function, because it would plan that function again for each of a search's ten conditions.
 */
import { createHash } from 'node:crypto';
import type { ConditionSet, Tokens } from './search.conditions.ts';

/** The text of a tsquery, a full-text query of PostgreSQL. */
export type Tsquery = string;
export type SearchConditions = ConditionSet<Tsquery>;
/** Maps each word to its stem, or to null if the word is its own stem. */
export type Stems = ReadonlyMap<string, string | null>;

/** The index truncates words to this number of characters. */
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

/** Returns the words whose stems the conditions need. The condition `match` contains all of them. */
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

/** Anchors are compared by at most this number of first letters of a word that may be a prefix, as job_anchors() does. */
const ANCHOR_LENGTH = 8;

/** Returns the anchors of a token, of which each text that matches the token has at least one. */
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

/** Returns the lexeme of two adjacent words, exactly as search_pair() in 0001_search_words.sql does. */
function pairLexeme(words: string): string {
  const pair = words.split(' ').map(truncated).join(' ');
  return `~${createHash('md5').update(pair).digest('hex').slice(0, 5)}`;
}

const truncated = (word: string) => Array.from(word).slice(0, MAX_WORD_LENGTH).join('');

/** Quotes a lexeme. Words contain no quotes and no backslashes, so quoted() escapes nothing. */
const quoted = (lexeme: string) => `'${lexeme}'`;
