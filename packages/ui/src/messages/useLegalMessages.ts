'use client';

import { useMessages } from './context.ts';
import { legal } from './legal.ts';
import type { Messages } from './english.ts';

export function useLegalMessages(): Messages['legal'] {
  return useMessages('legal', legal);
}
