/** Sends and reads messages, mutes and ends conversations. Each change is one transaction on the locked conversation. */
import type { Conversation, ConversationChange, Message, MessageInput } from '@skillharbor/contract';
import type { NamedProblem } from '@skillharbor/prose';
import type { Person } from '../../contract/operations.ts';
import type { Queries } from '../../platform/database/tables.ts';
import type { Clock } from '../../platform/time/clock.ts';
import { findParties, lockParties, sideOf } from '../applications/parties.repository.ts';
import type { Parties } from '../applications/parties.repository.ts';
import {
  MAX_FILES_MIB,
  hasRoomForFile,
  maySendFiles,
  otherSide,
  refusals,
  shownTo,
  writingOf,
} from './conversations.policy.ts';
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
import type { Member } from './conversations.repository.ts';
import { sizeOfFiles } from './files.repository.ts';
import type { NewFile } from './files.repository.ts';
import { planMail } from './mails.repository.ts';

export interface ConversationServices {
  queries: Queries;
  clock: Clock;
}

export type Refused = { refusal: NamedProblem };

/** A conversation before its first message. */
const notBegun = { last_number: 0, ended_by: null };

/** An application of the caller, and the caller's side of it. */
interface Own {
  parties: Parties;
  member: Member;
}

export async function findOwn(
  queries: Queries,
  applicationId: number,
  person: Person,
): Promise<Own | undefined> {
  return ownOf(await findParties(queries, applicationId), person);
}

/** Finds an application of the caller and locks it, because a decision or its removal changes who may write. */
async function lockOwn(
  transaction: Queries,
  applicationId: number,
  person: Person,
): Promise<Own | undefined> {
  return ownOf(await lockParties(transaction, applicationId), person);
}

function ownOf(parties: Parties | undefined, person: Person): Own | undefined {
  const role = parties && sideOf(parties, person.accountId);
  return role ? { parties, member: { applicationId: parties.id, role } } : undefined;
}

function writing(
  { parties, member: { role } }: Own,
  state: { last_number: number; ended_by: Member['role'] | null },
) {
  const { known_status: status, shortlist_notified_at, freelancerId, clientId } = parties;
  return writingOf({
    role,
    status,
    isShortlistNotified: shortlist_notified_at !== null,
    hasBegun: state.last_number > 0,
    endedBy: state.ended_by,
    hasOtherLeft: (role === 'client' ? freelancerId : clientId) === null,
  });
}

/** Returns the person's view of a conversation, or undefined if the application is not the person's. */
export async function readConversation(
  { queries }: Pick<ConversationServices, 'queries'>,
  applicationId: number,
  person: Person,
  page: { before?: number | undefined; after?: number | undefined } = {},
): Promise<Conversation | undefined> {
  const own = await findOwn(queries, applicationId, person);
  if (!own) return undefined;
  const { parties, member } = own;
  const state = await findState(queries, member);
  const { messages, has_more } = await listMessages(
    queries,
    applicationId,
    page,
    member.role === 'client' ? person.id : null,
  );
  return {
    messages: messages.map((message) => ({ ...message, text: shownTo(member.role, parties, message) })),
    has_more,
    writing: writing(own, state),
    takes_files: maySendFiles(member.role, parties),
    unread: state.unread,
    read_by_other: state.read_by_other,
    is_muted: state.is_muted,
  };
}

/** Stores a message, unless a message with this id is stored already. A file is in the file store by then. */
export async function sendMessage(
  { queries, clock }: ConversationServices,
  applicationId: number,
  person: Person,
  { id, text, file = null }: MessageInput & { file?: NewFile | null },
): Promise<Message | Refused | undefined> {
  return queries.transaction().execute(async (transaction) => {
    const own = await lockOwn(transaction, applicationId, person);
    if (!own) return undefined;
    const { parties, member } = own;
    const { freelancerId: freelancer, clientId: client } = parties;
    const begun = await lock(transaction, applicationId);
    const first = writing(own, begun ?? notBegun);
    if (!begun && first !== 'open') return { refusal: refusals[first] };
    if (freelancer === null || client === null) return { refusal: refusals.closed };
    const conversation = begun ?? (await lockOrCreate(transaction, applicationId, { freelancer, client }));
    const stored = await findMessage(transaction, applicationId, id);
    // The other side's text may be one that this side reads masked.
    if (stored) return stored.by === member.role ? stored : undefined;
    const allowed = writing(own, conversation);
    if (allowed !== 'open') return { refusal: refusals[allowed] };
    const refusal = file && (await refusalOfFile(transaction, own, file));
    if (refusal) return { refusal };
    const now = clock();
    const message = await insertMessage(transaction, member, {
      id,
      number: conversation.last_number + 1,
      // A freelancer is the only one who writes for that side, and may be hidden from the other.
      authorId: member.role === 'client' ? person.id : null,
      text,
      file,
      now,
    });
    await planMail(transaction, { applicationId, role: otherSide(member.role) }, now);
    await announce(transaction, applicationId);
    return message;
  });
}

async function refusalOfFile(
  transaction: Queries,
  { parties, member: { applicationId, role } }: Own,
  { size }: NewFile,
): Promise<NamedProblem | null> {
  if (!maySendFiles(role, parties)) return 'conversation_file_hidden';
  return hasRoomForFile(await sizeOfFiles(transaction, applicationId), size)
    ? null
    : { code: 'conversation_files_full', params: { max: MAX_FILES_MIB } };
}

/** Marks messages as read. Returns false if the application is not the person's. */
export async function readMessages(
  { queries }: Pick<ConversationServices, 'queries'>,
  applicationId: number,
  person: Person,
  number: number,
): Promise<boolean> {
  return queries.transaction().execute(async (transaction) => {
    const own = await findOwn(transaction, applicationId, person);
    if (!own) return false;
    const conversation = await lock(transaction, applicationId);
    if (!conversation) return true;
    const isNew = await writeRead(transaction, own.member, Math.min(number, conversation.last_number));
    if (isNew) await announce(transaction, applicationId);
    return true;
  });
}

/** Mutes or ends a conversation, or takes that back. */
export async function changeConversation(
  { queries }: Pick<ConversationServices, 'queries'>,
  applicationId: number,
  person: Person,
  { is_muted, is_ended }: ConversationChange,
): Promise<Refused | 'done' | undefined> {
  return queries.transaction().execute(async (transaction) => {
    const own = await findOwn(transaction, applicationId, person);
    if (!own) return undefined;
    const conversation = await lock(transaction, applicationId);
    if (!conversation) return { refusal: 'conversation_not_begun' };
    const { member } = own;
    if (is_ended !== undefined && conversation.ended_by === otherSide(member.role))
      return { refusal: 'conversation_ended' };
    if (is_muted !== undefined) await writeMuted(transaction, member, is_muted);
    if (is_ended !== undefined) await writeEnded(transaction, member, is_ended);
    await announce(transaction, applicationId);
    return 'done';
  });
}
