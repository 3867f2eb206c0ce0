import type { FreelancerInput, FreelancerProfile, ListedFreelancer, Skill } from '@skillharbor/contract';
import { sql } from 'kysely';
import type { Queries } from '../../platform/database/tables.ts';
import { listCovers, listPieces, listShownPieces } from '../portfolio/portfolio.repository.ts';
import { listShown } from '../workRecord/workRecord.repository.ts';
import { findNoticedInProfile } from '../members/noticed.repository.ts';
import { selectFreelancers, toFreelancer, toSkill } from './accounts.rows.ts';

/** Lists the freelancers with these ids, in the order of the ids and without email addresses. */
export async function listFreelancersById(
  queries: Queries,
  ids: readonly number[],
): Promise<ListedFreelancer[]> {
  if (ids.length === 0) return [];
  const rows = await selectFreelancers(queries)
    .where('freelancers.user_id', '=', sql<number>`any(${ids}::int[])`)
    .orderBy(sql`array_position(${ids}::int[], user_id)`)
    .execute();
  const skills = await skillsOf(queries, ids);
  const covers = await listCovers(queries, ids);
  return rows.map((row) => ({
    ...toFreelancer(row, skills.get(row.id) ?? [], null),
    cover: covers.get(row.id) ?? null,
  }));
}

/**
 * Finds a profile by its id, as this user sees it. A profile whose email address is not confirmed, or that a moderator
 * withholds, is found only by its freelancer. The result contains the email address, which the caller must hide from
 * most users.
 */
export async function findFreelancer(
  queries: Queries,
  id: number,
  viewerId: number | undefined,
): Promise<FreelancerProfile | undefined> {
  const row = await selectFreelancers(queries).where('freelancers.user_id', '=', id).executeTakeFirst();
  if (!row || ((row.confirmed_at === null || row.is_withheld) && id !== viewerId)) return undefined;
  const skills = await skillsOf(queries, [id]);
  const freelancer = toFreelancer(row, skills.get(id) ?? [], row.email);
  const noticed = id === viewerId ? await findNoticedInProfile(queries, id) : null;
  const { accepts_invitations, named_in_mails, country } = row;
  return {
    ...freelancer,
    portfolio: await (id === viewerId ? listPieces : listShownPieces)(queries, id),
    work_record: await listShown(queries, 'freelancer', id),
    accepts_invitations,
    named_in_mails: id === viewerId ? named_in_mails : null,
    country,
    ...(row.is_withheld && { is_hidden: true }),
    ...(noticed && { noticed }),
  };
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

/** Lists the pictures of the freelancers with these ids. */
export async function listPicturesOf(queries: Queries, ids: readonly number[]): Promise<string[]> {
  const rows = await queries
    .selectFrom('freelancers')
    .select('picture')
    .where('user_id', 'in', ids)
    .execute();
  return rows.map(({ picture }) => picture).filter((picture) => picture !== null);
}

/** Locks the profile. Returns the name of its picture, or null if it has none. */
export async function lockPicture(transaction: Queries, id: number): Promise<string | null> {
  const { picture } = await transaction
    .selectFrom('freelancers')
    .select('picture')
    .where('user_id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return picture;
}

/** Withholds a profile from the public, or shows it to the public again. */
export async function writeWithheldProfile(
  transaction: Queries,
  id: number,
  isWithheld: boolean,
): Promise<void> {
  await transaction
    .updateTable('freelancers')
    .set({ is_withheld: isWithheld })
    .where('user_id', '=', id)
    .where('is_withheld', '<>', isWithheld)
    .execute();
}

/** Removes a picture from the profile. Returns false if the profile does not have this picture. */
export async function takePortrait(transaction: Queries, id: number, picture: string): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('freelancers')
    .set({ picture: null })
    .where('user_id', '=', id)
    .where('picture', '=', picture)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Puts a removed picture back on the profile. Returns false if the profile has another picture by now. */
export async function giveBackPortrait(transaction: Queries, id: number, picture: string): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('freelancers')
    .set({ picture })
    .where('user_id', '=', id)
    .where('picture', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export type ProfileUpdate = FreelancerInput & {
  skills: number[];
  /** The name of the new picture, or null to keep the old one. */
  picture: string | null;
};

/** Writes the profile and its skills. The ids of the skills must come from `lockSkills`. */
export async function writeProfile(
  transaction: Queries,
  id: number,
  { skills, picture, ...profile }: ProfileUpdate,
  now: Date,
): Promise<void> {
  await transaction
    .updateTable('freelancers')
    .set({
      ...(profile.title !== undefined && { title: profile.title }),
      bio: profile.bio,
      experience: profile.experience,
      portfolio_link: profile.portfolio_link.trim(),
      hourly_rate: profile.hourly_rate,
      ...(profile.rate_currency !== undefined && { rate_currency: profile.rate_currency }),
      location: profile.location,
      availability_status: profile.availability_status,
      ...(profile.accepts_invitations !== undefined && { accepts_invitations: profile.accepts_invitations }),
      ...(profile.named_in_mails !== undefined && { named_in_mails: profile.named_in_mails }),
      ...(profile.country !== undefined && { country: profile.country || null }),
      ...(picture !== null && { picture }),
      updated_at: now,
    })
    .where('user_id', '=', id)
    .execute();
  await updateSkills(transaction, id, skills);
}

/** Changes only the rows that differ, because each changed row updates the freelancer's search index. */
async function updateSkills(transaction: Queries, id: number, skills: readonly number[]): Promise<void> {
  await transaction
    .deleteFrom('freelancer_skills')
    .where('freelancer_id', '=', id)
    .where('skill_id', '!=', sql<number>`all(${skills}::int[])`)
    .execute();
  if (skills.length === 0) return;
  await transaction
    .insertInto('freelancer_skills')
    .values(skills.map((skill) => ({ freelancer_id: id, skill_id: skill })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
