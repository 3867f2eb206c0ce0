/** Finds the application or thread that a conversation belongs to, and on which side of it the caller is. */
import type { Message, Role } from '@skillharbor/contract';
import type { Person } from '../../contract/operations.ts';
import type { Queries } from '../../platform/database/tables.ts';
import { findParties, lockParties, sideOf } from '../applications/parties.repository.ts';
import type { Parties } from '../applications/parties.repository.ts';
import { maySendFiles, shownTo, writingInThread, writingOf } from './conversations.policy.ts';
import type { Member } from './conversations.repository.ts';
import { findThread } from './threads.repository.ts';
import type { Thread } from './threads.repository.ts';

/**
 * The subject of a conversation: an application, or the thread that a visitor's message started. The ids of both come
 * from one sequence.
 */
export type Subject =
  { kind: 'application'; id: number; parties: Parties } | { kind: 'thread'; id: number; thread: Thread };

/** A user with a session, or the visitor of a thread. The calling code has checked the visitor's link. */
export type Caller = Pick<Person, 'id' | 'accountId'> | 'visitor';

/** An application or a thread, and the side of it that the caller is on. */
export interface Own {
  subject: Subject;
  member: Member;
}

export async function findSubject(queries: Queries, id: number): Promise<Subject | undefined> {
  return ofApplication(await findParties(queries, id)) ?? (await findOwnThread(queries, id));
}

export async function findOwn(queries: Queries, id: number, caller: Caller): Promise<Own | undefined> {
  return ownOf(await findSubject(queries, id), caller);
}

/**
 * Finds an application or a thread of the caller. An application is locked, because a decision on it or its removal
 * changes who may write.
 */
export async function lockOwn(transaction: Queries, id: number, caller: Caller): Promise<Own | undefined> {
  const application = ofApplication(await lockParties(transaction, id));
  return ownOf(application ?? (await findOwnThread(transaction, id)), caller);
}

const ofApplication = (parties: Parties | undefined): Subject | undefined =>
  parties && { kind: 'application', id: parties.id, parties };

async function findOwnThread(queries: Queries, id: number): Promise<Subject | undefined> {
  const thread = await findThread(queries, id);
  return thread && { kind: 'thread', id, thread };
}

function ownOf(subject: Subject | undefined, caller: Caller): Own | undefined {
  const role = subject && roleIn(subject, caller);
  return role ? { subject, member: { applicationId: subject.id, role } } : undefined;
}

function roleIn(subject: Subject, caller: Caller): Role | null {
  if (subject.kind === 'application')
    return caller === 'visitor' ? null : sideOf(subject.parties, caller.accountId);
  if (caller === 'visitor') return 'client';
  return caller.id === subject.thread.freelancerId ? 'freelancer' : null;
}

/** Returns the caller's id if the caller belongs to the client's team, or null for all other callers. */
export const memberOfTeam = (caller: Caller, role: Role): number | null =>
  caller !== 'visitor' && role === 'client' ? caller.id : null;

/** Returns 'open' if the caller may write, or else the reason why the caller may not. */
export function writingBy(
  { subject, member: { role } }: Own,
  state: { last_number: number; ended_by: Role | null },
) {
  const hasBegun = state.last_number > 0;
  if (subject.kind === 'thread') return writingInThread({ role, hasBegun, endedBy: state.ended_by });
  const { known_status: status, shortlist_notified_at, freelancerId, clientId } = subject.parties;
  return writingOf({
    role,
    status,
    isShortlistNotified: shortlist_notified_at !== null,
    hasBegun,
    endedBy: state.ended_by,
    hasOtherLeft: (role === 'client' ? freelancerId : clientId) === null,
  });
}

/**
 * Returns true if this side may send files. In a thread, neither side may send files, because everyone who has the
 * thread's link could open them.
 */
export const takesFilesFrom = (subject: Subject, role: Role) =>
  subject.kind === 'application' && maySendFiles(role, subject.parties);

/** Returns a message as this side may read it. A moderator can withhold a message from the other side. */
export function shownMessage(subject: Subject, role: Role, message: Message): Message {
  if (message.is_hidden && message.by !== role) return { ...message, text: '', file: null };
  return { ...message, text: textShownTo(subject, role, message) };
}

/** Returns the text of a message as this side may read it. */
export const textShownTo = (subject: Subject, role: Role, message: Pick<Message, 'by' | 'text'>) =>
  subject.kind === 'application' ? shownTo(role, subject.parties, message) : message.text;
