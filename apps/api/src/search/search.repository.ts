/** What the queries of all searches have in common. They read a column `words`, and for the ranks `head`. */
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { Queries } from '../database/tables.ts';
import { conditionsOf } from './search.query.ts';
import { termsOf } from './search.terms.ts';
import { conditionsWithStems, wordsToStem } from './search.tsquery.ts';
import type { Condition, SearchConditions, Stems } from './search.tsquery.ts';

/** The stem of a word never changes. */
const knownStems = new LRUCache<string, { stem: string | null }>({ max: 10_000 });

/** What a text asks for; null where it asks for nothing, or only excludes. */
export async function findConditions(queries: Queries, text: string): Promise<SearchConditions | null> {
  const conditions = conditionsOf(termsOf(text));
  return conditions && conditionsWithStems(conditions, await findStems(queries, wordsToStem(conditions)));
}

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
