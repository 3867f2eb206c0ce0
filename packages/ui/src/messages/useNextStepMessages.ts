'use client';

import { useMessages } from './context.ts';
import type { Messages } from './english.ts';
import { nextSteps } from './nextSteps.ts';

export function useNextStepMessages(): Messages['nextSteps'] {
  return useMessages('nextSteps', nextSteps);
}
