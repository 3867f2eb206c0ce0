'use client';

import { useMessages } from './context.ts';
import type { Messages } from './english.ts';
import { oneTimeCodes } from './oneTimeCodes.ts';

export function useOneTimeCodeMessages(): Messages['oneTimeCodes'] {
  return useMessages('oneTimeCodes', oneTimeCodes);
}
