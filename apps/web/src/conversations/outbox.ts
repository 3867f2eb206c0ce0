/** Stores on the device what a user is typing, and sent messages that the server has not confirmed. */
import type { MessageInput } from '@skillharbor/contract';
import type { Drafts, Owner } from '../storage/drafts.ts';

export interface Outbox {
  /** The message that is being typed. */
  typed: string;
  /** The messages that the user has sent and that the server has not confirmed, oldest first. */
  unsent: MessageInput[];
}

const pathOf = (applicationId: number | null) => `/conversation/${applicationId}`;

export function readOutbox(drafts: Drafts, owner: Owner, applicationId: number | null): Outbox {
  const { typed, unsent } = drafts.read(pathOf(applicationId), owner)?.values ?? {};
  return {
    typed: typeof typed === 'string' ? typed : '',
    unsent: Array.isArray(unsent) ? unsent.filter(isMessage) : [],
  };
}

/** Changes the outbox. An empty one is removed. */
export function changeOutbox(
  drafts: Drafts,
  owner: Owner,
  applicationId: number | null,
  change: (outbox: Outbox) => Outbox,
): void {
  const outbox = change(readOutbox(drafts, owner, applicationId));
  if (outbox.typed === '' && outbox.unsent.length === 0) drafts.remove(pathOf(applicationId), owner);
  else drafts.save(pathOf(applicationId), owner, outbox);
}

/** The storage may hold what another version of the app wrote. */
function isMessage(value: unknown): value is MessageInput {
  return (
    typeof value === 'object' &&
    value !== null &&
    'id' in value &&
    typeof value.id === 'string' &&
    'text' in value &&
    typeof value.text === 'string'
  );
}
