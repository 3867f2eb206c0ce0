/** Stores the shortlist and the notes of clients, which only the clients see. */
import { sql } from 'kysely';
import type { Queries } from '../../platform/database/tables.ts';

interface Own {
  id: number;
  clientId: number;
}

/**
 * Puts the application on the shortlist, or takes it off if `since` is null. An application that is already on it
 * keeps its date.
 */
export async function writeShortlisted(transaction: Queries, id: number, since: Date | null): Promise<void> {
  await transaction
    .updateTable('applications')
    .set({ shortlisted_at: since && sql`coalesce(shortlisted_at, ${since})` })
    .where('id', '=', id)
    .execute();
}

/** Replaces the note. Returns true if the application belongs to the client. */
export async function writeNote(queries: Queries, { id, clientId }: Own, note: string): Promise<boolean> {
  const { rows } = await sql`
    insert into application_notes (application_id, note)
      select applications.id, ${note} from applications join job_listings as job on job.id = listing_id
        where applications.id = ${id} and client_id = ${clientId} and deleted_at is null
      on conflict (application_id) do update set note = excluded.note
      returning application_id`.execute(queries);
  return rows.length > 0;
}
