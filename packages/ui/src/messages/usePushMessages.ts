'use client';

import { useMessages } from './context.ts';
import type { Messages } from './english.ts';
import { push } from './push.ts';

export function usePushMessages(): Messages['push'] {
  return useMessages('push', push);
}
