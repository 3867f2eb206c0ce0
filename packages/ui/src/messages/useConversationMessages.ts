'use client';

import { useMessages } from './context.ts';
import { conversations } from './conversations.ts';
import type { Messages } from './english.ts';

export function useConversationMessages(): Messages['conversations'] {
  return useMessages('conversations', conversations);
}
