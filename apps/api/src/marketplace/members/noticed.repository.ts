/** Selects the plain rules of moderation that a user's text matches, as long as the moderation case is open. */
import type { PlainRule } from '@skillharbor/contract';
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Queries } from '../../platform/database/tables.ts';

export interface NoticedRow {
  noticed: PlainRule[] | null;
}

const rulesNoticedIn = (kind: 'job' | 'freelancer', id: RawBuilder<unknown>) => sql<PlainRule[] | null>`(
  select report.rules from moderation_cases as noted
    join moderation_reports as report on report.case_id = noted.id and report.rules <> '{}'
    where noted.kind = ${sql.lit(kind)} and noted.subject_id = ${id} and noted.closed_at is null
    limit 1
)`;

/** Selects the plain rules of moderation that the query's job matches. */
export const noticedInJob = rulesNoticedIn('job', sql.ref('job_listings.id')).as('noticed');

/**
 * Returns the plain rules that a profile matches. Only the profile's owner may see them, so public reads do not call
 * this.
 */
export async function findNoticedInProfile(queries: Queries, id: number): Promise<PlainRule[] | null> {
  const row = await queries
    .selectNoFrom(rulesNoticedIn('freelancer', sql`${id}::int`).as('noticed'))
    .executeTakeFirstOrThrow();
  return row.noticed;
}
