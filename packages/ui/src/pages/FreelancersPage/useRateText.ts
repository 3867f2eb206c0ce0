'use client';

import { useFreelancerMessages } from '../../messages/useFreelancerMessages.ts';
import { useFormat } from '../../primitives/UiProvider/context.ts';
import type { RateRange } from './directoryFilters.ts';

/** Returns a function that formats a range of rates in words. */
export function useRateText(): (range: RateRange) => string {
  const { rateAtLeast, rateAtMost, rateBetween } = useFreelancerMessages().directory;
  const { money } = useFormat();
  return ({ min, max, currency }) => {
    if (max === undefined) return rateAtLeast(money(min ?? 0, currency));
    if (min === undefined) return rateAtMost(money(max, currency));
    return rateBetween(money(min, currency), money(max, currency));
  };
}
