'use client';

import { accountPage } from './accountPage.ts';
import { useMessages } from './context.ts';
import type { Messages } from './english.ts';

export function useAccountPageMessages(): Messages['accountPage'] {
  return useMessages('accountPage', accountPage);
}
