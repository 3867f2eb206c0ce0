/** Joins the pages of a conversation that were loaded one after the other. All functions in this file are pure. */
import type { Conversation, Message } from '@skillharbor/contract';

/** Returns the number of the last message, or 0. */
export const lastNumber = ({ messages }: Conversation) => messages.at(-1)?.number ?? 0;

/** Adds messages that are newer than the shown ones, and takes all other fields from the newer page. */
export function withNewer(shown: Conversation, newer: Conversation): Conversation {
  const last = lastNumber(shown);
  const added = newer.messages.filter(({ number }) => number > last);
  return { ...newer, messages: [...shown.messages, ...added], has_more: shown.has_more };
}

/** Adds messages that are older than the shown ones. */
export function withEarlier(shown: Conversation, { messages, has_more }: Conversation): Conversation {
  const first = shown.messages[0]?.number ?? Infinity;
  const added = messages.filter(({ number }) => number < first);
  return { ...shown, messages: [...added, ...shown.messages], has_more };
}

/** Adds a message that the reader sent, or returns null if messages in between are missing. */
export function withSent(shown: Conversation, message: Message): Conversation | null {
  const last = lastNumber(shown);
  if (message.number <= last) return shown;
  return message.number === last + 1 ? { ...shown, messages: [...shown.messages, message] } : null;
}
