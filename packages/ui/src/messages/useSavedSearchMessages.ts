'use client';

import { savedSearches } from './savedSearches.ts';
import { useMessages } from './context.ts';
import type { Messages } from './english.ts';

export function useSavedSearchMessages(): Messages['savedSearches'] {
  return useMessages('savedSearches', savedSearches);
}
