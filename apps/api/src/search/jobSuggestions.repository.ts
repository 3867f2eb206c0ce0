/** What active jobs have that begins like some words. */
import type { Suggestion } from '@skillharbor/contract';
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Queries } from '../platform/database/tables.ts';
import { queryOf } from './search.repository.ts';
import type { SearchConditions } from './search.tsquery.ts';

type Found = Pick<Suggestion, 'text' | 'count'>;

/** The titles with the words, of at most `max` jobs; those that most jobs have first. */
export async function findTitles(
  queries: Queries,
  { match, inTitle }: SearchConditions,
  { max, limit }: { max: number; limit: number },
): Promise<Found[]> {
  const { rows } = await sql<Found>`
    with matches as materialized (
      select title, head from job_listings where is_listed and words @@ ${queryOf(match)}
    ),
    counted as materialized (select * from matches where head @@ ${queryOf(inTitle)} limit ${max})
    select min(title) as text, count(*)::int as count from counted
      group by lower(title) order by count desc, text limit ${limit}`.execute(queries);
  return rows;
}

/** The companies or locations with words that begin like these; those of the most jobs first. */
export async function findValues(
  queries: Queries,
  filter: 'company' | 'location',
  words: readonly string[],
  { max, limit }: { max: number; limit: number },
): Promise<Found[]> {
  const { rows } = await sql<Found>`
    select value as text, least(sum(active), ${max})::int as count from job_value_counts
      where filter = ${filter} and value <> '' and ${hasWords(sql`words`, words)}
      group by value having sum(active) > 0 order by sum(active) desc, value limit ${limit}`.execute(queries);
  return rows;
}

/** The skills with words that begin like these, in their order. */
export async function findSkills(
  queries: Queries,
  words: readonly string[],
  limit: number,
): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select name from skills where ${hasWords(sql`' ' || translate(search_text(name), '-', ' ')`, words)}
      order by id limit ${limit}`.execute(queries);
  return rows.map(({ name }) => name);
}

/** Words have no signs that a pattern would read. */
function hasWords(text: RawBuilder<unknown>, words: readonly string[]): RawBuilder<unknown> {
  return sql`${text} like all(${words.map((word) => `% ${word}%`)}::text[])`;
}
