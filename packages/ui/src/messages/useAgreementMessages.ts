'use client';

import { agreements } from './agreements.ts';
import { useMessages } from './context.ts';
import type { Messages } from './english.ts';

export function useAgreementMessages(): Messages['agreements'] {
  return useMessages('agreements', agreements);
}
