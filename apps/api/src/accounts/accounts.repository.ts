import type { Freelancer, FreelancerInput, Skill, SkillGroup } from '@skillharbor/contract';
import type { Page } from '../contract/pages.ts';
import { rowsToRead, rowsToSkip } from '../contract/pages.ts';
import { pictureUrl } from '../files/pictures.ts';
import type { Queries } from '../tables.ts';

function selectFreelancers(queries: Queries) {
  return queries
    .selectFrom('freelancers')
    .innerJoin('users', 'users.id', 'freelancers.user_id')
    .select([
      'users.id',
      'users.first_name',
      'users.last_name',
      'users.email',
      'users.role',
      'freelancers.picture',
      'freelancers.title',
      'freelancers.bio',
      'freelancers.experience',
      'freelancers.portfolio_link',
      'freelancers.hourly_rate',
      'freelancers.location',
      'freelancers.availability_status',
    ]);
}
type FreelancerRow = Awaited<ReturnType<ReturnType<typeof selectFreelancers>['executeTakeFirstOrThrow']>>;

function toFreelancer(row: FreelancerRow, skills: Skill[], email: string | null): Freelancer {
  return {
    id: row.id,
    user: { id: row.id, first_name: row.first_name, last_name: row.last_name, email, role: row.role },
    profile_picture: pictureUrl(row.picture, 150),
    profile_picture_2x: pictureUrl(row.picture, 300),
    title: row.title,
    bio: row.bio,
    experience: row.experience,
    portfolio_link: row.portfolio_link,
    hourly_rate: row.hourly_rate === null ? null : Number(row.hourly_rate),
    location: row.location,
    availability_status: row.availability_status,
    skills,
  };
}

/** Those who have introduced themselves first, the newest first within each. Addresses are for nobody here. */
export async function listFreelancers(queries: Queries, page: Page): Promise<Freelancer[]> {
  const rows = await selectFreelancers(queries)
    .orderBy('freelancers.is_introduced', 'desc')
    .orderBy('freelancers.user_id', 'desc')
    .limit(rowsToRead(page))
    .offset(rowsToSkip(page))
    .execute();
  const skills = await skillsOf(
    queries,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => toFreelancer(row, skills.get(row.id) ?? [], null));
}

/** The profile with its address, which not everybody may see. */
export async function findFreelancer(
  queries: Queries,
  id: number,
): Promise<{ freelancer: Freelancer; picture: string | null } | undefined> {
  const row = await selectFreelancers(queries).where('freelancers.user_id', '=', id).executeTakeFirst();
  if (!row) return undefined;
  const skills = await skillsOf(queries, [id]);
  return { freelancer: toFreelancer(row, skills.get(id) ?? [], row.email), picture: row.picture };
}

async function skillsOf(queries: Queries, freelancerIds: readonly number[]): Promise<Map<number, Skill[]>> {
  if (freelancerIds.length === 0) return new Map();
  const rows = await queries
    .selectFrom('freelancer_skills')
    .innerJoin('skills', 'skills.id', 'freelancer_skills.skill_id')
    .select(['freelancer_skills.freelancer_id', 'skills.id', 'skills.name', 'skills.category'])
    .where('freelancer_skills.freelancer_id', 'in', freelancerIds)
    .orderBy('skills.id')
    .execute();
  const byFreelancer = Map.groupBy(rows, ({ freelancer_id }) => freelancer_id);
  return new Map([...byFreelancer].map(([id, theirs]) => [id, theirs.map(toSkill)]));
}

function toSkill({ id, name, category }: Skill): Skill {
  return { id, name, category };
}

export async function listSkills(queries: Queries): Promise<SkillGroup[]> {
  const skills = await queries
    .selectFrom('skills')
    .select(['id', 'name', 'category'])
    .orderBy('id')
    .execute();
  return [...Map.groupBy(skills, ({ category }) => category)].map(([category, group]) => ({
    category,
    skills: group,
  }));
}

/** Of these ids, those that are no skill's. */
export async function unknownSkills(queries: Queries, ids: readonly number[]): Promise<number[]> {
  if (ids.length === 0) return [];
  const rows = await queries.selectFrom('skills').select('id').where('id', 'in', ids).execute();
  const known = new Set(rows.map(({ id }) => id));
  return ids.filter((id) => !known.has(id));
}

export type ProfileUpdate = FreelancerInput & {
  skills: number[];
  /** A new picture; without one, the old one stays. */
  picture: string | null;
};

/** Answers the picture that was replaced, whose files nobody needs any more, or null. */
export async function updateFreelancer(
  queries: Queries,
  id: number,
  { skills, picture, ...profile }: ProfileUpdate,
  now: Date,
): Promise<string | null> {
  return queries.transaction().execute(async (transaction) => {
    const before = await transaction
      .selectFrom('freelancers')
      .select('picture')
      .where('user_id', '=', id)
      .forUpdate()
      .executeTakeFirstOrThrow();
    await transaction
      .updateTable('freelancers')
      .set({
        ...(profile.title !== undefined && { title: profile.title }),
        bio: profile.bio,
        experience: profile.experience,
        portfolio_link: profile.portfolio_link.trim(),
        hourly_rate: profile.hourly_rate,
        location: profile.location,
        availability_status: profile.availability_status,
        ...(picture !== null && { picture }),
        updated_at: now,
      })
      .where('user_id', '=', id)
      .execute();
    await transaction.deleteFrom('freelancer_skills').where('freelancer_id', '=', id).execute();
    if (skills.length > 0) {
      const rows = skills.map((skill) => ({ freelancer_id: id, skill_id: skill }));
      await transaction.insertInto('freelancer_skills').values(rows).execute();
    }
    return picture === null ? null : before.picture;
  });
}
