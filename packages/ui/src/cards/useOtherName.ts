'use client';

import type { ConversationSummary } from '@skillharbor/contract';
import { useLayoutMessages } from '../messages/useLayoutMessages.ts';

/** Returns a function that names the other side of an application in the language of the page. */
export function useOtherName() {
  const { applicant, clientName } = useLayoutMessages();
  return ({ other_name, hidden_number }: Pick<ConversationSummary, 'other_name' | 'hidden_number'>) =>
    hidden_number === null ? clientName(other_name) : applicant(String(hidden_number));
}
