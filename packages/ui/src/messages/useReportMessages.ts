'use client';

import { useMessages } from './context.ts';
import type { Messages } from './english.ts';
import { reports } from './reports.ts';

export function useReportMessages(): Messages['reports'] {
  return useMessages('reports', reports);
}
