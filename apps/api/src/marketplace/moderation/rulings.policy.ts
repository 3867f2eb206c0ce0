/** Rules for what moderators decide, and for appeals. Every function is pure. */
import type { ReportKind, RulingAction, RulingInput } from '@skillharbor/contract';
import type { FieldProblems, NamedProblem } from '@skillharbor/prose';

/** The months in which the owner may appeal (article 20 of Regulation (EU) 2022/2065). */
const APPEAL_MONTHS = 6;

/** Actions that close the account of the owner. */
export const closesAccount = (action: RulingAction) => action === 'suspend' || action === 'end_account';

/** Actions that hide the subject from the public. */
export const hides = (action: RulingAction) => action === 'hide' || closesAccount(action);

/** Returns true if the owner of a subject can change it. Nobody can change a question or a message that was sent. */
export const canBeChanged = (kind: ReportKind, ownerId: number | null) =>
  ownerId !== null && kind !== 'question' && kind !== 'message';

/** Returns what is wrong with a ruling that the schema allows, or undefined if nothing is. */
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

/** Returns the end of the time in which the owner may appeal. */
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

/** Returns the reason why the owner cannot appeal, or null. */
export function appealRefusal({ decidedAt, hasAppeal }: Appealable, now: Date): NamedProblem | null {
  if (hasAppeal) return 'appeal_repeated';
  return now > appealUntil(decidedAt) ? 'appeal_late' : null;
}

/** Returns true if the owner may appeal now. */
export const mayAppeal = (ruling: Appealable, now: Date) =>
  ruling.action !== 'dismiss' && ruling.reversedAt === null && appealRefusal(ruling, now) === null;
