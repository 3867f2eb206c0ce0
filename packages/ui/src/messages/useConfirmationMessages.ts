'use client';

import { confirmation } from './confirmation.ts';
import { useMessages } from './context.ts';
import type { Messages } from './english.ts';

export function useConfirmationMessages(): Messages['confirmation'] {
  return useMessages('confirmation', confirmation);
}
