/**
 * Defines how a page reads and writes a conversation: as a signed-in user, or as a visitor who has the link of a mail.
 */
import type { Api } from '@skillharbor/api-client';
import type { Conversation, ConversationChange, Message, MessageInput } from '@skillharbor/contract';
import {
  changeConversation,
  changeVisitorThread,
  getConversation,
  markVisitorThreadRead,
  readMessages,
  readVisitorThread,
  sendFile,
  sendMessage,
  sendVisitorMessage,
} from '../api/conversations.ts';

export interface ConversationSource {
  /**
   * The key of the conversation in the cache and on the device. It is null until the page has identified the
   * conversation.
   */
  key: number | string | null;
  /** True for a visitor, who has no account and gets no events. */
  isVisitor: boolean;
  get: (page: { before?: number; after?: number }, signal?: AbortSignal) => Promise<Conversation>;
  /** Sends a message, with a file if the conversation accepts files. */
  send: (message: MessageInput & { file: File | null }) => Promise<Message>;
  read: (number: number) => Promise<unknown>;
  change: (change: ConversationChange) => Promise<Pick<Conversation, 'writing' | 'is_muted'>>;
}

/** @param key the id of the application or of the thread, or null until the page has loaded it */
export function ofUser(api: Api, key: number | null): ConversationSource {
  const id = key ?? 0;
  return {
    key,
    isVisitor: false,
    get: (page, signal) => getConversation(api, id, page, signal),
    send: ({ file, ...message }) =>
      file ? sendFile(api, id, { ...message, file }) : sendMessage(api, id, message),
    read: (number) => readMessages(api, id, number),
    change: (body) => changeConversation(api, id, body),
  };
}

/** @param key the token of the link, or null until the visitor has opened the conversation */
export function ofVisitor(api: Api, key: string | null): ConversationSource {
  const token = key ?? '';
  return {
    key,
    isVisitor: true,
    get: async (page, signal) => (await readVisitorThread(api, token, page, signal)).conversation,
    send: ({ id, text }) => sendVisitorMessage(api, token, { id, text }),
    read: (number) => markVisitorThreadRead(api, token, number),
    change: async (body) => (await changeVisitorThread(api, token, body)).conversation,
  };
}
