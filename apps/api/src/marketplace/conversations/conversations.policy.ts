/** Says who may write in a conversation, and when a mail reports a message. Every function is pure. */
import type { ApplicationStatus, Conversation, Message, Role } from '@skillharbor/contract';
import type { NamedProblem } from '@skillharbor/prose';
import { textForClient } from '../applications/blind.ts';
import type { Named } from '../applications/blind.ts';
import { secondsAfter } from '../../platform/time/clock.ts';

type Writing = Conversation['writing'];

/** What decides whether one side may write. */
interface Situation {
  role: Role;
  /** The status that the freelancer knows. A decision that is still held is not part of it. */
  status: ApplicationStatus;
  /** True if the client has notified the freelancer of the shortlist. */
  isShortlistNotified: boolean;
  /** True if the conversation has a message. */
  hasBegun: boolean;
  endedBy: Role | null;
  /** True if the other side has deleted the account. */
  hasOtherLeft: boolean;
}

/** Returns whether this side may write, or why not. */
export function writingOf(situation: Situation): Writing {
  const { role, status, isShortlistNotified, hasBegun, endedBy, hasOtherLeft } = situation;
  if (hasOtherLeft) return 'closed';
  if (endedBy !== null) return endedBy === role ? 'ended' : 'ended_by_other';
  if (hasBegun) return 'open';
  if (status === 'withdrawn') return 'closed';
  const isDecided = status === 'accepted' || status === 'rejected';
  return role === 'client' || isDecided || isShortlistNotified ? 'open' : 'waiting';
}

/** The facts that decide whether one side may write in a thread. A visitor's message begins a thread. */
interface ThreadSituation {
  role: Role;
  /** False once the freelancer has deleted the account. */
  hasBegun: boolean;
  endedBy: Role | null;
}

/** Returns whether this side of a thread may write, or why not. */
export function writingInThread({ role, hasBegun, endedBy }: ThreadSituation): Writing {
  if (!hasBegun) return 'closed';
  if (endedBy === null) return 'open';
  return endedBy === role ? 'ended' : 'ended_by_other';
}

/** The refusals of a message, by what the sender's conversation says of writing. */
export const refusals = {
  waiting: 'conversation_waiting',
  ended: 'conversation_ended',
  ended_by_other: 'conversation_ended',
  closed: 'conversation_closed',
} as const satisfies Record<Exclude<Writing, 'open'>, NamedProblem>;

/** The time that users have to read a message before a mail reports it, in seconds. */
export const READING_TIME_S = 60;
/** The shortest time between two mails about one conversation to one person, in seconds. */
const MAIL_INTERVAL_S = 15 * 60;

/** Returns when a mail may report a message: after the time to read it, and not too soon after the last mail. */
export function mailDueAt(mailedAt: Date | null, now: Date): Date {
  const unread = secondsAfter(now, READING_TIME_S);
  if (mailedAt === null) return unread;
  const earliest = secondsAfter(mailedAt, MAIL_INTERVAL_S);
  return earliest > unread ? earliest : unread;
}

/** Returns the text of a message as this side may read it: a hidden applicant stays unnamed for the client. */
export function shownTo(role: Role, applicant: Named, { by, text }: Pick<Message, 'by' | 'text'>): string {
  return role === 'client' && by === 'freelancer' ? textForClient(applicant, text) : text;
}

export const otherSide = (role: Role): Role => (role === 'client' ? 'freelancer' : 'client');

/** The size that the files of a conversation may have together, in mebibytes. */
export const MAX_FILES_MIB = 25;

/** Returns true if a file of this size, in bytes, has room beside the others of the conversation. */
export function hasRoomForFile(others: number, size: number): boolean {
  return others + size <= MAX_FILES_MIB * 1024 * 1024;
}

/**
 * Returns true if this side may send files, or the other side may open those that it sent before. Nothing can remove the name
 * of a hidden applicant from a file.
 */
export function maySendFiles(role: Role, { hiddenNumber }: Pick<Named, 'hiddenNumber'>): boolean {
  return role === 'client' || hiddenNumber === null;
}
