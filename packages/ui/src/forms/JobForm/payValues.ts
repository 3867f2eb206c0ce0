import { payRules } from '@skillharbor/contract';
import type { Pay } from '@skillharbor/contract';
import type { client } from '../../messages/client.ts';
import { parseAmount } from '../amount.ts';
import { isBlank } from '../checks.ts';

/**
 * The pay as values of the form: the amounts as typed, and the other choices. The choices are ignored if there is no
 * amount.
 */
export interface PayValues {
  pay_min: string;
  pay_max: string;
  pay_currency: string;
  pay_period: Pay['period'];
}

export const emptyPay: PayValues = { pay_min: '', pay_max: '', pay_currency: 'USD', pay_period: 'hour' };

export function payValues(pay: Pay | null): PayValues {
  if (!pay) return emptyPay;
  return {
    pay_min: String(pay.min),
    pay_max: pay.max === null ? '' : String(pay.max),
    pay_currency: pay.currency,
    pay_period: pay.period,
  };
}

/** Returns the pay, or null if there is no amount or the amounts are not valid yet. */
export function payIn({ pay_min, pay_max, pay_currency, pay_period }: PayValues): Pay | null {
  const min = lower(pay_min);
  const max = isBlank(pay_max) ? null : upper(pay_max);
  if (min === null || (max === null && !isBlank(pay_max)) || (max !== null && max < min)) return null;
  return { min, max, currency: pay_currency, period: pay_period };
}

/** Returns the errors of the amounts, by field. */
export function payProblems(
  { pay_min, pay_max }: PayValues,
  sentences: (typeof client)['jobForm']['errors'],
): Record<'pay_min' | 'pay_max', string | undefined> {
  const min = lower(pay_min);
  const max = upper(pay_max);
  const hasMax = !isBlank(pay_max);
  const isReversed = min !== null && max !== null && max < min;
  const minProblem = isBlank(pay_min) ? sentences.lowerAmountMissing : sentences.amountInvalid;
  return {
    pay_min: min === null && (hasMax || !isBlank(pay_min)) ? minProblem : undefined,
    pay_max:
      hasMax && max === null ? sentences.amountInvalid : isReversed ? sentences.upperBelowLower : undefined,
  };
}

const lower = (text: string) => parseAmount(text, payRules.min.maximum);
const upper = (text: string) => parseAmount(text, payRules.max.maximum);
