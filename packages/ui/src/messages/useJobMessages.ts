'use client';

import { useMessages } from './context.ts';
import { jobs } from './jobs.ts';
import type { Messages } from './english.ts';

export function useJobMessages(): Messages['jobs'] {
  return useMessages('jobs', jobs);
}
