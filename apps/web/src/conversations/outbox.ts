/** Stores on the device the text that a user is typing, and sent messages that the server has not confirmed. */
import type { MessageInput } from '@skillharbor/contract';
import type { TypedMessage } from '@skillharbor/ui/forms';
import type { Drafts, Owner } from '../storage/drafts.ts';
import type { ConversationSource } from './sources.ts';

/** A message that the user has sent. Its file exists only in the memory of its page. */
export interface StoredMessage extends MessageInput {
  fileName: string | null;
}

export const blank: TypedMessage = { text: '', file: null };

/** Each message has a separate entry, so that two tabs never overwrite each other's messages. */
export function createOutbox(drafts: Drafts, owner: Owner, key: ConversationSource['key']) {
  const page = `/conversation/${key}`;
  const messages = `${page}/message/`;
  return {
    /** The storage path of the draft of the message that the user is typing. */
    page,
    /** Returns the message that is being typed. Its file is available until the page is reloaded. */
    typed(): TypedMessage {
      const { text, file } = drafts.read(page, owner)?.values ?? {};
      return { text: typeof text === 'string' ? text : '', file: file instanceof File ? file : null };
    },
    type({ text, file }: TypedMessage): void {
      if (text === '' && file === null) drafts.remove(page, owner);
      else drafts.save(page, owner, { text, file });
    },
    /** Returns the messages that the user has sent and that the server has not confirmed, oldest first. */
    unsent: (): StoredMessage[] =>
      drafts.pathsIn(messages, owner).map((path) => {
        const { text, fileName } = drafts.read(path, owner)?.values ?? {};
        return {
          id: path.slice(messages.length),
          text: typeof text === 'string' ? text : '',
          fileName: typeof fileName === 'string' ? fileName : null,
        };
      }),
    add: ({ id, text, fileName }: StoredMessage) =>
      drafts.save(messages + id, owner, { text, fileName }, { isSent: true }),
    forget: (id: string) => drafts.remove(messages + id, owner),
  };
}
