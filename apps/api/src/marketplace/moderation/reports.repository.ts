/** Stores reports, and the cases that they join. */
import type { Language, Report, ReportInput, ReportSubject } from '@skillharbor/contract';
import { sql } from 'kysely';
import type { Queries } from '../../platform/database/tables.ts';
import type { Subject } from './subjects.ts';

/** Returns the open case about a subject, which is created if there is none, and locks it until the transaction ends. */
export async function openCase(
  transaction: Queries,
  { kind, id, number = 0 }: ReportSubject,
  ownerId: number | null,
  now: Date,
): Promise<number> {
  const { id: caseId } = await transaction
    .insertInto('moderation_cases')
    .values({ kind, subject_id: id, subject_number: number, owner_id: ownerId, opened_at: now })
    .onConflict((conflict) =>
      conflict
        .columns(['kind', 'subject_id', 'subject_number'])
        .where('closed_at', 'is', null)
        // The update locks the case, so that nobody decides about it while the report joins it.
        .doUpdateSet({ owner_id: ownerId }),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  return caseId;
}

export interface NewReport {
  caseId: number;
  number: string;
  tokenHash: Uint8Array;
  reporterId: number | null;
  report: Pick<ReportInput, 'reason'> & { words: string; name: string | null; email: string | null };
  language: Language | null;
  subject: Pick<Subject, 'title' | 'texts' | 'picture'>;
}

export async function insertReport(transaction: Queries, report: NewReport, now: Date): Promise<void> {
  await transaction
    .insertInto('moderation_reports')
    .values({
      case_id: report.caseId,
      number: report.number,
      token_hash: report.tokenHash,
      reporter_id: report.reporterId,
      ...report.report,
      language: report.language,
      title: report.subject.title,
      texts: JSON.stringify(report.subject.texts),
      picture: report.subject.picture,
      reported_at: now,
    })
    .execute();
}

/** Returns true if the user has already reported the subject of this case. */
export async function hasReported(queries: Queries, caseId: number, userId: number): Promise<boolean> {
  const row = await queries
    .selectFrom('moderation_reports')
    .select('id')
    .where('case_id', '=', caseId)
    .where('reporter_id', '=', userId)
    .executeTakeFirst();
  return row !== undefined;
}

/** Counts the reports that named an address since a time. */
export async function countReportsFrom(queries: Queries, email: string, since: Date): Promise<number> {
  const { count } = await queries
    .selectFrom('moderation_reports')
    .select(sql<number>`count(*)::int`.as('count'))
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .where('reported_at', '>', since)
    .executeTakeFirstOrThrow();
  return count;
}

/** Finds the report of a receipt. */
export async function findReport(queries: Queries, tokenHash: Uint8Array): Promise<Report | undefined> {
  const row = await queries
    .selectFrom('moderation_reports as report')
    .innerJoin('moderation_cases as case', 'case.id', 'report.case_id')
    .select(['number', 'kind', 'title', 'reason', 'words', 'reported_at', 'case.closed_at'])
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst();
  if (!row) return undefined;
  const { reported_at, closed_at, ...report } = row;
  return {
    ...report,
    reported_at: reported_at.toISOString(),
    outcome: closed_at === null ? 'open' : 'dismissed',
    decided_at: closed_at && closed_at.toISOString(),
  };
}
