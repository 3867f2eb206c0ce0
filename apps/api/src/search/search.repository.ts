/** The queries that all searches share. They read a column `words`, and for the ranks `head`. */
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { Queries } from '../platform/database/tables.ts';
import { conditionsOf } from './search.query.ts';
import { termsOf } from './search.terms.ts';
import { conditionsWithStems, wordsToStem } from './search.tsquery.ts';
import type { Condition, SearchConditions, Stems } from './search.tsquery.ts';

/** Stems are cached forever, because the stem of a word never changes. */
const knownStems = new LRUCache<string, { stem: string | null }>({ max: 10_000 });

/** The conditions of a text: null for an empty text, and 'nothing' for a text that only excludes words. */
export type WantedWords = SearchConditions | 'nothing' | null;

/** Counts the rows that match, up to `max`. */
export type CountMatches = (queries: Queries, match: Condition, max: number) => Promise<number>;

/** Returns a function that counts matching rows of a table or query with a column `words`. */
export const countMatchesIn =
  (source: RawBuilder<unknown>): CountMatches =>
  async (queries, match, max) => {
    const { rows } = await sql<{ count: number }>`
      with matches as materialized (select from ${source} where ${hasWords(match)})
      select count(*)::int from (select from matches limit ${max}) as counted`.execute(queries);
    return rows[0]?.count ?? 0;
  };

/**
 * Returns the conditions of a text, or null if the text requires no word.
 *
 * @param isTyping true if even a short last word may be a prefix
 */
export async function conditionsOfText(
  queries: Queries,
  text: string,
  isTyping: boolean,
): Promise<SearchConditions | null> {
  const conditions = conditionsOf(termsOf(text), isTyping);
  return conditions && conditionsWithStems(conditions, await findStems(queries, wordsToStem(conditions)));
}

/**
 * Returns the conditions for what a user typed. A short last word counts as a prefix only if no row has it as a whole
 * word, so that 'go' does not find Google.
 */
export async function findConditions(
  queries: Queries,
  text: string,
  countMatches: CountMatches,
): Promise<WantedWords> {
  if (text === '') return null;
  const complete = await conditionsOfText(queries, text, false);
  const typing = await conditionsOfText(queries, text, true);
  if (!complete || !typing) return 'nothing';
  const isComplete = complete.match === typing.match || (await countMatches(queries, complete.match, 1)) > 0;
  return isComplete ? complete : typing;
}

/**
 * Counts the rows that have the whole words or, if there are none, the prefixes. Whole words come first, because the
 * index finds them faster.
 */
export const countEither = async (
  queries: Queries,
  { wholeWords, match }: SearchConditions,
  countMatches: CountMatches,
  max: number,
): Promise<number> => (await countMatches(queries, wholeWords, max)) || countMatches(queries, match, max);

async function findStems(queries: Queries, words: readonly string[]): Promise<Stems> {
  const unknown = words.filter((word) => !knownStems.has(word));
  if (unknown.length > 0) {
    const { rows } = await sql<{ word: string; stem: string | null }>`
      select word, search_stem(word) as stem from unnest(${unknown}::text[]) as word`.execute(queries);
    for (const { word, stem } of rows) knownStems.set(word, { stem });
  }
  return new Map(words.map((word) => [word, knownStems.get(word)?.stem ?? null]));
}

/**
 * Wraps a condition in a subquery, so that the planner cannot see that a word is common. It then always uses the
 * index if it can, instead of reading all rows.
 */
export const queryOf = (condition: Condition) => sql`(select ${condition}::tsquery)`;

export const hasWords = (condition: Condition) => sql<boolean>`words @@ ${queryOf(condition)}`;

/** Selects the position of the first rank that a row has, or null if it has none. */
export function rankOf({ ranks, inHead }: SearchConditions): RawBuilder<number | null> {
  const cases = ranks.map((rank, position) => sql`when head @@ ${queryOf(rank)} then ${sql.lit(position)}`);
  // These few conditions come first, because most rows have the first rank, the last rank or none.
  const shortcuts = inHead.map(
    (each, index) =>
      sql`when not head @@ ${queryOf(each)} then ${index === 0 ? sql`null` : sql`case ${cases.at(-1)} end`}`,
  );
  return sql`case ${sql.join(cases.toSpliced(1, 0, ...shortcuts), sql` `)} end`;
}

/** Finds which of the words occur, or have occurred, in the searchable texts. */
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
