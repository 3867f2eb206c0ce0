import { listJobsRules } from '@skillharbor/contract';
import { parseAmount } from '../../forms/amount.ts';
import { isBlank } from '../../forms/checks.ts';
import type { LeastPay } from './jobFilters.ts';

/**
 * Returns the minimum pay for a typed amount, null for an empty or zero amount, or undefined if the text is not an
 * amount.
 */
export function leastPayIn(text: string, unit: Omit<LeastPay, 'min'>): LeastPay | null | undefined {
  if (isBlank(text)) return null;
  const min = parseAmount(text, listJobsRules.pay_min.maximum);
  if (min === null) return undefined;
  return min === 0 ? null : { min, ...unit };
}
