import type { Conversation } from '@skillharbor/contract';
import { fn } from 'storybook/test';
import type { ConversationState } from '../forms/Conversation/Conversation.tsx';

/** Returns the props for a loaded conversation in which nothing is under way. */
export const conversationState = (data: Conversation): ConversationState => ({
  conversation: { status: 'ready', data },
  unsent: [],
  initial: { text: '', file: null },
  onTypedChange: fn(),
  onSend: fn(),
  onSendAgain: fn(),
  onDiscard: fn(),
  earlier: { status: 'idle' },
  onEarlier: fn(),
  change: { status: 'idle' },
  onMute: fn(),
  onEnd: fn(),
  onSeen: fn(),
});
