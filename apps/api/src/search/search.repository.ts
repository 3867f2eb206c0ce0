/** What the queries of all searches have in common. They read a column `words`, and for the ranks `head`. */
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { Queries } from '../platform/database/tables.ts';
import { conditionsOf } from './search.query.ts';
import { termsOf } from './search.terms.ts';
import { conditionsWithStems, wordsToStem } from './search.tsquery.ts';
import type { Condition, SearchConditions, Stems } from './search.tsquery.ts';

/** The stem of a word never changes. */
const knownStems = new LRUCache<string, { stem: string | null }>({ max: 10_000 });

/** How many match, at most `max`. */
export type CountMatches = (queries: Queries, match: Condition, max: number) => Promise<number>;

/**
 * What a text asks for; null where it asks for nothing, or only excludes.
 *
 * @param isTyping true if a short last word, too, may be the beginning of others
 */
export async function conditionsOfText(
  queries: Queries,
  text: string,
  isTyping: boolean,
): Promise<SearchConditions | null> {
  const conditions = conditionsOf(termsOf(text), isTyping);
  return conditions && conditionsWithStems(conditions, await findStems(queries, wordsToStem(conditions)));
}

/** The same, with a short last word as the beginning of others only where nothing has it whole: 'go' does not find Google. */
export async function findConditions(
  queries: Queries,
  text: string,
  countMatches: CountMatches,
): Promise<SearchConditions | null> {
  const complete = await conditionsOfText(queries, text, false);
  const typing = await conditionsOfText(queries, text, true);
  if (!complete || complete.match === typing?.match) return complete;
  return (await countMatches(queries, complete.match, 1)) > 0 ? complete : typing;
}

/** How many have the words whole or, where none has, words that begin so: the index finds whole words sooner. */
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
 * In a subquery, so that the planner cannot see that a word is common: it always uses the index, where it may, rather than
 * read all rows.
 */
export const queryOf = (condition: Condition) => sql`(select ${condition}::tsquery)`;

/** The position of the first rank that the row has; null where it has none. */
export function rankOf({ ranks, inHead }: SearchConditions): RawBuilder<number | null> {
  const cases = ranks.map((rank, position) => sql`when head @@ ${queryOf(rank)} then ${sql.lit(position)}`);
  // Most rows have the first rank, the last one or none, which few conditions tell.
  const shortcuts = inHead.map(
    (each, index) =>
      sql`when not head @@ ${queryOf(each)} then ${index === 0 ? sql`null` : sql`case ${cases.at(-1)} end`}`,
  );
  return sql`case ${sql.join(cases.toSpliced(1, 0, ...shortcuts), sql` `)} end`;
}

/** Those of the words that occur in what can be searched, or have occurred. */
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
