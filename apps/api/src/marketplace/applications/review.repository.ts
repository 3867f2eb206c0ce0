/** Stores the shortlist and the notes of clients, which only the clients see. */
import type { ApplicationStatus } from '@skillharbor/contract';
import { sql } from 'kysely';
import type { Queries } from '../../platform/database/tables.ts';

/**
 * Puts the application on the shortlist, or takes it off if `since` is null. An application that is already on the
 * shortlist keeps its date.
 */
export async function writeShortlisted(transaction: Queries, id: number, since: Date | null): Promise<void> {
  await transaction
    .updateTable('applications')
    .set({ shortlisted_at: since && sql`coalesce(shortlisted_at, ${since})` })
    .where('id', '=', id)
    .execute();
}

/** A client's decision on an application, and the texts that the client wrote about it. */
export interface OwnDecision {
  application: number;
  job: number;
  status: ApplicationStatus;
  decided_at: Date | null;
  message: string | null;
  decline_reason: string | null;
  shortlisted_at: Date | null;
  note: string | null;
}

/**
 * Lists a client's decisions on all applications to their jobs, and the texts that the client wrote about them. The
 * result does not name the applicants.
 */
export async function listOwnDecisions(queries: Queries, clientId: number): Promise<OwnDecision[]> {
  return queries
    .selectFrom('applications')
    .innerJoin('job_listings as job', 'job.id', 'applications.listing_id')
    .leftJoin('application_notes', 'application_notes.application_id', 'applications.id')
    .select([
      'applications.id as application',
      'applications.listing_id as job',
      'applications.status',
      'applications.decided_at',
      'applications.message',
      'applications.decline_reason',
      'applications.shortlisted_at',
      'application_notes.note',
    ])
    .where('job.client_id', '=', clientId)
    .orderBy('applications.id')
    .execute();
}

/** Replaces the client's note on an application. Returns true if the application belongs to the client. */
export async function writeNote(
  queries: Queries,
  { id, clientId, by }: { id: number; clientId: number; by: number },
  note: string,
): Promise<boolean> {
  const { rows } = await sql`
    insert into application_notes (application_id, note, written_by)
      select applications.id, ${note}, ${by}::int from applications join job_listings as job on job.id = listing_id
        where applications.id = ${id} and client_id = ${clientId} and deleted_at is null and forgotten_at is null
      on conflict (application_id) do update set note = excluded.note, written_by = excluded.written_by
      returning application_id`.execute(queries);
  return rows.length > 0;
}
