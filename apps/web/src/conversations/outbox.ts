/** Stores on the device what a user is typing, and sent messages that the server has not confirmed. */
import type { MessageInput } from '@skillharbor/contract';
import type { TypedMessage } from '@skillharbor/ui/forms';
import type { Drafts, Owner } from '../storage/drafts.ts';

/** A message that the user has sent. Its file is only in the memory of its page. */
export interface StoredMessage extends MessageInput {
  fileName: string | null;
}

export interface Outbox {
  /** The message that is being typed. Its file is available until the page is reloaded. */
  typed: TypedMessage;
  /** The messages that the user has sent and that the server has not confirmed, oldest first. */
  unsent: StoredMessage[];
}

export const blank: TypedMessage = { text: '', file: null };

const pathOf = (applicationId: number | null) => `/conversation/${applicationId}`;

export function readOutbox(drafts: Drafts, owner: Owner, applicationId: number | null): Outbox {
  const { typed, file, unsent } = drafts.read(pathOf(applicationId), owner)?.values ?? {};
  return {
    typed: { text: typeof typed === 'string' ? typed : '', file: file instanceof File ? file : null },
    unsent: Array.isArray(unsent) ? unsent.flatMap(messageIn) : [],
  };
}

/** Changes the outbox. An empty one is removed. */
export function changeOutbox(
  drafts: Drafts,
  owner: Owner,
  applicationId: number | null,
  change: (outbox: Outbox) => Outbox,
): void {
  const { typed, unsent } = change(readOutbox(drafts, owner, applicationId));
  const isEmpty = typed.text === '' && typed.file === null && unsent.length === 0;
  if (isEmpty) drafts.remove(pathOf(applicationId), owner);
  else drafts.save(pathOf(applicationId), owner, { typed: typed.text, file: typed.file, unsent });
}

/** Returns a stored message, or nothing for what another version of the app wrote. */
function messageIn(value: unknown): StoredMessage[] {
  if (typeof value !== 'object' || value === null || !('id' in value) || !('text' in value)) return [];
  const { id, text } = value;
  if (typeof id !== 'string' || typeof text !== 'string') return [];
  const fileName = 'fileName' in value && typeof value.fileName === 'string' ? value.fileName : null;
  return [{ id, text, fileName }];
}
