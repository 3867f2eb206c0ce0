/** Counts the freelancers of the directory who share the facts that a hidden application may show. */
import { rateBandLimits } from '@skillharbor/prose';
import { sql } from 'kysely';
import type { Queries } from '../../platform/database/tables.ts';
import { skillsIn, textsSentTo } from './applications.rows.ts';
import type { ApplicationRow, DirectoryOfSkills, JobTexts } from './applications.rows.ts';
import type { Group } from './crowd.ts';

/**
 * Reads the groups of the directory and the skills, which decide what hidden applications show. Returns empty lists if
 * none of the given applications is hidden.
 */
export async function readDirectory(
  queries: Queries,
  rows: readonly ApplicationRow[],
  job: JobTexts,
): Promise<DirectoryOfSkills> {
  const hidden = rows.filter(({ is_hidden }) => is_hidden);
  if (hidden.length === 0) return { groups: [], skills: [] };
  const skills = await queries
    .selectFrom('skills')
    .select(['id', 'name'])
    .where('merged_into', 'is', null)
    .orderBy('id')
    .execute();
  const named = new Set(hidden.flatMap((row) => skillsIn(textsSentTo(row, job), skills)));
  return { groups: await groupDirectory(queries, [...named]), skills };
}

/**
 * Groups all freelancers of the directory by rate band, availability, number of skills, and those of their skills that
 * are in `skillIds`. The order of the groups never changes, so that of two equally rare values, always the same one is
 * hidden.
 */
export async function groupDirectory(queries: Queries, skillIds: readonly number[]): Promise<Group[]> {
  const { rows } = await sql<Group>`
    select rate_currency, min(hourly_rate)::float8 as hourly_rate, availability_status, named as skill_ids,
      skills_count, count(*)::int as people
    from (
      select rate_currency, hourly_rate, width_bucket(hourly_rate, ${rateBandLimits}::numeric[]) as band, availability_status,
        array(select id from unnest(${skillIds}::int[]) as id where id = any(skill_ids) order by id) as named,
        cardinality(skill_ids) as skills_count
      from freelancer_search
    ) as freelancer
    group by rate_currency, band, availability_status, skills_count, named
    order by rate_currency, band, availability_status, skills_count, named`.execute(queries);
  return rows;
}
