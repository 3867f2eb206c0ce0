'use client';

import { useMessages } from './context.ts';
import type { Messages } from './english.ts';
import { moderation } from './moderation.ts';

export function useModerationMessages(): Messages['moderation'] {
  return useMessages('moderation', moderation);
}
