'use client';

import { useMessages } from './context.ts';
import type { Messages } from './english.ts';
import { pricing } from './pricing.ts';

export function usePricingMessages(): Messages['pricing'] {
  return useMessages('pricing', pricing);
}
