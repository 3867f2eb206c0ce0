/**
 * Stores the saved resumes of freelancers. Every change first locks the freelancer's row in `users`, and so does
 * sending an application. Therefore the limit cannot be exceeded, there is only one default, and no file is removed
 * while it is being sent.
 */
import type { ProfileResume, Resume } from '@skillharbor/contract';
import { sql } from 'kysely';
import type { Queries } from '../../platform/database/tables.ts';
import { MAX_PROFILE_RESUMES, nameOfFile } from './profileResumes.policy.ts';

/** The file of a saved resume. */
export interface ProfileFile {
  resumeId: number;
  key: string;
  size: number;
}

export interface Own {
  freelancerId: number;
  id: number;
}

const selectSaved = (queries: Queries, freelancerId: number) =>
  queries
    .selectFrom('profile_resumes as saved')
    .innerJoin('resumes', 'resumes.id', 'saved.resume_id')
    .where('saved.freelancer_id', '=', freelancerId);

/** Lists the freelancer's saved resumes, sorted by name. */
export async function listProfileResumes(queries: Queries, freelancerId: number): Promise<ProfileResume[]> {
  const rows = await selectSaved(queries, freelancerId)
    .select(['saved.id', 'saved.name', 'saved.is_default'])
    .select(['resumes.name as fileName', 'resumes.type', 'resumes.size', 'resumes.created_at'])
    .orderBy(sql`lower(saved.name)`)
    .orderBy('saved.id')
    .execute();
  return rows.map(({ id, name, is_default, fileName, type, size, created_at }) => ({
    id,
    name,
    is_default,
    file: { name: fileName, type, size },
    url: `/api/accounts/resumes/${id}/file/`,
    saved_at: created_at.toISOString(),
  }));
}

export async function findProfileResume(
  queries: Queries,
  { freelancerId, id }: Own,
): Promise<ProfileResume | undefined> {
  return (await listProfileResumes(queries, freelancerId)).find((saved) => saved.id === id);
}

/** Finds the file of the freelancer's saved resume with this id, or of the default resume if `id` is null. */
export async function findProfileFile(
  queries: Queries,
  freelancerId: number,
  id: number | null,
): Promise<(ProfileFile & Pick<Resume, 'name' | 'type'>) | undefined> {
  const saved = selectSaved(queries, freelancerId).select([
    'resumes.id as resumeId',
    'resumes.key',
    'resumes.size',
    'resumes.name',
    'resumes.type',
  ]);
  return (
    id === null ? saved.where('saved.is_default', '=', true) : saved.where('saved.id', '=', id)
  ).executeTakeFirst();
}

/** Returns the first and last name of the freelancer. */
export async function findNames(queries: Queries, freelancerId: number): Promise<string> {
  const { names } = await queries
    .selectFrom('users')
    .select(sql<string>`first_name || ' ' || last_name`.as('names'))
    .where('id', '=', freelancerId)
    .executeTakeFirstOrThrow();
  return names;
}

/**
 * Returns true if the freelancer can save this file, because the profile has room for another resume or the file is
 * already saved.
 */
export async function hasRoomToSave(
  transaction: Queries,
  freelancerId: number,
  digest: Uint8Array,
): Promise<boolean> {
  const digests = await savedDigests(transaction, freelancerId);
  return digests.length < MAX_PROFILE_RESUMES || isAmong(digests, digest);
}

/** Saves a resume that was just sent with an application, unless its file is already saved. */
export async function saveResume(
  transaction: Queries,
  resume: { freelancerId: number; resumeId: number; name: string; digest: Uint8Array },
): Promise<void> {
  const digests = await savedDigests(transaction, resume.freelancerId);
  if (isAmong(digests, resume.digest)) return;
  await insertProfileResume(transaction, { ...resume, name: nameOfFile(resume.name) });
}

async function savedDigests(queries: Queries, freelancerId: number): Promise<(Uint8Array | null)[]> {
  const rows = await selectSaved(queries, freelancerId).select('resumes.digest').execute();
  return rows.map(({ digest }) => digest);
}

const isAmong = (digests: readonly (Uint8Array | null)[], digest: Uint8Array) =>
  digests.some((other) => other !== null && Buffer.compare(other, digest) === 0);

export async function countProfileResumes(transaction: Queries, freelancerId: number): Promise<number> {
  return (await savedDigests(transaction, freelancerId)).length;
}

/** Inserts a saved resume. A freelancer's first saved resume becomes the default. */
export async function insertProfileResume(
  transaction: Queries,
  { freelancerId, resumeId, name }: { freelancerId: number; resumeId: number; name: string },
): Promise<number> {
  const { id } = await transaction
    .insertInto('profile_resumes')
    .values({ freelancer_id: freelancerId, resume_id: resumeId, name })
    .returning('id')
    .executeTakeFirstOrThrow();
  await nameDefault(transaction, freelancerId);
  return id;
}

/** Changes the name of a saved resume. Also replaces its file if there is a new one. */
export async function writeProfileResume(
  transaction: Queries,
  id: number,
  { name, resumeId }: { name: string; resumeId: number | null },
): Promise<void> {
  await transaction
    .updateTable('profile_resumes')
    .set({ name, ...(resumeId !== null && { resume_id: resumeId }) })
    .where('id', '=', id)
    .execute();
}

/** Makes a saved resume the default. */
export async function makeDefault(transaction: Queries, { freelancerId, id }: Own): Promise<void> {
  const own = transaction.updateTable('profile_resumes').where('freelancer_id', '=', freelancerId);
  // A unique index allows only one default, so the earlier default is changed first.
  await own.set({ is_default: false }).where('is_default', '=', true).where('id', '<>', id).execute();
  await own.set({ is_default: true }).where('id', '=', id).execute();
}

export async function deleteProfileResume(transaction: Queries, { freelancerId, id }: Own): Promise<void> {
  await transaction.deleteFrom('profile_resumes').where('id', '=', id).execute();
  await nameDefault(transaction, freelancerId);
}

/** Makes the oldest saved resume the default, unless there is already a default. */
async function nameDefault(transaction: Queries, freelancerId: number): Promise<void> {
  const rows = await transaction
    .selectFrom('profile_resumes')
    .select(['id', 'is_default'])
    .where('freelancer_id', '=', freelancerId)
    .orderBy('id')
    .execute();
  const [first] = rows;
  if (first && !rows.some(({ is_default }) => is_default))
    await makeDefault(transaction, { freelancerId, id: first.id });
}
