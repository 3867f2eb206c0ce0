/** Stores reports, and the moderation cases to which they are added. */
import type { Language, PlainRule, Report, ReportInput, ReportSubject } from '@skillharbor/contract';
import { sql } from 'kysely';
import type { Queries } from '../../platform/database/tables.ts';
import { outcomeOf } from './reports.policy.ts';
import type { Subject } from './subjects.ts';

/** Returns the open case about a subject and locks it until the transaction ends. Creates the case if there is none. */
export async function openCase(
  transaction: Queries,
  { kind, id, number = 0 }: ReportSubject,
  { ownerId, picture }: Pick<Subject, 'ownerId' | 'picture'>,
  now: Date,
): Promise<number> {
  const { id: caseId } = await transaction
    .insertInto('moderation_cases')
    .values({
      kind,
      subject_id: id,
      subject_number: number,
      picture: (kind === 'portrait' || kind === 'logo') && picture ? picture.name : '',
      owner_id: ownerId,
      opened_at: now,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['kind', 'subject_id', 'subject_number', 'picture'])
        .where('closed_at', 'is', null)
        // Updating the row locks the case, so that no moderator can decide it while the report is added.
        .doUpdateSet({ owner_id: ownerId }),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  return caseId;
}

export interface NewReport {
  caseId: number;
  number: string;
  reporterId: number | null;
  report: Pick<ReportInput, 'reason'> & { words: string; name: string | null; email: string | null };
  language: Language | null;
  /** True if the reporter is notified of the outcome by mail. */
  isMailed: boolean;
  subject: Pick<Subject, 'title' | 'texts'>;
  /** The plain rules that the subject matched. They are missing if a person has sent the report. */
  rules?: readonly PlainRule[];
  /** The key of the copy of the subject's picture, or null if the subject has no picture. */
  picture: string | null;
}

export async function insertReport(transaction: Queries, report: NewReport, now: Date): Promise<void> {
  await transaction
    .insertInto('moderation_reports')
    .values({
      case_id: report.caseId,
      number: report.number,
      reporter_id: report.reporterId,
      ...report.report,
      language: report.language,
      is_mailed: report.isMailed,
      title: report.subject.title,
      texts: JSON.stringify(report.subject.texts),
      picture: report.picture,
      rules: report.rules ?? [],
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

/** Counts the reports since a time from visitors who have typed this email address. */
export async function countReportsFrom(queries: Queries, email: string, since: Date): Promise<number> {
  const { count } = await queries
    .selectFrom('moderation_reports')
    .select(sql<number>`count(*)::int`.as('count'))
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .where('reported_at', '>', since)
    .executeTakeFirstOrThrow();
  return count;
}

/** Finds a report by the number of its receipt. */
export async function findReport(queries: Queries, number: string): Promise<Report | undefined> {
  const row = await queries
    .selectFrom('moderation_reports as report')
    .innerJoin('moderation_cases as case', 'case.id', 'report.case_id')
    .leftJoin('moderation_rulings as ruling', 'ruling.case_id', 'case.id')
    .select(['number', 'kind', 'title', 'report.reason', 'words', 'reported_at'])
    .select(['ruling.action', 'ruling.decided_at', 'ruling.reversed_at'])
    .where('number', '=', number)
    .executeTakeFirst();
  if (!row) return undefined;
  const { reported_at, action, decided_at, reversed_at, ...report } = row;
  return {
    ...report,
    reported_at: reported_at.toISOString(),
    outcome: outcomeOf(action, reversed_at),
    decided_at: (reversed_at ?? decided_at)?.toISOString() ?? null,
  };
}

/** A reporter who is notified of the outcome by mail. */
export interface Reporter {
  to: string;
  language: Language | null;
  number: string;
}

/** Lists the reporters of a case who get mails. A user has a confirmed address, and a visitor has typed an address. */
export async function listReporters(queries: Queries, caseId: number): Promise<Reporter[]> {
  const rows = await queries
    .selectFrom('moderation_reports as report')
    .leftJoin('users', (join) =>
      join.onRef('users.id', '=', 'report.reporter_id').on('users.confirmed_at', 'is not', null),
    )
    .select(['number'])
    .select((column) => [
      column.fn.coalesce('users.email', 'report.email').as('to'),
      column.fn.coalesce('users.language', 'report.language').as('language'),
    ])
    .where('case_id', '=', caseId)
    .where('is_mailed', '=', true)
    .orderBy('report.id')
    .execute();
  return rows.flatMap(({ to, ...row }) => (to === null ? [] : [{ to, ...row }]));
}

/** Finds the copy of the reported picture, by the number of the report. */
export async function findReportedPicture(queries: Queries, number: string): Promise<string | undefined> {
  const row = await queries
    .selectFrom('moderation_reports')
    .select('picture')
    .where('number', '=', number)
    .where('picture', 'is not', null)
    .$narrowType<{ picture: string }>()
    .executeTakeFirst();
  return row?.picture;
}

/** Lists the reports that a user has sent, oldest first. */
export async function listReportsOf(queries: Queries, userId: number) {
  return queries
    .selectFrom('moderation_reports as report')
    .innerJoin('moderation_cases as case', 'case.id', 'report.case_id')
    .select(['number', 'kind', 'title', 'reason', 'words', 'reported_at'])
    .where('reporter_id', '=', userId)
    .orderBy('report.id')
    .execute();
}
