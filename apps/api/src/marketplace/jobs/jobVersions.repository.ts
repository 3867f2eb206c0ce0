/** Stores the versions of jobs that edits have replaced. No version of a job without applications is stored. */
import type { JobEdit, JobVersion } from '@skillharbor/contract';
import { changesBetween } from '@skillharbor/prose';
import type { Queries } from '../../platform/database/tables.ts';
import { colleague } from '../members/members.rows.ts';
import { editsOf, fromStored, toVersion, versionColumns } from './jobVersions.rows.ts';
import type { VersionRow } from './jobVersions.rows.ts';
import { planEditNotice } from './notices.repository.ts';

/** The maximum number of edits that the contract allows. */
const MAX_EDITS = 50;

/** Saves the version that an edit replaces, in the edit's transaction, and plans the notice to the applicants. */
export async function recordEdit(
  transaction: Queries,
  before: VersionRow & { id: number; version: number; applications_count: number },
  after: VersionRow,
  { by, now }: { by: number; now: Date },
): Promise<void> {
  const content = toVersion(before);
  if (before.applications_count === 0 || changesBetween(content, toVersion(after)) === null) return;
  await transaction
    .insertInto('job_versions')
    .values({ listing_id: before.id, version: before.version, replaced_at: now, replaced_by: by, content })
    .execute();
  await planEditNotice(transaction, before.id, now);
}

export interface PresentVersion {
  version: number;
  content: JobVersion;
}

/** Returns the present version of a job, even if the job is deleted. */
export async function presentVersion(queries: Queries, jobId: number): Promise<PresentVersion> {
  const row = await queries
    .selectFrom('job_listings')
    .select(versionColumns)
    .select('version')
    .where('id', '=', jobId)
    .executeTakeFirstOrThrow();
  return { version: row.version, content: toVersion(row) };
}

/**
 * Returns the content of a job in a given version. The caller has already read the present version, so that a later
 * edit does not change the result.
 */
export async function contentOf(
  queries: Queries,
  jobId: number,
  version: number,
  present: PresentVersion,
): Promise<JobVersion> {
  const row = await queries
    .selectFrom('job_versions')
    .select('content')
    .where('listing_id', '=', jobId)
    .where('version', '>=', version)
    .orderBy('version')
    .limit(1)
    .executeTakeFirst();
  return row ? fromStored(row.content) : present.content;
}

/**
 * Lists the newest edits since a given version, newest first.
 *
 * @param readerId the member of the client's team who reads the edits, or null for a freelancer
 */
export async function listEdits(
  queries: Queries,
  jobId: number,
  since: number,
  present: PresentVersion,
  readerId: number | null,
): Promise<JobEdit[]> {
  const replaced = await queries
    .selectFrom('job_versions')
    .select(['version', 'replaced_at', 'content'])
    .select(colleague('replaced_by', readerId).as('replaced_by'))
    .where('listing_id', '=', jobId)
    .where('version', '>=', since)
    .where('version', '<', present.version)
    .orderBy('version', 'desc')
    .limit(MAX_EDITS)
    .execute();
  return editsOf(replaced, present.content);
}
