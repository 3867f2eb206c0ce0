'use client';

import { saved } from './saved.ts';
import { useMessages } from './context.ts';
import type { Messages } from './english.ts';

export function useSavedMessages(): Messages['saved'] {
  return useMessages('saved', saved);
}
