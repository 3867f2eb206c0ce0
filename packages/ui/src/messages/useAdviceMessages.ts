'use client';

import { advice } from './advice.ts';
import { useMessages } from './context.ts';
import type { Messages } from './english.ts';

export function useAdviceMessages(): Messages['advice'] {
  return useMessages('advice', advice);
}
