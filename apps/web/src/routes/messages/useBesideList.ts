import type { ContactThread, ConversationSummary } from '@skillharbor/contract';
import type { BesideList, ShownConversation } from '@skillharbor/ui/pages';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useConversation } from '../../conversations/useConversation.ts';
import { useMedia } from '../../platform/useMedia.ts';
import { WIDE_WINDOW } from '../../platform/wideWindow.ts';
import { useMayWrite } from '../../session/useTeamRole.ts';

interface Lists {
  /** True once both lists are loaded. */
  ready: boolean;
  conversations: readonly ConversationSummary[];
  threads: readonly ContactThread[];
  applicationHref: BesideList['applicationHref'];
}

/**
 * Returns the conversation beside the list, or null in a window that has no room for it. The query parameter `open` names
 * the conversation. If the page is opened without it, the newest conversation without unread messages is shown, because
 * the other side sees what was read.
 */
export function useBesideList(lists: Lists): BesideList | null {
  const { ready, conversations, threads, applicationHref } = lists;
  const isWide = useMedia(WIDE_WINDOW);
  const [search] = useSearchParams();
  const asked = Number(search.get('open'));
  // A message that arrives later does not replace the conversation that the user reads.
  const [unasked, setUnasked] = useState<number | null>();
  if (isWide && ready && unasked === undefined)
    setUnasked(asked > 0 ? null : ([...conversations, ...threads].find(isRead)?.id ?? null));
  const shown = isWide ? shownIn(lists, asked || (unasked ?? 0)) : null;
  const conversation = useConversation(shown?.item.id ?? null);
  const mayWrite = useMayWrite();
  return isWide ? { shown, conversation, applicationHref, mayWrite } : null;
}

const isRead = ({ unread }: ConversationSummary | ContactThread) => unread === 0;

function shownIn(
  { conversations, threads }: Pick<Lists, 'conversations' | 'threads'>,
  id: number,
): ShownConversation | null {
  const conversation = conversations.find((item) => item.id === id);
  if (conversation) return { kind: 'application', item: conversation };
  const thread = threads.find((item) => item.id === id);
  return thread ? { kind: 'thread', item: thread } : null;
}
