/** Stores resumes. A row never changes, and all rows with the same file have the same storage key. */
import type { Resume } from '@skillharbor/contract';
import type { Queries } from '../../platform/database/tables.ts';
import { claimFiles } from '../../files/unreferenced.repository.ts';

export interface NewResume extends Resume {
  freelancerId: number;
  key: string;
  digest: Uint8Array;
  /** True if the file was stored only for this resume, and no other resume refers to it. */
  isNewFile: boolean;
  createdAt: Date;
}

/** Inserts a resume and marks its file as used. Both must happen in one transaction. */
export async function insertResume(transaction: Queries, resume: NewResume): Promise<number> {
  if (resume.isNewFile) await claimFiles(transaction, [resume.key]);
  const { id } = await transaction
    .insertInto('resumes')
    .values({
      freelancer_id: resume.freelancerId,
      key: resume.key,
      name: resume.name,
      type: resume.type,
      size: resume.size,
      digest: resume.digest,
      created_at: resume.createdAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Returns the storage key of a file with this digest that the freelancer has sent or saved before. */
export async function findResumeFile(
  queries: Queries,
  freelancerId: number,
  digest: Uint8Array,
): Promise<string | undefined> {
  const row = await queries
    .selectFrom('resumes')
    .select('key')
    .where('freelancer_id', '=', freelancerId)
    .where('digest', '=', digest)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.key;
}

/**
 * Returns true if the file is new or is still stored. While the freelancer is locked, no resume of the freelancer is
 * removed.
 */
export async function isStillStored(
  transaction: Queries,
  freelancerId: number,
  { key, digest, isNewFile }: Pick<NewResume, 'key' | 'digest' | 'isNewFile'>,
): Promise<boolean> {
  return isNewFile || (await findResumeFile(transaction, freelancerId, digest)) === key;
}

/** Lists the resumes of a freelancer, oldest first. */
export async function listResumesOf(
  queries: Queries,
  freelancerId: number,
): Promise<{ id: number; key: string; type: Resume['type'] }[]> {
  return queries
    .selectFrom('resumes')
    .select(['id', 'key', 'type'])
    .where('freelancer_id', '=', freelancerId)
    .orderBy('id')
    .execute();
}

/** Lists the storage keys of all resumes of these freelancers. */
export async function listResumeKeysOf(
  queries: Queries,
  freelancerIds: readonly number[],
): Promise<string[]> {
  const rows = await queries
    .selectFrom('resumes')
    .select('key')
    .distinct()
    .where('freelancer_id', 'in', freelancerIds)
    .execute();
  return rows.map(({ key }) => key);
}

/**
 * Deletes the resumes that no application and no profile refers to. Returns the keys of files that no row refers to any
 * more.
 */
export async function deleteUnusedResumes(transaction: Queries, ids: readonly number[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const deleted = await transaction
    .deleteFrom('resumes')
    .where('id', 'in', ids)
    .where('id', 'not in', (query) =>
      query
        .selectFrom('applications')
        .select('resume_id')
        .where('resume_id', 'in', ids)
        .$narrowType<{ resume_id: number }>(),
    )
    .where('id', 'not in', (query) =>
      query.selectFrom('profile_resumes').select('resume_id').where('resume_id', 'in', ids),
    )
    .returning('key')
    .execute();
  const keys = [...new Set(deleted.map(({ key }) => key))];
  if (keys.length === 0) return [];
  const used = await transaction.selectFrom('resumes').select('key').where('key', 'in', keys).execute();
  return keys.filter((key) => !used.some((resume) => resume.key === key));
}
