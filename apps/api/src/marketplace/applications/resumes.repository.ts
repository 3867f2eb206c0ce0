import { sql } from 'kysely';
import type { Queries } from '../../platform/database/tables.ts';

/**
 * Returns the total size, in bytes, of the files of a freelancer's open applications. Each file counts once, and the
 * file with the key `exceptKey` does not count.
 */
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
