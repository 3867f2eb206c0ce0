'use client';

import { applicationRail } from './applicationRail.ts';
import { useMessages } from './context.ts';
import type { Messages } from './english.ts';

export function useApplicationRailMessages(): Messages['applicationRail'] {
  return useMessages('applicationRail', applicationRail);
}
