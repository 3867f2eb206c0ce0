/**
 * The database queries that all searches have in common. The searched tables have two columns of lexemes. The column
 * `words` has the lexemes of the whole text, by which a row is found. The column `head` has those of the ranking
 * fields, which determine the rank of the row.
 */
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { Queries } from '../platform/database/tables.ts';
import { conditionsOf, requiredTokensOf } from './search.conditions.ts';
import { termsOf } from './search.terms.ts';
import { anchorsOfToken, conditionsWithStems, wordsToStem } from './search.tsquery.ts';
import type { Tsquery, SearchConditions, Stems } from './search.tsquery.ts';

/** Caches stems forever, because the stem of a word never changes. */
const stemCache = new LRUCache<string, { stem: string | null }>({ max: 10_000 });

/**
 * The conditions of a search text. An empty text has no conditions and finds every row. A text that only excludes words
 * finds no row.
 */
export type TextConditions = SearchConditions | 'nothing' | null;

/** Counts the rows that match a tsquery, and stops at `max`. */
export type CountMatches = (queries: Queries, match: Tsquery, max: number) => Promise<number>;

/**
 * Returns a function that counts the matching rows of a table or of a subquery. The table or subquery must have the
 * column `words`.
 */
export const countMatchesIn =
  (source: RawBuilder<unknown>): CountMatches =>
  async (queries, match, max) => {
    const { rows } = await sql<{ count: number }>`
      with matches as materialized (select from ${source} where ${hasWords(match)})
      select count(*)::int from (select from matches limit ${max}) as counted`.execute(queries);
    return rows[0]?.count ?? 0;
  };

/**
 * Returns the search conditions of a text, or null if the text requires no word.
 *
 * @param allowsShortPrefix true if the last word may be a prefix, however short it is
 */
export async function conditionsOfText(
  queries: Queries,
  text: string,
  allowsShortPrefix: boolean,
): Promise<SearchConditions | null> {
  const conditions = conditionsOf(termsOf(text), allowsShortPrefix);
  return (
    conditions && conditionsWithStems(conditions, await findStems(queries, wordsToStem(conditions.match)))
  );
}

/**
 * Returns anchors of which each row that the text finds has at least one. Returns none for a text that only excludes
 * words, because such a text finds no row. The text must not be empty.
 */
export async function anchorsOfText(queries: Queries, text: string): Promise<string[]> {
  const tokens = requiredTokensOf(termsOf(text)) ?? [];
  const stems = await findStems(queries, wordsToStem(tokens));
  return tokens.flatMap((token) => anchorsOfToken(token, stems));
}

/**
 * Returns the search conditions of the text that a user typed. A short last word may be a prefix only if no row
 * contains it as a whole word, so that 'go' does not find Google.
 */
export async function conditionsOfTypedText(
  queries: Queries,
  text: string,
  countMatches: CountMatches,
): Promise<TextConditions> {
  if (text === '') return null;
  const asWord = await conditionsOfText(queries, text, false);
  const asPrefix = await conditionsOfText(queries, text, true);
  if (!asWord || !asPrefix) return 'nothing';
  const isWord = asWord.match === asPrefix.match || (await countMatches(queries, asWord.match, 1)) > 0;
  return isWord ? asWord : asPrefix;
}

/**
 * Counts the rows that contain the whole words. If no row does, counts the rows that contain the prefixes, which takes
 * longer.
 */
export const countWholeWordsOrPrefixes = async (
  queries: Queries,
  { wholeWords, match }: SearchConditions,
  countMatches: CountMatches,
  max: number,
): Promise<number> => (await countMatches(queries, wholeWords, max)) || countMatches(queries, match, max);

async function findStems(queries: Queries, words: readonly string[]): Promise<Stems> {
  const uncached = words.filter((word) => !stemCache.has(word));
  if (uncached.length > 0) {
    const { rows } = await sql<{ word: string; stem: string | null }>`
      select word, search_stem(word) as stem from unnest(${uncached}::text[]) as word`.execute(queries);
    for (const { word, stem } of rows) stemCache.set(word, { stem });
  }
  return new Map(words.map((word) => [word, stemCache.get(word)?.stem ?? null]));
}

/**
 * Wraps a tsquery in a subquery, so that PostgreSQL's planner does not see how common its words are. The planner then
 * uses the index whenever this is possible, instead of reading all rows.
 */
export const hiddenTsquery = (tsquery: Tsquery) => sql`(select ${tsquery}::tsquery)`;

export const hasWords = (tsquery: Tsquery) => sql<boolean>`words @@ ${hiddenTsquery(tsquery)}`;

/**
 * Selects the rank of a row. It is the position of the first ranking rule that the row meets, where 0 is best, or null
 * if the row meets no rule.
 */
export function rankOf({ rankingRules, rankingPrefilters }: SearchConditions): RawBuilder<number | null> {
  const cases = rankingRules.map(
    (rule, position) => sql`when head @@ ${hiddenTsquery(rule)} then ${sql.lit(position)}`,
  );
  // Checks the prefilters right after the first rule, because most rows meet the first rule, only the last rule, or
  // none.
  const shortcuts = rankingPrefilters.map(
    (prefilter, index) =>
      sql`when not head @@ ${hiddenTsquery(prefilter)} then ${index === 0 ? sql`null` : sql`case ${cases.at(-1)} end`}`,
  );
  return sql`case ${sql.join(cases.toSpliced(1, 0, ...shortcuts), sql` `)} end`;
}

/** Returns those of the words that occur in a searchable text, or that once occurred in one. */
export async function findKnownWords(queries: Queries, words: readonly string[]): Promise<string[]> {
  const rows = await queries
    .selectFrom('search_vocabulary')
    .select('word')
    .distinct()
    .where('word', '=', sql<string>`any(${words}::text[])`)
    .orderBy('word')
    .execute();
  return rows.map(({ word }) => word);
}
