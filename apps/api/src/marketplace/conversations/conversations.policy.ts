/** Decides who may write in a conversation, and when a message is announced by mail. Every function is pure. */
import type { ApplicationStatus, Conversation, Message, Role } from '@skillharbor/contract';
import type { NamedProblem } from '@skillharbor/prose';
import { textForClient } from '../applications/blind.ts';
import type { Named } from '../applications/blind.ts';
import { secondsAfter } from '../../platform/time/clock.ts';

type Writing = Conversation['writing'];

/** The facts that decide whether one side may write. */
interface Situation {
  role: Role;
  /** The application's status as the freelancer knows it, without a held decision. */
  status: ApplicationStatus;
  /** True if the client has notified the freelancer that the application is on the shortlist. */
  isShortlistNotified: boolean;
  /** True if the conversation has at least one message. */
  hasBegun: boolean;
  endedBy: Role | null;
  /** True if the other side has deleted the account. */
  hasOtherLeft: boolean;
}

/** Returns 'open' if this side may write, or else the reason why this side may not. */
export function writingOf(situation: Situation): Writing {
  const { role, status, isShortlistNotified, hasBegun, endedBy, hasOtherLeft } = situation;
  if (hasOtherLeft) return 'closed';
  if (endedBy !== null) return endedBy === role ? 'ended' : 'ended_by_other';
  if (hasBegun) return 'open';
  if (status === 'withdrawn') return 'closed';
  const isDecided = status === 'accepted' || status === 'rejected';
  return role === 'client' || isDecided || isShortlistNotified ? 'open' : 'waiting';
}

/** The facts that decide whether one side may write in a thread. A thread starts with a visitor's message. */
interface ThreadSituation {
  role: Role;
  /** False after the freelancer has deleted the account. */
  hasBegun: boolean;
  endedBy: Role | null;
}

/** Returns 'open' if this side of a thread may write, or else the reason why this side may not. */
export function writingInThread({ role, hasBegun, endedBy }: ThreadSituation): Writing {
  if (!hasBegun) return 'closed';
  if (endedBy === null) return 'open';
  return endedBy === role ? 'ended' : 'ended_by_other';
}

/** The error code of a refused message for each reason why its sender may not write. */
export const refusals = {
  waiting: 'conversation_waiting',
  ended: 'conversation_ended',
  ended_by_other: 'conversation_ended',
  closed: 'conversation_closed',
} as const satisfies Record<Exclude<Writing, 'open'>, NamedProblem>;

/** The time that users have to read a message before it is announced by mail, in seconds. */
export const READING_TIME_S = 60;
/** The minimum time between two mails to one person about one conversation, in seconds. */
const MAIL_INTERVAL_S = 15 * 60;

/**
 * Returns the earliest time at which a mail may report a message. The user first has time to read the message, and the
 * last mail must be long enough ago.
 */
export function mailDueAt(mailedAt: Date | null, now: Date): Date {
  const unread = secondsAfter(now, READING_TIME_S);
  if (mailedAt === null) return unread;
  const earliest = secondsAfter(mailedAt, MAIL_INTERVAL_S);
  return earliest > unread ? earliest : unread;
}

/**
 * Returns the text of a message as this side may read it. If the client reads a message from a hidden applicant, the
 * name is masked.
 */
export function shownTo(role: Role, applicant: Named, { by, text }: Pick<Message, 'by' | 'text'>): string {
  return role === 'client' && by === 'freelancer' ? textForClient(applicant, text) : text;
}

export const otherSide = (role: Role): Role => (role === 'client' ? 'freelancer' : 'client');

/** The maximum total size of the files of a conversation, in mebibytes. */
export const MAX_FILES_MIB = 25;

/** Returns true if another file of this size stays within the limit of the conversation. Both sizes are in bytes. */
export function hasRoomForFile(others: number, size: number): boolean {
  return others + size <= MAX_FILES_MIB * 1024 * 1024;
}

/**
 * Returns true if this side may send files, and if the other side may open the files that this side has sent. A hidden
 * applicant may not send files, because a name cannot be removed from a file.
 */
export function maySendFiles(role: Role, { hiddenNumber }: Pick<Named, 'hiddenNumber'>): boolean {
  return role === 'client' || hiddenNumber === null;
}
