/** Finds titles, companies, locations and skills in which words begin with the typed prefixes. */
import type { Suggestion } from '@skillharbor/contract';
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Queries } from '../platform/database/tables.ts';
import { hiddenTsquery } from './search.repository.ts';
import type { SearchConditions } from './search.tsquery.ts';

type Found = Pick<Suggestion, 'text' | 'count'>;

/**
 * Finds the titles that contain all words, and counts the jobs with each title up to `max`. The most frequent titles
 * come first.
 */
export async function findTitles(
  queries: Queries,
  { match, inTitle }: SearchConditions,
  { max, limit }: { max: number; limit: number },
): Promise<Found[]> {
  const { rows } = await sql<Found>`
    with matches as materialized (
      select title, head from job_listings where is_listed and words @@ ${hiddenTsquery(match)}
    ),
    counted as materialized (select * from matches where head @@ ${hiddenTsquery(inTitle)} limit ${max})
    select min(title) as text, count(*)::int as count from counted
      group by lower(title) order by count desc, text limit ${limit}`.execute(queries);
  return rows;
}

/**
 * Finds companies or locations by their names: for each prefix, some word of the name must begin with the prefix. Names
 * with the most jobs come first.
 */
export async function findValues(
  queries: Queries,
  filter: 'company' | 'location',
  prefixes: readonly string[],
  { max, limit }: { max: number; limit: number },
): Promise<Found[]> {
  const { rows } = await sql<Found>`
    select value as text, least(sum(active), ${max})::int as count from job_value_counts
      where filter = ${filter} and value <> '' and ${hasPrefixes(sql`words`, prefixes)}
      group by value having sum(active) > 0 order by sum(active) desc, value limit ${limit}`.execute(queries);
  return rows;
}

/**
 * Finds skills by their names: for each prefix, some word of the name must begin with the prefix. The skills are
 * ordered by id.
 */
export async function findSkills(
  queries: Queries,
  prefixes: readonly string[],
  limit: number,
): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select name from skills where merged_into is null and ${hasPrefixes(sql`' ' || translate(search_text(name), '-', ' ')`, prefixes)}
      order by id limit ${limit}`.execute(queries);
  return rows.map(({ name }) => name);
}

/**
 * Returns the SQL condition that for each prefix, some word of a text begins with it. Prefixes contain no special
 * characters of patterns.
 */
function hasPrefixes(text: RawBuilder<unknown>, prefixes: readonly string[]): RawBuilder<unknown> {
  return sql`${text} like all(${prefixes.map((prefix) => `% ${prefix}%`)}::text[])`;
}
