/** Decides cases and appeals, and notifies the users whom a decision concerns. */
import type { AppealRulingInput, RulingInput } from '@skillharbor/contract';
import type { NamedProblem } from '@skillharbor/prose';
import type { MailQueue } from '../../mail/mailQueue.ts';
import type { ModerationLinks } from '../../mail/moderationLinks.ts';
import type { Queries } from '../../platform/database/tables.ts';
import type { Clock } from '../../platform/time/clock.ts';
import { revokeSessionsOf } from '../auth/sessions.repository.ts';
import { hasStaffBesides, isStaff } from '../auth/staff.repository.ts';
import { listOverSuspensions } from '../auth/suspensions.repository.ts';
import { lockOwner } from '../auth/users.repository.ts';
import { lockCompanies } from '../companies/companies.repository.ts';
import { applyRulings, applyToMessage, dropWaitingMails } from './effects.ts';
import { writeLog } from './log.repository.ts';
import { tellOwner, tellOwnerOfAppeal, tellReporters } from './rulingMails.ts';
import { canBeChanged, closesAccount, hides } from './rulings.policy.ts';
import {
  findCaseOwner,
  insertRuling,
  lockAppeal,
  lockCase,
  writeAppealOutcome,
} from './rulings.repository.ts';
import type { LockedCase } from './rulings.repository.ts';

export interface RulingServices {
  queries: Queries;
  mailQueue: MailQueue;
  moderationLinks: ModerationLinks;
  clock: Clock;
}

type Outcome = 'done' | 'not found' | { refusal: NamedProblem };

/**
 * The maximum number of times that a decision is tried again because the subject of the case has got another owner in
 * the meantime.
 */
const MAX_MOVES = 5;

/**
 * Decides about a case in a transaction that has locked the owner's company, the owner and the case. Handing over a
 * team takes its locks in the same order, so that a simultaneous decision and hand-over cannot deadlock.
 */
async function withLockedCase(
  queries: Queries,
  caseId: number,
  decide: (
    transaction: Queries,
    found: LockedCase,
    owner: Awaited<ReturnType<typeof lockOwner>>,
  ) => Promise<Outcome>,
): Promise<Outcome> {
  for (let moves = 0; moves <= MAX_MOVES; moves += 1) {
    const outcome = await queries.transaction().execute(async (transaction) => {
      const ownerId = await findCaseOwner(transaction, caseId);
      if (ownerId === undefined) return 'not found';
      const owner = ownerId === null ? undefined : await lockCompanyAndOwner(transaction, ownerId);
      const found = await lockCase(transaction, caseId);
      if (!found) return 'not found';
      return found.ownerId === ownerId ? decide(transaction, found, owner) : 'moved';
    });
    if (outcome !== 'moved') return outcome;
  }
  throw new Error(`The case ${caseId} moves from owner to owner.`);
}

async function lockCompanyAndOwner(transaction: Queries, ownerId: number) {
  await lockCompanies(transaction, [ownerId]);
  return lockOwner(transaction, ownerId);
}

/** Decides an open case about a subject. */
export async function decideCase(
  services: RulingServices,
  moderatorId: number,
  caseId: number,
  input: RulingInput,
): Promise<Outcome> {
  const { queries, clock, mailQueue } = services;
  const outcome = await withLockedCase(queries, caseId, async (transaction, found, owner) => {
    const now = clock();
    if (!found.isOpen) return { refusal: 'case_decided' };
    const { ownerId, subject } = found;
    if (ownerId === moderatorId) return { refusal: 'own_case' };
    if (input.action === 'request_change' && !canBeChanged(subject.kind, ownerId))
      return { refusal: 'nothing_to_change' };
    if (closesAccount(input.action)) {
      if (ownerId === null) return { refusal: 'case_without_account' };
      if (await isStaff(transaction, ownerId)) return { refusal: 'staff_protected' };
    }
    const rulingId = await insertRuling(transaction, { caseId, moderatorId }, input, now);
    await writeLog(transaction, {
      at: now,
      actorId: moderatorId,
      action: 'decided',
      caseId,
      details: {
        kind: subject.kind,
        action: input.action,
        rule: input.rule ?? null,
        days: input.action === 'suspend' ? (input.days ?? null) : null,
      },
    });
    if (hides(input.action)) {
      await applyTo(transaction, found, now);
      await dropWaitingMails(transaction, found, closesAccount(input.action));
    }
    if (ownerId !== null && closesAccount(input.action)) await revokeSessionsOf(transaction, ownerId, now);
    if (owner && input.action !== 'dismiss') await tellOwner(services, transaction, { owner, rulingId, now });
    const result = input.action === 'dismiss' ? 'dismissed' : 'acted';
    await tellReporters(services, transaction, caseId, result);
    return 'done';
  });
  mailQueue.deliverSoon();
  return outcome;
}

/** Decides an appeal against the ruling on a case. */
export async function decideAppeal(
  services: RulingServices,
  moderatorId: number,
  caseId: number,
  { outcome: decision, reason }: AppealRulingInput,
): Promise<Outcome> {
  const { queries, clock, mailQueue } = services;
  const outcome = await withLockedCase(queries, caseId, async (transaction, found, owner) => {
    const now = clock();
    const appeal = await lockAppeal(transaction, caseId);
    if (!appeal) return 'not found';
    if (appeal.outcome !== null) return { refusal: 'appeal_decided' };
    if (found.ownerId === moderatorId) return { refusal: 'own_case' };
    const concerned = [moderatorId, ...(found.ownerId === null ? [] : [found.ownerId])];
    if (appeal.moderatorId === moderatorId && (await hasStaffBesides(transaction, concerned)))
      return { refusal: 'other_moderator_decides' };
    await writeAppealOutcome(transaction, appeal.id, { outcome: decision, reason, by: moderatorId }, now);
    await writeLog(transaction, {
      at: now,
      actorId: moderatorId,
      action: 'appeal_decided',
      caseId,
      details: { action: appeal.action, outcome: decision },
    });
    if (decision === 'reversed') {
      await applyTo(transaction, found, now);
      await tellReporters(services, transaction, caseId, 'reversed');
    }
    if (owner) await tellOwnerOfAppeal(services, transaction, { owner, rulingId: appeal.id, now });
    return 'done';
  });
  mailQueue.deliverSoon();
  return outcome;
}

async function applyTo(transaction: Queries, { ownerId, subject }: LockedCase, now: Date): Promise<void> {
  const { kind, id, number = 0 } = subject;
  if (kind === 'message') await applyToMessage(transaction, { id, number });
  if (ownerId !== null) await applyRulings(transaction, ownerId, now);
}

/**
 * Makes the jobs, profiles and texts of users public again after their suspension has ended. Subjects that another
 * ruling hides stay hidden.
 */
export async function endSuspensions({ queries, clock }: Pick<RulingServices, 'queries' | 'clock'>) {
  for (const id of await listOverSuspensions(queries, clock())) {
    await queries.transaction().execute(async (transaction) => {
      const now = clock();
      await lockCompanyAndOwner(transaction, id);
      await applyRulings(transaction, id, now);
      const details = { user: id };
      await writeLog(transaction, {
        at: now,
        actorId: null,
        action: 'suspension_ended',
        caseId: null,
        details,
      });
    });
  }
}
