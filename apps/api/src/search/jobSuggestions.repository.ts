/** Finds titles, companies, locations and skills whose words start like the typed ones. */
import type { Suggestion } from '@skillharbor/contract';
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Queries } from '../platform/database/tables.ts';
import { queryOf } from './search.repository.ts';
import type { SearchConditions } from './search.tsquery.ts';

type Found = Pick<Suggestion, 'text' | 'count'>;

/** Finds the titles with these words among at most `max` jobs. Titles of many jobs come first. */
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

/** Finds the companies or locations with words that start like these. Names with many jobs come first. */
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

/** Finds the skills with words that start like these, in the order of the skills. */
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

/** Returns the condition for a text with all of these prefixes. The words contain no special characters of patterns. */
function hasWords(text: RawBuilder<unknown>, words: readonly string[]): RawBuilder<unknown> {
  return sql`${text} like all(${words.map((word) => `% ${word}%`)}::text[])`;
}
