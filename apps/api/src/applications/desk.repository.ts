/** What clients keep about applications for themselves. Each returns whether the application is one of the client's. */
import { sql } from 'kysely';
import type { Queries } from '../database/tables.ts';

interface Own {
  id: number;
  clientId: number;
}

/** Since when it is on the shortlist, where it keeps the date it has; null takes it off. */
export async function writeShortlisted(
  queries: Queries,
  { id, clientId }: Own,
  since: Date | null,
): Promise<boolean> {
  const row = await queries
    .updateTable('applications')
    .from('job_listings as job')
    .set({ shortlisted_at: since && sql`coalesce(shortlisted_at, ${since})` })
    .whereRef('job.id', '=', 'applications.listing_id')
    .where('applications.id', '=', id)
    .where('job.client_id', '=', clientId)
    .where('job.deleted_at', 'is', null)
    .returning('applications.id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Replaces the note. */
export async function writeNote(queries: Queries, { id, clientId }: Own, note: string): Promise<boolean> {
  const { rows } = await sql`
    insert into application_notes (application_id, note)
      select applications.id, ${note} from applications join job_listings as job on job.id = listing_id
        where applications.id = ${id} and client_id = ${clientId} and deleted_at is null
      on conflict (application_id) do update set note = excluded.note
      returning application_id`.execute(queries);
  return rows.length > 0;
}
