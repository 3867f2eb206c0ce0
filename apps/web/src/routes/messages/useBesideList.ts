import type { ContactThread, ConversationSummary } from '@skillharbor/contract';
import type { BesideList, ShownConversation } from '@skillharbor/ui/pages';
import { useSearchParams } from 'react-router-dom';
import { useConversation } from '../../conversations/useConversation.ts';
import { useMedia } from '../../platform/useMedia.ts';
import { WIDE_WINDOW } from '../../platform/wideWindow.ts';
import { useMayWrite } from '../../session/useTeamRole.ts';

interface Lists {
  conversations: readonly ConversationSummary[];
  threads: readonly ContactThread[];
  applicationHref: BesideList['applicationHref'];
}

/**
 * Returns the conversation beside the list, which the query parameter `open` names, or null in a window that has no room
 * for it.
 */
export function useBesideList({ conversations, threads, applicationHref }: Lists): BesideList | null {
  const isWide = useMedia(WIDE_WINDOW);
  const [search] = useSearchParams();
  const shown = isWide ? shownIn({ conversations, threads }, Number(search.get('open'))) : null;
  const conversation = useConversation(shown?.item.id ?? null);
  const mayWrite = useMayWrite();
  return isWide ? { shown, conversation, applicationHref, mayWrite } : null;
}

function shownIn(
  { conversations, threads }: Pick<Lists, 'conversations' | 'threads'>,
  id: number,
): ShownConversation | null {
  const conversation = conversations.find((item) => item.id === id);
  if (conversation) return { kind: 'application', item: conversation };
  const thread = threads.find((item) => item.id === id);
  return thread ? { kind: 'thread', item: thread } : null;
}
