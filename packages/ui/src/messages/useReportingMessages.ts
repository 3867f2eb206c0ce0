'use client';

import { useMessages } from './context.ts';
import type { Messages } from './english.ts';
import { reporting } from './reporting.ts';

export function useReportingMessages(): Messages['reporting'] {
  return useMessages('reporting', reporting);
}
