'use client';

import { evidence } from './evidence.ts';
import { useMessages } from './context.ts';
import type { Messages } from './english.ts';

export function useEvidenceMessages(): Messages['evidence'] {
  return useMessages('evidence', evidence);
}
