'use client';

import { useMessages } from './context.ts';
import type { Messages } from './english.ts';
import { mails } from './mails.ts';

export function useMailMessages(): Messages['mails'] {
  return useMessages('mails', mails);
}
