'use client';

import { useMessages } from './context.ts';
import { deletion } from './deletion.ts';
import type { Messages } from './english.ts';

export function useDeletionMessages(): Messages['deletion'] {
  return useMessages('deletion', deletion);
}
