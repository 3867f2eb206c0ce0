import type { ContactThread, ConversationSummary } from '@skillharbor/contract';
import type { ConversationState } from '../../forms/Conversation/Conversation.tsx';

/** A conversation about an application, or a thread that a visitor began. */
export type ShownConversation =
  { kind: 'application'; item: ConversationSummary } | { kind: 'thread'; item: ContactThread };

/** The conversation beside the list of all conversations. */
export interface BesideList {
  /** The conversation that the user has chosen, or null before the user chooses one. */
  shown: ShownConversation | null;
  /** The messages of the chosen conversation. */
  conversation: ConversationState;
  /** Returns the address of the page of an application. */
  applicationHref: (conversation: ConversationSummary) => string;
  /** False for a team member with the role of reader. */
  mayWrite: boolean;
}
