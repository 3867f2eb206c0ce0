'use client';

import { activity } from './activity.ts';
import { useMessages } from './context.ts';
import type { Messages } from './english.ts';

export function useActivityMessages(): Messages['activity'] {
  return useMessages('activity', activity);
}
