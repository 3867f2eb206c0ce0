/** Decides cases and appeals, and tells everyone whom a decision concerns. */
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
import { applyRulings, applyToMessage, dropWaitingMails } from './effects.ts';
import { writeLog } from './log.repository.ts';
import { tellOwner, tellOwnerOfAppeal, tellReporters } from './rulingMails.ts';
import { canBeChanged, closesAccount, hides } from './rulings.policy.ts';
import { insertRuling, lockAppeal, lockCase, writeAppealOutcome } from './rulings.repository.ts';
import type { LockedCase } from './rulings.repository.ts';

export interface RulingServices {
  queries: Queries;
  mailQueue: MailQueue;
  moderationLinks: ModerationLinks;
  clock: Clock;
}

type Outcome = 'done' | 'not found' | { refusal: NamedProblem };

/** Decides an open case. */
export async function decideCase(
  services: RulingServices,
  moderatorId: number,
  caseId: number,
  input: RulingInput,
): Promise<Outcome> {
  const { queries, clock, mailQueue } = services;
  const outcome = await queries.transaction().execute(async (transaction): Promise<Outcome> => {
    const now = clock();
    const found = await lockCase(transaction, caseId);
    if (!found) return 'not found';
    if (!found.isOpen) return { refusal: 'case_decided' };
    const { ownerId, subject } = found;
    if (ownerId === moderatorId) return { refusal: 'own_case' };
    if (input.action === 'request_change' && !canBeChanged(subject.kind, ownerId))
      return { refusal: 'nothing_to_change' };
    if (closesAccount(input.action)) {
      if (ownerId === null) return { refusal: 'case_without_account' };
      if (await isStaff(transaction, ownerId)) return { refusal: 'staff_protected' };
    }
    const owner = ownerId === null ? undefined : await lockOwner(transaction, ownerId);
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

/** Decides the appeal against the ruling on a case. */
export async function decideAppeal(
  services: RulingServices,
  moderatorId: number,
  caseId: number,
  { outcome: decision, reason }: AppealRulingInput,
): Promise<Outcome> {
  const { queries, clock, mailQueue } = services;
  const outcome = await queries.transaction().execute(async (transaction): Promise<Outcome> => {
    const now = clock();
    const found = await lockCase(transaction, caseId);
    const appeal = found && (await lockAppeal(transaction, caseId));
    if (!found || !appeal) return 'not found';
    if (appeal.outcome !== null) return { refusal: 'appeal_decided' };
    if (found.ownerId === moderatorId) return { refusal: 'own_case' };
    const concerned = [moderatorId, ...(found.ownerId === null ? [] : [found.ownerId])];
    if (appeal.moderatorId === moderatorId && (await hasStaffBesides(transaction, concerned)))
      return { refusal: 'other_moderator_decides' };
    const owner = found.ownerId === null ? undefined : await lockOwner(transaction, found.ownerId);
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

/** Shows again what belongs to users whose suspension is over, except for what was hidden by itself. */
export async function endSuspensions({ queries, clock }: Pick<RulingServices, 'queries' | 'clock'>) {
  for (const id of await listOverSuspensions(queries, clock())) {
    await queries.transaction().execute(async (transaction) => {
      const now = clock();
      await lockOwner(transaction, id);
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
