'use client';

import { useMessages } from './context.ts';
import { desk } from './desk.ts';
import type { Messages } from './english.ts';

export function useDeskMessages(): Messages['desk'] {
  return useMessages('desk', desk);
}
