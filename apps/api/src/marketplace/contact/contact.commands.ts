/**
 * Starts threads with the messages of visitors, and lets visitors read and write in these threads with the links in
 * mails.
 */
import { randomBytes, randomUUID } from 'node:crypto';
import type {
  ContactMessage,
  Conversation,
  ConversationChange,
  Message,
  MessageInput,
  VisitorThread,
} from '@skillharbor/contract';
import { contactMail, messageSentMail } from '../../mail/contactTemplates.ts';
import type { ReplyAddresses } from '../../mail/incoming/replyAddresses.ts';
import type { MailQueue } from '../../mail/mailQueue.ts';
import type { FixedSettings } from '../siteSettings/siteSettings.ts';
import type { Queries } from '../../platform/database/tables.ts';
import { secondsAfter } from '../../platform/time/clock.ts';
import type { Clock } from '../../platform/time/clock.ts';
import { lockAddress } from '../auth/confirmations.repository.ts';
import {
  changeConversation,
  readConversation,
  readMessages,
  sendMessage,
} from '../conversations/conversations.commands.ts';
import type { Refused } from '../conversations/conversations.commands.ts';
import {
  announce,
  hasWritten,
  insertMessage,
  lockOrCreate,
} from '../conversations/conversations.repository.ts';
import { recordMailed } from '../conversations/mails.repository.ts';
import {
  countThreadsFrom,
  findThreadByLink,
  insertLink,
  insertThread,
  isBlocked,
  writeConfirmed,
} from '../conversations/threads.repository.ts';
import type { Thread } from '../conversations/threads.repository.ts';
import type { Recipient } from './contact.repository.ts';

const DAY_S = 24 * 60 * 60;
/**
 * The maximum number of mails with a link that one address gets within a day. Mails count together even if different
 * people have typed the address.
 */
export const MAX_LINKS_A_DAY = 5;

export interface ContactServices {
  fixedSettings: FixedSettings;
  queries: Queries;
  mailQueue: MailQueue;
  /** Makes the reply addresses of mails, or is null if replies by mail are off. */
  replyAddresses: ReplyAddresses | null;
  clock: Clock;
}

/**
 * Starts a thread, and queues the mails to the freelancer and to the sender's address. If no freelancer has the typed
 * address, the sender's address still gets the same mail, so that the mail does not reveal who is registered. A message
 * from a sender whom the freelancer has blocked is dropped.
 */
export async function beginThread(
  { queries, mailQueue, replyAddresses, clock }: ContactServices,
  recipient: Recipient | undefined,
  { freelancer_email, client_email: senderEmail, subject = '', message, language: chosen }: ContactMessage,
): Promise<void> {
  const { site } = mailQueue;
  const language = chosen ?? null;
  await queries.transaction().execute(async (transaction) => {
    if (recipient && (await isBlocked(transaction, recipient.id, senderEmail))) return;
    const now = clock();
    await lockAddress(transaction, senderEmail);
    const threadId = await insertThread(transaction, {
      freelancerId: recipient?.id ?? null,
      isByAddress: freelancer_email !== undefined,
      senderEmail,
      subject,
      language,
      createdAt: now,
    });
    if (recipient) {
      await writeFirst(transaction, { threadId, freelancerId: recipient.id, text: message, now });
      const { id: userId, email: to, firstName } = recipient;
      const replyTo = replyAddresses?.issue({ userId, applicationId: threadId, email: to }) ?? null;
      const receiver = { to, firstName, language: recipient.language };
      const about = { ...receiver, threadId, subject, message, replyTo, site };
      await mailQueue.enqueue(transaction, contactMail(about));
    }
    if ((await countThreadsFrom(transaction, senderEmail, secondsAfter(now, -DAY_S))) > MAX_LINKS_A_DAY)
      return;
    const token = randomBytes(32).toString('base64url');
    await insertLink(transaction, { threadId, token, now });
    await mailQueue.enqueue(transaction, messageSentMail({ to: senderEmail, language, token, site }));
  });
  mailQueue.deliverSoon();
}

interface First {
  threadId: number;
  freelancerId: number;
  text: string;
  now: Date;
}

/** Stores the visitor's first message. The caller queues the mail to the freelancer at once. */
async function writeFirst(transaction: Queries, { threadId, freelancerId, text, now }: First): Promise<void> {
  const freelancer = { applicationId: threadId, role: 'freelancer' } as const;
  const visitor = { applicationId: threadId, role: 'client' } as const;
  await lockOrCreate(transaction, threadId, { freelancer: freelancerId, client: null });
  const first = { id: randomUUID(), number: 1, authorId: null, text, file: null, now };
  await insertMessage(transaction, visitor, first);
  await recordMailed(transaction, freelancer, { number: 1, mailedAt: now, nextAt: null });
  await announce(transaction, threadId);
}

/**
 * The conversation that is shown to a visitor who typed an email address, until the freelancer replies. The same
 * conversation is shown if no freelancer has the address.
 */
const nothingYet: Conversation = {
  messages: [],
  has_more: false,
  writing: 'waiting',
  takes_files: false,
  unread: 0,
  read_by_other: 0,
  is_muted: false,
};

/** Returns true if the visitor typed an email address, and must not learn yet whether it belongs to a freelancer. */
async function isSecret(queries: Queries, { id, isByAddress }: Thread): Promise<boolean> {
  return isByAddress && !(await hasWritten(queries, { applicationId: id, role: 'freelancer' }));
}

/** Returns the thread of a link as the visitor sees it, or undefined if the link does not work. */
export async function readThread(
  { queries, clock }: ContactServices,
  token: string,
  page: { before?: number | undefined; after?: number | undefined },
): Promise<VisitorThread | undefined> {
  const thread = await findThreadByLink(queries, token, clock());
  if (!thread) return undefined;
  const { id, isConfirmed: is_confirmed, firstName, lastName } = thread;
  if (await isSecret(queries, thread))
    return { is_confirmed, freelancer_name: null, conversation: nothingYet };
  const conversation = await readConversation({ queries }, id, 'visitor', page);
  const freelancer_name = `${firstName} ${lastName}`.trim() || null;
  return conversation && { is_confirmed, freelancer_name, conversation };
}

/** Records that the owner of the address has opened the link. Returns false if the link does not work. */
export async function openThread({ queries, clock }: ContactServices, token: string): Promise<boolean> {
  const thread = await findThreadByLink(queries, token, clock());
  if (thread) await writeConfirmed(queries, thread.id, clock());
  return thread !== undefined;
}

export async function writeInThread(
  services: ContactServices,
  token: string,
  message: MessageInput,
): Promise<Message | Refused | undefined> {
  const thread = await findThreadByLink(services.queries, token, services.clock());
  if (!thread) return undefined;
  if (await isSecret(services.queries, thread)) return { refusal: 'thread_waiting' };
  return sendMessage(services, thread.id, 'visitor', message);
}

/** Marks messages as read by the visitor. Returns false if the link does not work. */
export async function markThreadRead(
  { queries, clock }: ContactServices,
  token: string,
  number: number,
): Promise<boolean> {
  const thread = await findThreadByLink(queries, token, clock());
  return thread !== undefined && (await readMessages({ queries }, thread.id, 'visitor', number));
}

export async function changeThread(
  { queries, clock }: ContactServices,
  token: string,
  change: ConversationChange,
): Promise<Refused | 'done' | undefined> {
  const thread = await findThreadByLink(queries, token, clock());
  if (!thread) return undefined;
  if (await isSecret(queries, thread)) return { refusal: 'thread_waiting' };
  return changeConversation({ queries }, thread.id, 'visitor', change);
}
