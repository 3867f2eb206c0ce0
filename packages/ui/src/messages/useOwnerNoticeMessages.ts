'use client';

import { useMessages } from './context.ts';
import type { Messages } from './english.ts';
import { ownerNotices } from './ownerNotices.ts';

export function useOwnerNoticeMessages(): Messages['ownerNotices'] {
  return useMessages('ownerNotices', ownerNotices);
}
