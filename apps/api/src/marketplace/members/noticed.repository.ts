/** Selects the plain rules of moderation that have found something in a user's text, while its case is open. */
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

/** The rules that have noticed something in a job of the query. */
export const noticedInJob = rulesNoticedIn('job', sql.ref('job_listings.id')).as('noticed');

/** Returns the rules that have noticed something in a profile. Public reads do not ask. */
export async function findNoticedInProfile(queries: Queries, id: number): Promise<PlainRule[] | null> {
  const row = await queries
    .selectNoFrom(rulesNoticedIn('freelancer', sql`${id}::int`).as('noticed'))
    .executeTakeFirstOrThrow();
  return row.noticed;
}
