/**
 * Reads statements of reasons. A statement tells the owner of a subject which decision was made about the subject, and
 * why.
 */
import type { Appeal, ModerationRule, Statement, StatementSummary } from '@skillharbor/contract';
import { pageLimit, pageOffset } from '@skillharbor/contract-server/pagination';
import type { Page } from '@skillharbor/contract-server/pagination';
import { sql } from 'kysely';
import type { Queries } from '../../platform/database/tables.ts';
import { appealUntil, mayAppeal } from './rulings.policy.ts';

/** Selects the rulings that have a statement for the owner. A dismissal has no statement. */
function selectStatements(queries: Queries) {
  return queries
    .selectFrom('moderation_rulings as ruling')
    .innerJoin('moderation_cases as case', 'case.id', 'ruling.case_id')
    .leftJoin('moderation_appeals as appeal', 'appeal.ruling_id', 'ruling.id')
    .innerJoinLateral(
      (query) =>
        query
          .selectFrom('moderation_reports')
          .select(['title', 'texts'])
          .whereRef('moderation_reports.case_id', '=', 'case.id')
          .orderBy('moderation_reports.id')
          .limit(1)
          .as('report'),
      (join) => join.onTrue(),
    )
    .select([
      'ruling.id',
      'case.kind',
      'report.title',
      'report.texts',
      'case.owner_id as ownerId',
      'case.id as caseId',
    ])
    .select(['ruling.action', 'ruling.rule', 'ruling.reason', 'ruling.days', 'ruling.decided_at'])
    .select(['ruling.ends_at', 'ruling.reversed_at'])
    .select([
      'appeal.words',
      'appeal.appealed_at',
      'appeal.outcome',
      'appeal.reason as appealReason',
      'appeal.decided_at as appealDecidedAt',
    ])
    .select(
      sql<boolean>`exists (select from moderation_reports where case_id = "case".id and rules = '{}')`.as(
        'isReported',
      ),
    )
    .where('ruling.rule', 'is not', null)
    .$narrowType<{ rule: ModerationRule }>();
}

type Row = Awaited<ReturnType<ReturnType<typeof selectStatements>['executeTakeFirstOrThrow']>>;

export interface FoundStatement {
  statement: Statement;
  ownerId: number | null;
  caseId: number;
  ruling: Parameters<typeof mayAppeal>[0];
}

export async function findStatement(
  queries: Queries,
  id: number,
  now: Date,
): Promise<FoundStatement | undefined> {
  const row = await selectStatements(queries).where('ruling.id', '=', id).executeTakeFirst();
  if (!row) return undefined;
  const ruling = {
    action: row.action,
    decidedAt: row.decided_at,
    reversedAt: row.reversed_at,
    hasAppeal: row.appealed_at !== null,
  };
  const statement: Statement = {
    ...toSummary(row),
    content: row.texts,
    rule: row.rule,
    reason: row.reason,
    days: row.days,
    ends_at: row.ends_at && row.ends_at.toISOString(),
    found_by: row.isReported ? 'report' : 'plain_rule',
    is_over: row.ends_at !== null && row.ends_at <= now,
    appeal_until: appealUntil(row.decided_at).toISOString(),
    may_appeal: mayAppeal(ruling, now),
    appeal: toAppeal(row),
  };
  return { statement, ownerId: row.ownerId, caseId: row.caseId, ruling };
}

/** Lists the statements of a user, newest first. */
export async function listStatements(
  queries: Queries,
  ownerId: number,
  page: Page,
): Promise<StatementSummary[]> {
  const rows = await selectStatements(queries)
    .where('case.owner_id', '=', ownerId)
    .orderBy('ruling.id', 'desc')
    .limit(pageLimit(page))
    .offset(pageOffset(page))
    .execute();
  return rows.map(toSummary);
}

function toSummary({ id, kind, title, action, decided_at, reversed_at }: Row): StatementSummary {
  return {
    id,
    kind,
    title,
    action,
    decided_at: decided_at.toISOString(),
    reversed_at: reversed_at && reversed_at.toISOString(),
  };
}

/** The columns of an appeal. All are null if there is no appeal. */
export interface AppealRow {
  words: string | null;
  appealed_at: Date | null;
  outcome: 'upheld' | 'reversed' | null;
  appealReason: string | null;
  appealDecidedAt: Date | null;
}

export function toAppeal(row: AppealRow): Appeal | null {
  const { words, appealed_at, outcome, appealReason, appealDecidedAt } = row;
  if (appealed_at === null) return null;
  return {
    words: words ?? '',
    appealed_at: appealed_at.toISOString(),
    outcome: outcome ?? 'waiting',
    reason: appealReason ?? '',
    decided_at: appealDecidedAt?.toISOString() ?? null,
  };
}
