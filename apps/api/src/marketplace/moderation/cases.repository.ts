/** Reads cases for moderators. */
import type {
  CaseList,
  CaseOwner,
  CaseReport,
  CaseState,
  CaseSummary,
  ReportReason,
  ReportSubject,
  Ruling,
} from '@skillharbor/contract';
import { pageLimit, pageOffset } from '@skillharbor/contract-server/pagination';
import type { Page } from '@skillharbor/contract-server/pagination';
import { sql } from 'kysely';
import type { Queries } from '../../platform/database/tables.ts';
import { ENDED } from '../auth/suspensions.repository.ts';
import { toSubject } from './rulings.repository.ts';
import { toAppeal } from './statements.repository.ts';

const MOST_IN_HISTORY = 20;

const names = sql<string | null>`owner.first_name || ' ' || owner.last_name`;

const stateOf = (closedAt: Date | null, isWaiting: boolean): CaseState =>
  closedAt === null ? 'open' : isWaiting ? 'appealed' : 'decided';

function selectCases(queries: Queries) {
  return queries
    .selectFrom('moderation_cases as case')
    .leftJoin('users as owner', 'owner.id', 'case.owner_id')
    .leftJoin('moderation_rulings as ruling', 'ruling.case_id', 'case.id')
    .leftJoin('moderation_appeals as appeal', 'appeal.ruling_id', 'ruling.id')
    .select(['case.id', 'case.kind', 'case.opened_at', 'case.closed_at'])
    .select(['ruling.action', 'ruling.decided_at', 'ruling.reversed_at', 'appeal.appealed_at'])
    .select([
      names.as('owner_name'),
      sql<boolean>`appealed_at is not null and outcome is null`.as('isWaiting'),
      sql<string>`(select title from moderation_reports where case_id = "case".id order by id limit 1)`.as(
        'title',
      ),
      sql<number>`(select count(*)::int from moderation_reports where case_id = "case".id)`.as('reports'),
      sql<ReportReason[]>`array(
        select reason from moderation_reports where case_id = "case".id
          group by reason order by count(*) desc, min(id)
      )`.as('reasons'),
    ]);
}

type CaseRow = Awaited<ReturnType<ReturnType<typeof selectCases>['executeTakeFirstOrThrow']>>;

function toSummary(row: CaseRow): CaseSummary {
  const { id, kind, title, owner_name, reasons, reports, action } = row;
  return {
    id,
    kind,
    title,
    owner_name,
    state: stateOf(row.closed_at, row.isWaiting),
    reasons,
    reports,
    opened_at: row.opened_at.toISOString(),
    action,
    decided_at: row.decided_at && row.decided_at.toISOString(),
    reversed_at: row.reversed_at && row.reversed_at.toISOString(),
  };
}

const isWaiting = sql<boolean>`(appealed_at is not null and outcome is null)`;

/** Lists open cases and appeals, oldest first, or decided cases, newest decision first. */
export async function listCases(queries: Queries, state: CaseState, page: Page): Promise<CaseSummary[]> {
  const cases = selectCases(queries);
  const inState = {
    open: () => cases.where('closed_at', 'is', null).orderBy('opened_at').orderBy('case.id'),
    appealed: () => cases.where(isWaiting).orderBy('appealed_at').orderBy('case.id'),
    decided: () =>
      cases
        .where('closed_at', 'is not', null)
        .where(sql<boolean>`not ${isWaiting}`)
        .orderBy('closed_at', 'desc')
        .orderBy('case.id', 'desc'),
  }[state]();
  const rows = await inState.limit(pageLimit(page)).offset(pageOffset(page)).execute();
  return rows.map(toSummary);
}

/** Finds the open case about a subject. Returns null if there is none. */
export async function findOpenCase(
  queries: Queries,
  { kind, id }: Pick<ReportSubject, 'kind' | 'id'>,
): Promise<number | null> {
  const found = await queries
    .selectFrom('moderation_cases')
    .select('id')
    .where('kind', '=', kind)
    .where('subject_id', '=', id)
    .where('closed_at', 'is', null)
    .executeTakeFirst();
  return found?.id ?? null;
}

/** Counts the cases in each state. */
export async function countCases(queries: Queries): Promise<CaseList['totals']> {
  return queries
    .selectNoFrom([
      sql<number>`(select count(*)::int from moderation_cases where closed_at is null)`.as('open'),
      sql<number>`(select count(*)::int from moderation_appeals where outcome is null)`.as('appealed'),
      sql<number>`(
        select count(*)::int from moderation_cases where closed_at is not null
      ) - (select count(*)::int from moderation_appeals where outcome is null)`.as('decided'),
    ])
    .executeTakeFirstOrThrow();
}

/** Lists the cases of a user, newest first, except this case. */
export async function listHistory(
  queries: Queries,
  ownerId: number,
  exceptCaseId: number,
): Promise<CaseSummary[]> {
  const rows = await selectCases(queries)
    .where('case.owner_id', '=', ownerId)
    .where('case.id', '<>', exceptCaseId)
    .orderBy('case.id', 'desc')
    .limit(MOST_IN_HISTORY)
    .execute();
  return rows.map(toSummary);
}

/** Lists the reports of a case, oldest first. Each has the content of the subject at the time of the report. */
export async function listCaseReports(queries: Queries, caseId: number): Promise<CaseReport[]> {
  const rows = await queries
    .selectFrom('moderation_reports')
    .select([
      'number',
      'reason',
      'words',
      'reporter_id',
      'name',
      'reported_at',
      'title',
      'texts',
      'picture',
      'rules',
    ])
    .select(
      sql<number>`(
        select count(*)::int from moderation_reports as other
          join moderation_rulings as ruling on ruling.case_id = other.case_id and action = 'dismiss'
          where other.case_id <> moderation_reports.case_id
            and (other.reporter_id = moderation_reports.reporter_id or lower(other.email) = lower(moderation_reports.email))
      )`.as('dismissed_before'),
    )
    .where('case_id', '=', caseId)
    .orderBy('id')
    .execute();
  return rows.map(({ reporter_id, reported_at, title, texts, picture, ...report }) => ({
    ...report,
    is_member: reporter_id !== null,
    reported_at: reported_at.toISOString(),
    content: {
      title,
      texts,
      picture_url: picture === null ? null : `/api/moderation/reports/${report.number}/picture/`,
    },
  }));
}

/** Finds a case with its ruling and its appeal. */
export async function findCase(queries: Queries, id: number) {
  const row = await selectCases(queries)
    .leftJoin('users as moderator', 'moderator.id', 'ruling.moderator_id')
    .select([
      'case.subject_id',
      'case.subject_number',
      'case.owner_id',
      'owner.role',
      'owner.suspended_until',
    ])
    .select(['ruling.rule', 'ruling.reason', 'ruling.days', 'ruling.ends_at', 'ruling.reversed_at'])
    .select(['ruling.moderator_id', 'appeal.words', 'appeal.outcome'])
    .select(['appeal.reason as appealReason', 'appeal.decided_at as appealDecidedAt'])
    .select(sql<string | null>`moderator.first_name || ' ' || moderator.last_name`.as('decidedBy'))
    .where('case.id', '=', id)
    .executeTakeFirst();
  if (!row) return undefined;
  return {
    summary: toSummary(row),
    subject: toSubject(row),
    ownerId: row.owner_id,
    owner: toOwner(row),
    ruling: toRuling(row),
    moderatorId: row.moderator_id,
    appeal: toAppeal(row),
  };
}

function toOwner(row: {
  owner_id: number | null;
  owner_name: string | null;
  role: CaseOwner['role'] | null;
  suspended_until: Date | null;
}): CaseOwner | null {
  const { owner_id: id, owner_name: name, role, suspended_until: until } = row;
  if (id === null || name === null || role === null) return null;
  const isEnded = until !== null && until >= ENDED;
  return {
    id,
    name,
    role,
    suspended_until: until === null || isEnded ? null : until.toISOString(),
    is_ended: isEnded,
  };
}

function toRuling(
  row: Pick<CaseRow, 'action' | 'decided_at'> & {
    rule: Ruling['rule'];
    reason: string | null;
    days: number | null;
    ends_at: Date | null;
    reversed_at: Date | null;
    decidedBy: string | null;
  },
): Ruling | null {
  const { action, rule, reason, days, decided_at, ends_at, reversed_at, decidedBy } = row;
  if (action === null || decided_at === null) return null;
  return {
    action,
    rule,
    reason: reason ?? '',
    days,
    decided_at: decided_at.toISOString(),
    decided_by: decidedBy,
    ends_at: ends_at && ends_at.toISOString(),
    reversed_at: reversed_at && reversed_at.toISOString(),
  };
}
