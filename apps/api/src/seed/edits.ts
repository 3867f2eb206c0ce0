import { sql } from 'kysely';
import type { Queries } from '../platform/database/tables.ts';
import { presentVersion } from '../marketplace/jobs/jobVersions.repository.ts';
import { edits } from './data/edits.ts';
import { daysBefore } from './dates.ts';
import type { JobIds } from './jobs.ts';

/**
 * Inserts the edits of jobs, and sets for each application which version of the job the applicant saw. The data says
 * that all applicants were notified of the edits.
 */
export async function insertEdits(queries: Queries, jobIds: JobIds, now: Date): Promise<void> {
  await queries.updateTable('applications').set({ listing_version: 1 }).execute();
  for (const { of, edited, before } of edits) {
    const id = jobIds.get(of);
    if (id === undefined) throw new Error(`There is no job “${of}” to edit.`);
    const replaced_at = daysBefore(now, edited);
    const { version, content } = await presentVersion(queries, id);
    await queries
      .insertInto('job_versions')
      .values({ listing_id: id, version, replaced_at, content: { ...content, ...before } })
      .execute();
    await queries
      .updateTable('job_listings')
      .set({ version: version + 1, updated_at: replaced_at })
      .where('id', '=', id)
      .execute();
    await queries
      .updateTable('applications')
      .set({ listing_version: sql`${version}::int + (applied_at > ${replaced_at})::int` })
      .where('listing_id', '=', id)
      .execute();
  }
}
