import { rulingInputRules } from '@skillharbor/contract';
import type { ModerationRule, RulingAction, RulingInput } from '@skillharbor/contract';
import { isBlank, isLongerThan, problemsOf } from '../checks.ts';
import type { moderation } from '../../messages/moderation.ts';

/** The values of the form. The action and the rule are empty until the moderator chooses them. */
export interface RulingValues {
  action: RulingAction | '';
  rule: ModerationRule | '';
  days: string;
  reason: string;
}

export const emptyRuling: RulingValues = { action: '', rule: '', days: '14', reason: '' };

const MOST_DAYS = 365;

function daysOf(text: string): number | null {
  const days = /^\d{1,3}$/.test(text.trim()) ? Number(text) : 0;
  return days >= 1 && days <= MOST_DAYS ? days : null;
}

export function validateRuling(
  { action, rule, days, reason }: RulingValues,
  messages: (typeof moderation)['decide'],
  format: { number(value: number): string },
) {
  const isDismissal = action === 'dismiss' || action === '';
  const { maxLength } = rulingInputRules.reason;
  const tooLong = isLongerThan(reason.trim(), maxLength)
    ? messages.tooLong(format.number(maxLength))
    : undefined;
  return problemsOf({
    action: action === '' ? messages.actionRequired : undefined,
    rule: !isDismissal && rule === '' ? messages.ruleRequired : undefined,
    days: action === 'suspend' && daysOf(days) === null ? messages.daysInvalid : undefined,
    reason: !isDismissal && isBlank(reason) ? messages.reasonRequired : tooLong,
  });
}

/** Returns the ruling to send. The caller has validated the values, so an action is chosen. */
export function rulingOf({
  action,
  rule,
  days,
  reason,
}: RulingValues & { action: RulingAction }): RulingInput {
  if (action === 'dismiss') return { action };
  const number = action === 'suspend' ? daysOf(days) : null;
  return {
    action,
    ...(rule !== '' && { rule }),
    reason: reason.trim(),
    ...(number !== null && { days: number }),
  };
}
