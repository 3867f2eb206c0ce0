'use client';

import { applications } from './applications.ts';
import { useMessages } from './context.ts';
import type { Messages } from './english.ts';

export function useApplicationMessages(): Messages['applications'] {
  return useMessages('applications', applications);
}
