'use client';

import { calendar } from './calendar.ts';
import { useMessages } from './context.ts';
import type { Messages } from './english.ts';

export function useCalendarMessages(): Messages['calendar'] {
  return useMessages('calendar', calendar);
}
