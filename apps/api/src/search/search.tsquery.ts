/**
 * Converts the tokens of search.query.ts to a tsquery, with the stems of their words. This is not a database function,
 * because PostgreSQL would plan such a function again for each of a search's ten conditions.
 */
import { createHash } from 'node:crypto';
import type { ConditionsIn, Tokens } from './search.query.ts';

/** The text of a tsquery. */
export type Condition = string;
export type SearchConditions = ConditionsIn<Condition>;
/** Maps each word to its stem. A word that is its own stem maps to null. */
export type Stems = ReadonlyMap<string, string | null>;

/** The index cuts words at this length. */
const MAX_LENGTH = 60;

export const conditionsWithStems = (
  { match, wholeWords, inTitle, ranks, inHead }: ConditionsIn<Tokens>,
  stems: Stems,
): SearchConditions => ({
  match: tsqueryOf(match, stems),
  wholeWords: tsqueryOf(wholeWords, stems),
  inTitle: tsqueryOf(inTitle, stems),
  ranks: ranks.map((rank) => tsqueryOf(rank, stems)),
  inHead: inHead.map((each) => tsqueryOf(each, stems)),
});

/** Returns the words whose stems are needed. They are all in the condition `match`. */
export const wordsToStem = ({ match }: ConditionsIn<Tokens>): string[] => [
  ...new Set(match.filter((token) => /^[*=]/.test(token)).map((token) => partsOf(token).word)),
];

function tsqueryOf(tokens: Tokens, stems: Stems): Condition {
  return tokens.map((token) => (/^[*="~]/.test(token) ? lexemesOf(token, stems) : token)).join(' ');
}

function lexemesOf(token: string, stems: Stems): string {
  const { reach, field, word } = partsOf(token);
  if (reach === '~') return quoted(pairOf(token.slice(1)));
  const whole = quoted(field + word) + (reach === '*' ? ':*' : '');
  const stem = reach === '"' ? null : stems.get(word);
  return stem ? `(${whole} | ${quoted(field + stem)})` : whole;
}

function partsOf(token: string) {
  const [, reach = '', field = '', word = ''] = /^(.)([tcp]\/)?(.*)$/su.exec(token) ?? [];
  return { reach, field, word: cut(word) };
}

/** Computes the same key for two neighbouring words as search_pair() in 0001_search_words.sql. */
function pairOf(words: string): string {
  const pair = words.split(' ').map(cut).join(' ');
  return `~${createHash('md5').update(pair).digest('hex').slice(0, 5)}`;
}

const cut = (word: string) => Array.from(word).slice(0, MAX_LENGTH).join('');

/** Quotes a lexeme. Words contain neither quotes nor backslashes, so nothing is escaped. */
const quoted = (lexeme: string) => `'${lexeme}'`;
