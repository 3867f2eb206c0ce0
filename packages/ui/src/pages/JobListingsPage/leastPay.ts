import { listJobsRules } from '@skillharbor/contract';
import { parseAmount } from '../../forms/amount.ts';
import { isBlank } from '../../forms/checks.ts';
import type { LeastPay } from './jobFilters.ts';

/** What a typed amount asks for: null for nothing, undefined where it is not an amount. */
export function leastPayIn(text: string, unit: Omit<LeastPay, 'min'>): LeastPay | null | undefined {
  if (isBlank(text)) return null;
  const min = parseAmount(text, listJobsRules.pay_min.maximum);
  if (min === null) return undefined;
  return min === 0 ? null : { min, ...unit };
}
