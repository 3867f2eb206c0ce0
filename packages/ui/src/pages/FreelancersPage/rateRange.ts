import { listFreelancersRules } from '@skillharbor/contract';
import type { Messages } from '../../messages/english.ts';
import { parseAmount } from '../../forms/amount.ts';
import type { RateRange } from './directoryFilters.ts';

const { maximum } = listFreelancersRules.rate_max;

/** The limits of the range, as typed. */
export interface TypedRange {
  min: string;
  max: string;
  currency: string;
}

export type RateErrors = Partial<Record<'min' | 'max', string>>;

export function typedRange(range: RateRange | null): TypedRange {
  const { min, max, currency = 'USD' } = range ?? {};
  return { min: min === undefined ? '' : String(min), max: max === undefined ? '' : String(max), currency };
}

/** Returns the errors of the limits, or the range between the limits, which is null if both are empty. */
export function readRange(
  typed: TypedRange,
  messages: Messages['freelancers']['directory'],
): { errors: RateErrors } | { range: RateRange | null } {
  const min = amountIn(typed.min);
  const max = amountIn(typed.max);
  if (min === null || max === null) {
    const invalid = messages.rateInvalid;
    return { errors: { ...(min === null && { min: invalid }), ...(max === null && { max: invalid }) } };
  }
  if (min !== undefined && max !== undefined && min > max) return { errors: { max: messages.rateReversed } };
  if (min === undefined && max === undefined) return { range: null };
  const limits = { ...(min !== undefined && { min }), ...(max !== undefined && { max }) };
  return { range: { ...limits, currency: typed.currency } };
}

/** Returns the amount in the text, undefined if the text is empty, or null if it is not an amount. */
function amountIn(typed: string): number | null | undefined {
  return typed.trim() === '' ? undefined : parseAmount(typed, maximum);
}
