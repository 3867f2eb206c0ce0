/** Says which plain rules of moderation have noticed something of a user's that still waits for a moderator. */
import type { PlainRule } from '@skillharbor/contract';
import { sql } from 'kysely';

export interface NoticedRow {
  noticed: PlainRule[] | null;
}

/** @param idColumn the column with the id of the subject */
export const noticedRules = (kind: 'job' | 'freelancer', idColumn: string) =>
  sql<PlainRule[] | null>`(
    select report.rules from moderation_cases as noted
      join moderation_reports as report on report.case_id = noted.id and report.rules <> '{}'
      where noted.kind = ${sql.lit(kind)} and noted.subject_id = ${sql.ref(idColumn)} and noted.closed_at is null
      limit 1
  )`.as('noticed');
