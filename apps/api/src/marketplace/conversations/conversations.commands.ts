/** Sends and reads messages, mutes and ends conversations. Each change is one transaction on the locked conversation. */
import type { Conversation, ConversationChange, Message, MessageInput } from '@skillharbor/contract';
import type { NamedProblem } from '@skillharbor/prose';
import type { Queries } from '../../platform/database/tables.ts';
import type { Clock } from '../../platform/time/clock.ts';
import { MAX_FILES_MIB, hasRoomForFile, otherSide, refusals } from './conversations.policy.ts';
import {
  announce,
  findMessage,
  findState,
  insertMessage,
  listMessages,
  lock,
  lockOrCreate,
  writeEnded,
  writeMuted,
  writeRead,
} from './conversations.repository.ts';
import { sizeOfFiles } from './files.repository.ts';
import type { NewFile } from './files.repository.ts';
import { planMail } from './mails.repository.ts';
import { findOwn, lockOwn, memberOfTeam, takesFilesFrom, shownMessage, writingBy } from './subjects.ts';
import type { Caller, Own, Subject } from './subjects.ts';
import { writeBlocked } from './threads.repository.ts';

export interface ConversationServices {
  queries: Queries;
  clock: Clock;
}

export type Refused = { refusal: NamedProblem };

/** A conversation before its first message. */
const notBegun = { last_number: 0, ended_by: null };

/** Returns the caller's view of a conversation, or undefined if it is not the caller's. */
export async function readConversation(
  { queries }: Pick<ConversationServices, 'queries'>,
  applicationId: number,
  caller: Caller,
  page: { before?: number | undefined; after?: number | undefined } = {},
): Promise<Conversation | undefined> {
  const own = await findOwn(queries, applicationId, caller);
  if (!own) return undefined;
  const { subject, member } = own;
  const state = await findState(queries, member);
  const { messages, has_more } = await listMessages(
    queries,
    applicationId,
    page,
    memberOfTeam(caller, member.role),
  );
  return {
    messages: messages.map((message) => shownMessage(subject, member.role, message)),
    has_more,
    writing: writingBy(own, state),
    takes_files: takesFilesFrom(subject, member.role),
    unread: state.unread,
    read_by_other: state.read_by_other,
    is_muted: state.is_muted,
  };
}

/** Stores a message, unless a message with this id is stored already. A file is in the file store by then. */
export async function sendMessage(
  { queries, clock }: ConversationServices,
  applicationId: number,
  caller: Caller,
  { id, text, file = null }: MessageInput & { file?: NewFile | null },
): Promise<Message | Refused | undefined> {
  return queries.transaction().execute(async (transaction) => {
    const own = await lockOwn(transaction, applicationId, caller);
    if (!own) return undefined;
    const { subject, member } = own;
    const begun = await lock(transaction, applicationId);
    const first = writingBy(own, begun ?? notBegun);
    if (!begun && first !== 'open') return { refusal: refusals[first] };
    const conversation = begun ?? (await begin(transaction, subject));
    if (!conversation) return { refusal: refusals.closed };
    const stored = await findMessage(transaction, applicationId, id);
    // The other side's text may be one that this side reads masked.
    if (stored) return stored.by === member.role ? stored : undefined;
    const allowed = writingBy(own, conversation);
    if (allowed !== 'open') return { refusal: refusals[allowed] };
    const refusal = file && (await refusalOfFile(transaction, own, file));
    if (refusal) return { refusal };
    const now = clock();
    const message = await insertMessage(transaction, member, {
      id,
      number: conversation.last_number + 1,
      // A freelancer is the only one who writes for that side, and may be hidden from the other.
      authorId: memberOfTeam(caller, member.role),
      text,
      file,
      now,
    });
    await planMail(transaction, { applicationId, role: otherSide(member.role) }, now);
    await announce(transaction, applicationId);
    return message;
  });
}

/** Begins the conversation about an application. That of a thread began with the thread, and ends with it. */
async function begin(transaction: Queries, subject: Subject) {
  if (subject.kind === 'thread') return undefined;
  const { freelancerId: freelancer, clientId: client } = subject.parties;
  if (freelancer === null || client === null) return undefined;
  return lockOrCreate(transaction, subject.id, { freelancer, client });
}

async function refusalOfFile(
  transaction: Queries,
  { subject, member: { applicationId, role } }: Own,
  { size }: NewFile,
): Promise<NamedProblem | null> {
  if (subject.kind === 'thread') return 'conversation_without_files';
  if (!takesFilesFrom(subject, role)) return 'conversation_file_hidden';
  return hasRoomForFile(await sizeOfFiles(transaction, applicationId), size)
    ? null
    : { code: 'conversation_files_full', params: { max: MAX_FILES_MIB } };
}

/** Marks messages as read. Returns false if the conversation is not the caller's. */
export async function readMessages(
  { queries }: Pick<ConversationServices, 'queries'>,
  applicationId: number,
  caller: Caller,
  number: number,
): Promise<boolean> {
  return queries.transaction().execute(async (transaction) => {
    const own = await findOwn(transaction, applicationId, caller);
    if (!own) return false;
    const conversation = await lock(transaction, applicationId);
    if (!conversation) return true;
    const isNew = await writeRead(transaction, own.member, Math.min(number, conversation.last_number));
    if (isNew) await announce(transaction, applicationId);
    return true;
  });
}

/**
 * Mutes or ends a conversation, or takes that back. A freelancer who ends a thread also blocks its sender, who could begin
 * another one.
 */
export async function changeConversation(
  { queries }: Pick<ConversationServices, 'queries'>,
  applicationId: number,
  caller: Caller,
  { is_muted, is_ended }: ConversationChange,
): Promise<Refused | 'done' | undefined> {
  return queries.transaction().execute(async (transaction) => {
    const own = await findOwn(transaction, applicationId, caller);
    if (!own) return undefined;
    const conversation = await lock(transaction, applicationId);
    if (!conversation) return { refusal: 'conversation_not_begun' };
    const { subject, member } = own;
    if (is_ended !== undefined && conversation.ended_by === otherSide(member.role))
      return { refusal: 'conversation_ended' };
    if (is_muted !== undefined) await writeMuted(transaction, member, is_muted);
    if (is_ended !== undefined) await writeEnded(transaction, member, is_ended);
    if (is_ended !== undefined && subject.kind === 'thread' && member.role === 'freelancer')
      await writeBlocked(transaction, subject.thread, is_ended);
    await announce(transaction, applicationId);
    return 'done';
  });
}
