/** Sends and reads messages, mutes and ends conversations. Each change is one transaction on the locked conversation. */
import type { Conversation, ConversationChange, Message, MessageInput } from '@skillharbor/contract';
import type { NamedProblem } from '@skillharbor/prose';
import type { Person } from '../../contract/operations.ts';
import type { Queries } from '../../platform/database/tables.ts';
import type { Clock } from '../../platform/time/clock.ts';
import { textForClient } from '../applications/blind.ts';
import { findParties, sideOf } from '../applications/parties.repository.ts';
import type { Parties } from '../applications/parties.repository.ts';
import { otherSide, refusals, writingOf } from './conversations.policy.ts';
import {
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
import { planMail } from './mails.repository.ts';

export interface ConversationServices {
  queries: Queries;
  clock: Clock;
  /** Starts the delivery of mails about messages, which then happens soon. */
  startTask: (name: 'mailMessages') => void;
}

type Refused = { refusal: NamedProblem };

/** An application of the caller, and the caller's side of it. */
interface Own {
  parties: Parties;
  member: Member;
}

async function findOwn(queries: Queries, applicationId: number, person: Person): Promise<Own | undefined> {
  const parties = await findParties(queries, applicationId);
  const role = parties && sideOf(parties, person.id);
  return role ? { parties, member: { applicationId, role } } : undefined;
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

/** Returns a message as this side may read it: a hidden applicant stays unnamed for the client. */
export function shownTo(
  role: Member['role'],
  parties: Parties,
  message: Pick<Message, 'by' | 'text'>,
): string {
  return role === 'client' && message.by === 'freelancer'
    ? textForClient(parties, message.text)
    : message.text;
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
  const { messages, has_more } = await listMessages(queries, applicationId, page);
  return {
    messages: messages.map((message) => ({ ...message, text: shownTo(member.role, parties, message) })),
    has_more,
    writing: writing(own, state),
    unread: state.unread,
    read_by_other: state.read_by_other,
    is_muted: state.is_muted,
  };
}

/** Stores a message, unless a message with this id is stored already. */
export async function sendMessage(
  { queries, clock, startTask }: ConversationServices,
  applicationId: number,
  person: Person,
  { id, text }: MessageInput,
): Promise<Message | Refused | undefined> {
  const outcome = await queries.transaction().execute(async (transaction) => {
    const own = await findOwn(transaction, applicationId, person);
    if (!own) return undefined;
    const { parties, member } = own;
    const found = await findMessage(transaction, applicationId, id);
    if (found?.by === member.role) return found;
    const begun = await lock(transaction, applicationId);
    const allowed = writing(own, begun ?? { last_number: 0, ended_by: null });
    if (allowed !== 'open') return { refusal: refusals[allowed] };
    const { freelancerId, clientId } = parties;
    if (freelancerId === null || clientId === null) return { refusal: refusals.closed };
    const ids = { freelancer: freelancerId, client: clientId };
    const { last_number } = begun ?? (await lockOrCreate(transaction, applicationId, ids));
    const stored = await findMessage(transaction, applicationId, id);
    if (stored) return stored;
    const now = clock();
    const message = await insertMessage(transaction, member, { id, number: last_number + 1, text, now });
    await planMail(transaction, { applicationId, role: otherSide(member.role) }, now);
    return message;
  });
  if (outcome && 'id' in outcome) startTask('mailMessages');
  return outcome;
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
    if (conversation) await writeRead(transaction, own.member, Math.min(number, conversation.last_number));
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
    if (!conversation) return { refusal: 'conversation_waiting' };
    const { member } = own;
    if (is_muted !== undefined) await writeMuted(transaction, member, is_muted);
    if (is_ended !== undefined) {
      if (conversation.ended_by === otherSide(member.role)) return { refusal: 'conversation_ended' };
      await writeEnded(transaction, applicationId, is_ended ? member.role : null);
    }
    return 'done';
  });
}
