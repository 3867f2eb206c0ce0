/** The rules for moderators' decisions, and for appeals. Every function is pure. */
import type { ReportKind, RulingAction, RulingInput } from '@skillharbor/contract';
import type { FieldProblems, NamedProblem } from '@skillharbor/prose';

/** The number of months within which the owner may appeal (article 20 of Regulation (EU) 2022/2065). */
const APPEAL_MONTHS = 6;

/** The actions that close the owner's account. */
export const closesAccount = (action: RulingAction) => action === 'suspend' || action === 'end_account';

/** The actions that hide the subject from the public. */
export const hides = (action: RulingAction) => action === 'hide' || closesAccount(action);

/**
 * Returns true if the owner of the subject can change it. Questions and messages cannot be changed after they are sent.
 */
export const canBeChanged = (kind: ReportKind, ownerId: number | null) =>
  ownerId !== null && kind !== 'question' && kind !== 'message';

/** Returns the problems of a ruling that is valid by the contract's schema, or undefined if it has none. */
export function rulingProblems({ action, rule, reason = '', days }: RulingInput): FieldProblems | undefined {
  if (action === 'dismiss') return undefined;
  const lacksReason = reason.trim() === '';
  const lacksDays = action === 'suspend' && days === undefined;
  if (rule !== undefined && !lacksReason && !lacksDays) return undefined;
  return {
    ...(rule === undefined && { rule: ['required'] }),
    ...(lacksReason && { reason: ['required'] }),
    ...(lacksDays && { days: ['required'] }),
  };
}

/** Returns the time until which the owner may appeal. */
export function appealUntil(decidedAt: Date): Date {
  const until = new Date(decidedAt);
  until.setUTCMonth(until.getUTCMonth() + APPEAL_MONTHS);
  return until;
}

interface Appealable {
  action: RulingAction;
  decidedAt: Date;
  reversedAt: Date | null;
  hasAppeal: boolean;
}

/** Returns the reason why the owner cannot appeal, or null if the owner can. */
export function appealRefusal({ decidedAt, hasAppeal }: Appealable, now: Date): NamedProblem | null {
  if (hasAppeal) return 'appeal_repeated';
  return now > appealUntil(decidedAt) ? 'appeal_late' : null;
}

/** Returns true if the owner may appeal now. */
export const mayAppeal = (ruling: Appealable, now: Date) =>
  ruling.action !== 'dismiss' && ruling.reversedAt === null && appealRefusal(ruling, now) === null;
