'use client';

import { funnel } from './funnel.ts';
import { useMessages } from './context.ts';
import type { Messages } from './english.ts';

export function useFunnelMessages(): Messages['funnel'] {
  return useMessages('funnel', funnel);
}
