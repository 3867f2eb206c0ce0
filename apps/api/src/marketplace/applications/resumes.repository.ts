import type { Resume } from '@skillharbor/contract';
import { sql } from 'kysely';
import type { Queries } from '../../platform/database/tables.ts';
import { claimFiles } from '../../files/unreferenced.repository.ts';

export interface NewResume extends Resume {
  freelancerId: number;
  key: string;
  digest: Uint8Array;
  /** True if the file was stored for this resume, and no other resume refers to it. */
  isNewFile: boolean;
  createdAt: Date;
}

/** Inserts a resume and claims its file, so it must run in a transaction. */
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

/** Returns the key of the file with this digest that the freelancer has sent or saved before. */
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

/** Returns true if the file is new, or still stored. While the freelancer is locked, no resume of theirs is removed. */
export async function isStillStored(
  transaction: Queries,
  freelancerId: number,
  { key, digest, isNewFile }: Pick<NewResume, 'key' | 'digest' | 'isNewFile'>,
): Promise<boolean> {
  return isNewFile || (await findResumeFile(transaction, freelancerId, digest)) === key;
}

/** Returns the size in bytes of all files of a freelancer's open applications but this one, each counted once. */
export async function sizeOfOtherFiles(
  queries: Queries,
  freelancerId: number,
  exceptKey: string,
): Promise<number> {
  const files = queries
    .selectFrom('applications')
    .innerJoin('resumes', 'resumes.id', 'applications.resume_id')
    .select(['resumes.key', 'resumes.size'])
    .distinct()
    .where('applications.freelancer_id', '=', freelancerId)
    .where('applications.known_status', '=', 'pending')
    .where('resumes.key', '!=', exceptKey)
    .as('files');
  const { size } = await queries
    .selectFrom(files)
    .select(sql<number>`coalesce(sum(size), 0)::int`.as('size'))
    .executeTakeFirstOrThrow();
  return size;
}

export async function findResumeOf(queries: Queries, applicationId: number) {
  return queries
    .selectFrom('applications')
    .innerJoin('resumes', 'resumes.id', 'applications.resume_id')
    .innerJoin('job_listings as job', 'job.id', 'applications.listing_id')
    .select([
      'resumes.key',
      'resumes.name',
      'applications.freelancer_id as freelancerId',
      'applications.is_hidden as isHidden',
      'job.client_id as clientId',
    ])
    .where('applications.id', '=', applicationId)
    .executeTakeFirst();
}

/** Lists the resumes of a freelancer, the oldest first. */
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

/** Lists the keys of all resumes of some freelancers. */
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
