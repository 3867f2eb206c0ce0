/**
 * Stores the skills that freelancers choose from. A skill that was merged into another skill keeps its id as an alias,
 * but no freelancer has it any more.
 */
import type { SkillGroup, SkillInput, SkillUse } from '@skillharbor/contract';
import { sql } from 'kysely';
import type { Queries } from '../../platform/database/tables.ts';

export async function listSkills(queries: Queries): Promise<SkillGroup[]> {
  const skills = await queries
    .selectFrom('skills')
    .select(['id', 'name', 'category'])
    .where('merged_into', 'is', null)
    .orderBy('id')
    .execute();
  return [...Map.groupBy(skills, ({ category }) => category)].map(([category, group]) => ({
    category,
    skills: group,
  }));
}

/** Returns those of the ids that belong to no skill. */
export async function unknownSkills(queries: Queries, ids: readonly number[]): Promise<number[]> {
  if (ids.length === 0) return [];
  const rows = await queries.selectFrom('skills').select('id').where('id', 'in', ids).execute();
  const known = new Set(rows.map(({ id }) => id));
  return ids.filter((id) => !known.has(id));
}

/** Replaces the id of each merged skill by the id of the skill that it was merged into. Unknown ids stay. */
export async function presentSkills(queries: Queries, ids: readonly number[]): Promise<number[]> {
  if (ids.length === 0) return [];
  const rows = await queries
    .selectFrom('skills')
    .select(['id', 'merged_into'])
    .where('id', 'in', ids)
    .where('merged_into', 'is not', null)
    .execute();
  const replaced = new Map(rows.map(({ id, merged_into }) => [id, merged_into]));
  return [...new Set(ids.map((id) => replaced.get(id) ?? id))];
}

/**
 * Replaces the ids of merged skills as `presentSkills` does, and keeps operators from merging these skills until the
 * transaction ends. Call this function before locking anything else, because merging locks the skill first.
 */
export async function lockSkills(transaction: Queries, ids: readonly number[]): Promise<number[]> {
  if (ids.length === 0) return [];
  const rows = await transaction
    .selectFrom('skills')
    .select((column) => column.fn.coalesce('merged_into', 'id').as('id'))
    .where('id', 'in', ids)
    .orderBy('skills.id')
    .forShare()
    .execute();
  return [...new Set(rows.map(({ id }) => id))];
}

/**
 * Lists the skills in the order in which freelancers choose from them, each with the number of freelancers who have it.
 */
export async function listSkillUses(queries: Queries): Promise<SkillUse[]> {
  const skills = await queries
    .selectFrom('skills')
    .select(['id', 'name', 'category'])
    .select(
      sql<number>`(select count(*)::int from freelancer_skills where skill_id = skills.id)`.as('freelancers'),
    )
    .where('merged_into', 'is', null)
    .orderBy('id')
    .execute();
  return [...Map.groupBy(skills, ({ category }) => category).values()].flat();
}

/**
 * Keeps other operators from changing skills until the transaction ends. Freelancers can still choose skills in the
 * meantime.
 */
export async function lockAllSkills(transaction: Queries): Promise<void> {
  await sql`lock table skills in share row exclusive mode`.execute(transaction);
}

/** Finds a skill by its id, unless it was merged into another skill. */
export async function findSkill(queries: Queries, id: number): Promise<SkillInput | undefined> {
  return queries
    .selectFrom('skills')
    .select(['name', 'category'])
    .where('id', '=', id)
    .where('merged_into', 'is', null)
    .executeTakeFirst();
}

/** Returns true if a skill other than the one with the id `exceptId` has this name. The comparison ignores case. */
export async function hasSkillNamed(queries: Queries, name: string, exceptId: number): Promise<boolean> {
  const row = await queries
    .selectFrom('skills')
    .select('id')
    .where(sql<boolean>`lower(name) = lower(${name})`)
    .where('merged_into', 'is', null)
    .where('id', '<>', exceptId)
    .executeTakeFirst();
  return row !== undefined;
}

export async function insertSkill(transaction: Queries, skill: SkillInput): Promise<void> {
  await transaction.insertInto('skills').values(skill).execute();
}

export async function writeSkill(
  transaction: Queries,
  id: number,
  { name, category }: SkillInput,
): Promise<void> {
  await transaction.updateTable('skills').set({ name, category }).where('id', '=', id).execute();
}

/**
 * Replaces one skill by another in the profiles of all freelancers who have the first one. Returns the number of these
 * freelancers.
 */
export async function replaceSkill(transaction: Queries, from: number, into: number): Promise<number> {
  await transaction
    .updateTable('skills')
    .set({ merged_into: into })
    .where((column) => column.or([column('id', '=', from), column('merged_into', '=', from)]))
    .execute();
  await sql`
    insert into freelancer_skills (freelancer_id, skill_id)
      select freelancer_id, ${into} from freelancer_skills where skill_id = ${from} order by freelancer_id
      on conflict do nothing`.execute(transaction);
  const { numDeletedRows } = await transaction
    .deleteFrom('freelancer_skills')
    .where('skill_id', '=', from)
    .executeTakeFirst();
  return Number(numDeletedRows);
}
