'use client';

import { account } from './account.ts';
import { useMessages } from './context.ts';
import type { Messages } from './english.ts';

export function useAccountMessages(): Messages['account'] {
  return useMessages('account', account);
}
