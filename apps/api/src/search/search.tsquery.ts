/**
 * Tokens of search.query.ts as a tsquery, with the stems of their words. It is written here rather than by a function in
 * the database, because PostgreSQL plans such a function again for each of the ten conditions of a search.
 */
import { createHash } from 'node:crypto';
import type { ConditionsIn, Tokens } from './search.query.ts';

/** A tsquery. */
export type Condition = string;
export type SearchConditions = ConditionsIn<Condition>;
/** The stem of a word; undefined where it has none but itself. */
export type Stems = ReadonlyMap<string, string | null>;

/** Longer words are cut in the index. */
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

/** The words whose stems count. All of them are in the condition for what is found. */
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

/** As by search_pair() in 0001_search_words.sql. */
function pairOf(words: string): string {
  const pair = words.split(' ').map(cut).join(' ');
  return `~${createHash('md5').update(pair).digest('hex').slice(0, 5)}`;
}

const cut = (word: string) => Array.from(word).slice(0, MAX_LENGTH).join('');

/** Words have neither quotes nor backslashes. */
const quoted = (lexeme: string) => `'${lexeme}'`;
