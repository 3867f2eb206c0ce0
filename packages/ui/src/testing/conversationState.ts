import type { Conversation } from '@skillharbor/contract';
import { fn } from 'storybook/test';
import type { ConversationState } from '../forms/Conversation/Conversation.tsx';

/** Returns the props of a loaded conversation with no pending request. */
export const conversationState = (data: Conversation): ConversationState => ({
  conversation: { status: 'ready', data },
  id: 7,
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
