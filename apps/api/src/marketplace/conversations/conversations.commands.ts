/**
 * Sends messages, marks them as read, and mutes or ends conversations. Each change is one transaction that locks the
 * conversation.
 */
import type { Conversation, ConversationChange, Message, MessageInput } from '@skillharbor/contract';
import type { NamedProblem } from '@skillharbor/prose';
import type { Queries } from '../../platform/database/tables.ts';
import { secondsAfter } from '../../platform/time/clock.ts';
import type { Clock } from '../../platform/time/clock.ts';
import { settingOf } from '../siteSettings/siteSettings.ts';
import type { FixedSettings } from '../siteSettings/siteSettings.ts';
import { MAX_FILES_MIB, hasRoomForFile, otherSide, refusals } from './conversations.policy.ts';
import {
  announce,
  countMessagesOf,
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
  fixedSettings: FixedSettings;
  queries: Queries;
  clock: Clock;
}

const DAY_S = 24 * 60 * 60;

export type Refused = { refusal: NamedProblem };

/** The state of a conversation before its first message. */
const notBegun = { last_number: 0, ended_by: null };

/** Returns the conversation as the caller sees it, or undefined if the caller does not take part in it. */
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

/**
 * Stores a message, unless a message with this id is stored already. The message's file must be in the file store
 * before this call.
 */
export async function sendMessage(
  { queries, clock, fixedSettings }: ConversationServices,
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
    // A message of the other side is not returned, because the caller may only see its masked text.
    if (stored) return stored.by === member.role ? stored : undefined;
    const allowed = writingBy(own, conversation);
    if (allowed !== 'open') return { refusal: refusals[allowed] };
    const refusal = file && (await refusalOfFile(transaction, own, file));
    if (refusal) return { refusal };
    const now = clock();
    if (caller !== 'visitor') {
      const max = await settingOf(transaction, fixedSettings, 'messages_a_day');
      const sent = await countMessagesOf(transaction, caller, secondsAfter(now, -DAY_S));
      if (sent >= max) return { refusal: { code: 'messages_of_day', params: { max, hours: DAY_S / 3600 } } };
    }
    const message = await insertMessage(transaction, member, {
      id,
      number: conversation.last_number + 1,
      // The author is stored only for members of a team. A freelancer has no team, and the name may be hidden from the
      // client.
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

/**
 * Creates the conversation about an application. The conversation of a thread is created and deleted together with the
 * thread.
 */
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

/** Marks messages as read. Returns false if the caller does not take part in the conversation. */
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
 * Mutes or ends a conversation, or reverses this. A freelancer who ends a thread also blocks its sender, who could
 * otherwise start another thread.
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
