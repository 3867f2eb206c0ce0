/** Stores the moderators' rulings on cases, and the appeals against these rulings. */
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

/**
 * Returns the id of the user who owns the subject of a case. Returns null if no user owns the subject, and undefined if
 * the case does not exist.
 */
export async function findCaseOwner(queries: Queries, id: number): Promise<number | null | undefined> {
  const row = await queries
    .selectFrom('moderation_cases')
    .select('owner_id')
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.owner_id;
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

/** A ruling that is not reversed. After its suspension has ended, its action is `hide`. */
export interface RulingInForce {
  id: number;
  action: RulingAction;
  kind: ReportKind;
  subjectId: number;
  /** The name of the portrait or logo that the ruling is about. It is empty for all other kinds of subjects. */
  picture: string;
  endsAt: Date | null;
}

/**
 * Lists the rulings in force about a user's account, and about the other subjects that belong to the user. If a case
 * ended in a suspension, its subject stays hidden after the suspension.
 */
export async function listRulingsInForce(
  queries: Queries,
  ownerId: number,
  now: Date,
): Promise<RulingInForce[]> {
  const rows = await queries
    .selectFrom('moderation_rulings as ruling')
    .innerJoin('moderation_cases as case', 'case.id', 'ruling.case_id')
    .select(['ruling.id', 'action', 'kind', 'subject_id as subjectId', 'picture', 'ends_at'])
    .where('owner_id', '=', ownerId)
    .where('reversed_at', 'is', null)
    .where('action', 'in', ['hide', 'suspend', 'end_account'])
    .execute();
  return rows.map(({ ends_at, action, ...row }) => {
    const isOver = ends_at !== null && ends_at <= now;
    return { ...row, action: isOver ? 'hide' : action, endsAt: isOver ? null : ends_at };
  });
}

/** Makes these clients the owners of the cases about the jobs, companies, logos and replies that they own now. */
export async function moveCases(transaction: Queries, clientIds: readonly number[]): Promise<void> {
  await sql`
    update moderation_cases as moved set owner_id = client_id
      from (
        select 'job' as kind, id, client_id from job_listings where client_id = any(${clientIds}::int[])
        union all select 'reply', questions.id, client_id
          from questions join job_listings on job_listings.id = listing_id
          where client_id = any(${clientIds}::int[]) and replied_at is not null
        union all select unnest(array['company', 'logo']), id, client_id
          from companies where client_id = any(${clientIds}::int[])
      ) as subject
      where moved.kind = subject.kind and moved.subject_id = subject.id
        and moved.owner_id = any(${clientIds}::int[]) and moved.owner_id <> client_id`.execute(transaction);
  await sql`
    update withheld_pictures set user_id = owner_id
      from moderation_rulings as ruling join moderation_cases on moderation_cases.id = case_id
      where ruling.id = ruling_id and user_id = any(${clientIds}::int[]) and user_id <> owner_id`.execute(
    transaction,
  );
}

/** Lists the jobs and the conversations of a user, and the user's questions without a reply. */
export async function listSubjectsOf(
  queries: Queries,
  userId: number,
): Promise<{
  jobIds: number[];
  conversationIds: number[];
  questions: { jobId: number; question: string }[];
}> {
  const questions = await queries
    .selectFrom('questions')
    .select(['listing_id as jobId', 'question'])
    .where('asker_id', '=', userId)
    .where('replied_at', 'is', null)
    .execute();
  const ids = await queries
    .selectNoFrom([
      sql<number[]>`array(select id from job_listings where client_id = ${userId})`.as('jobIds'),
      sql<number[]>`array(
        select application_id from conversation_members where user_id = ${userId}
      )`.as('conversationIds'),
    ])
    .executeTakeFirstOrThrow();
  return { ...ids, questions };
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

/** Stores an appeal. Returns false if the ruling already has an appeal. */
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

/** Finds the ruling on a case and the appeal against it, and locks the appeal until the transaction ends. */
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

/** Lists the rulings of a year that restrict a subject or an account. */
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
    .select(
      sql<boolean>`exists (select from moderation_reports where case_id = "case".id and rules = '{}')`.as(
        'isReported',
      ),
    )
    .where('action', 'in', ['hide', 'suspend', 'end_account'])
    .where('decided_at', '>=', new Date(Date.UTC(year, 0, 1)))
    .where('decided_at', '<', new Date(Date.UTC(year + 1, 0, 1)))
    .orderBy('ruling.id')
    .execute();
}
