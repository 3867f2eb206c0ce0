/** Stores what moderators decide about cases, and the appeals against it. */
import type { ReportKind, ReportSubject, RulingAction, RulingInput } from '@skillharbor/contract';
import { sql } from 'kysely';
import type { Queries } from '../../platform/database/tables.ts';
import { secondsAfter } from '../../platform/time/clock.ts';

const DAY_S = 24 * 60 * 60;

export interface LockedCase {
  id: number;
  subject: ReportSubject;
  ownerId: number | null;
  isOpen: boolean;
}

/** Finds a case, and locks it until the transaction ends. */
export async function lockCase(transaction: Queries, id: number): Promise<LockedCase | undefined> {
  const row = await transaction
    .selectFrom('moderation_cases')
    .select(['id', 'kind', 'subject_id', 'subject_number', 'owner_id', 'closed_at'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return (
    row && {
      id: row.id,
      subject: toSubject(row),
      ownerId: row.owner_id,
      isOpen: row.closed_at === null,
    }
  );
}

export function toSubject(row: {
  kind: ReportKind;
  subject_id: number;
  subject_number: number;
}): ReportSubject {
  const { kind, subject_id: id, subject_number: number } = row;
  return { kind, id, ...(kind === 'message' && { number }) };
}

/** Stores a ruling and closes its case. Returns the id of the ruling. */
export async function insertRuling(
  transaction: Queries,
  { caseId, moderatorId }: { caseId: number; moderatorId: number },
  { action, rule, reason = '', days }: RulingInput,
  now: Date,
): Promise<number> {
  const isDismissal = action === 'dismiss';
  const lasts = action === 'suspend' ? (days ?? null) : null;
  const { id } = await transaction
    .insertInto('moderation_rulings')
    .values({
      case_id: caseId,
      moderator_id: moderatorId,
      action,
      rule: isDismissal ? null : (rule ?? null),
      reason: reason.trim(),
      days: lasts,
      decided_at: now,
      ends_at: lasts === null ? null : secondsAfter(now, lasts * DAY_S),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await transaction
    .updateTable('moderation_cases')
    .set({ closed_at: now })
    .where('id', '=', caseId)
    .execute();
  return id;
}

/** A ruling that is neither reversed nor over. */
export interface RulingInForce {
  action: RulingAction;
  kind: ReportKind;
  subjectId: number;
  endsAt: Date | null;
}

/** Lists the rulings in force about what belongs to a user. The subject of a suspension stays hidden when it is over. */
export async function listRulingsInForce(
  queries: Queries,
  ownerId: number,
  now: Date,
): Promise<RulingInForce[]> {
  const rows = await queries
    .selectFrom('moderation_rulings as ruling')
    .innerJoin('moderation_cases as case', 'case.id', 'ruling.case_id')
    .select(['action', 'kind', 'subject_id as subjectId', 'ends_at'])
    .where('owner_id', '=', ownerId)
    .where('reversed_at', 'is', null)
    .where('action', 'in', ['hide', 'suspend', 'end_account'])
    .execute();
  return rows.map(({ ends_at, action, ...row }) => {
    const isOver = ends_at !== null && ends_at <= now;
    return { ...row, action: isOver ? 'hide' : action, endsAt: isOver ? null : ends_at };
  });
}

/** Returns true if a ruling in force hides a message. */
export async function isMessageHidden(queries: Queries, id: number, number: number): Promise<boolean> {
  const row = await queries
    .selectFrom('moderation_rulings as ruling')
    .innerJoin('moderation_cases as case', 'case.id', 'ruling.case_id')
    .select('ruling.id')
    .where('kind', '=', 'message')
    .where('subject_id', '=', id)
    .where('subject_number', '=', number)
    .where('reversed_at', 'is', null)
    .where('action', 'in', ['hide', 'suspend', 'end_account'])
    .executeTakeFirst();
  return row !== undefined;
}

/** Stores an appeal. Returns false if there is one already. */
export async function insertAppeal(
  transaction: Queries,
  rulingId: number,
  words: string,
  now: Date,
): Promise<boolean> {
  const row = await transaction
    .insertInto('moderation_appeals')
    .values({ ruling_id: rulingId, words: words.trim(), appealed_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('ruling_id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Finds the ruling on a case with its appeal, and locks the appeal until the transaction ends. */
export async function lockAppeal(transaction: Queries, caseId: number) {
  return transaction
    .selectFrom('moderation_appeals as appeal')
    .innerJoin('moderation_rulings as ruling', 'ruling.id', 'appeal.ruling_id')
    .select(['ruling.id', 'ruling.action', 'moderator_id as moderatorId', 'outcome'])
    .where('case_id', '=', caseId)
    .forUpdate('appeal')
    .executeTakeFirst();
}

/** Records the decision about an appeal. A reversed ruling is no longer in force. */
export async function writeAppealOutcome(
  transaction: Queries,
  rulingId: number,
  { outcome, reason, by }: { outcome: 'upheld' | 'reversed'; reason: string; by: number },
  now: Date,
): Promise<void> {
  await transaction
    .updateTable('moderation_appeals')
    .set({ outcome, reason: reason.trim(), decided_by: by, decided_at: now })
    .where('ruling_id', '=', rulingId)
    .execute();
  if (outcome === 'upheld') return;
  await transaction
    .updateTable('moderation_rulings')
    .set({ reversed_at: now })
    .where('id', '=', rulingId)
    .execute();
}

/** Rulings that restrict something, decided within a year. */
export async function listRestrictionsOf(queries: Queries, year: number) {
  return queries
    .selectFrom('moderation_rulings as ruling')
    .innerJoin('moderation_cases as case', 'case.id', 'ruling.case_id')
    .select(['ruling.id', 'action', 'rule', 'kind', 'decided_at', 'ends_at'])
    .select(
      sql<Date>`(select min(reported_at) from moderation_reports where case_id = "case".id)`.as(
        'firstReportedAt',
      ),
    )
    .where('action', 'in', ['hide', 'suspend', 'end_account'])
    .where('decided_at', '>=', new Date(Date.UTC(year, 0, 1)))
    .where('decided_at', '<', new Date(Date.UTC(year + 1, 0, 1)))
    .orderBy('ruling.id')
    .execute();
}
