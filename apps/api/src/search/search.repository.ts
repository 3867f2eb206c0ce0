/** What the queries of all searches have in common. They read a column `words`, and for the ranks `head`. */
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Queries } from '../database/tables.ts';
import type { Condition, SearchConditions } from './search.query.ts';

/**
 * In a subquery, so that the planner cannot see that a word is common: it always uses the index, where it may, rather than
 * read all rows.
 */
export const queryOf = (condition: Condition) => sql`(select search_query(${condition}::text[]))`;

/** The position of the first rank that the row has; null where it has none. */
export function rankOf({ ranks }: SearchConditions): RawBuilder<number | null> {
  const cases = ranks.map((rank, position) => sql`when head @@ ${queryOf(rank)} then ${sql.lit(position)}`);
  return sql`case ${sql.join(cases, sql` `)} end`;
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
