/**
 * Turns the mails that users send to reply addresses into messages. The signed address identifies the author and the
 * conversation, and the same commands as in the app store the messages, so the same rules hold. If a mail cannot become
 * a message, the server sends a refusal by mail, at most once a day for each reason. The refusal goes to the email
 * address of the author's account, and never to the sender of the mail.
 */
import { createHash, randomBytes } from 'node:crypto';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { messageInputRules } from '@skillharbor/contract';
import type { OperationId, Role } from '@skillharbor/contract';
import { busy } from '@skillharbor/contract-server/problem';
import type { FastifyBaseLogger } from 'fastify';
import pLimit from 'p-limit';
import { readMail } from '../../mail/incoming/incomingMail.ts';
import type {
  IncomingMail,
  RawMail,
  Receipt,
  ReceiveMail,
  ReplyRefusal,
} from '../../mail/incoming/incomingMail.ts';
import { ownText } from '../../mail/incoming/ownText.ts';
import type { Sender } from '../../mail/incoming/ownText.ts';
import type { ReplyAddresses, ReplyToken } from '../../mail/incoming/replyAddresses.ts';
import type { MailQueue } from '../../mail/mailQueue.ts';
import { replyRefusedMail } from '../../mail/templates.ts';
import { resumeName } from '../../files/resumes.ts';
import { dayOf } from '../../platform/time/clock.ts';
import { findUserWithoutSession } from '../auth/sessions.repository.ts';
import { recordActivity } from '../jobs/activity.repository.ts';
import { settingOf } from '../siteSettings/siteSettings.ts';
import { sendMessage } from './conversations.commands.ts';
import type { ConversationServices } from './conversations.commands.ts';
import { sendFile } from './files.commands.ts';
import type { FileMessageServices } from './files.commands.ts';

export type MailReplyServices = ConversationServices &
  FileMessageServices & {
    replyAddresses: ReplyAddresses;
    /** The sender of the mails that users reply to. */
    sender: Sender;
    mailQueue: MailQueue;
    factorRoles: readonly Role[];
    /** The folder for uploaded files before they are stored. */
    uploadFolder: string;
    /** Returns true if the disk has enough free space for a write that is not essential. */
    hasReserve: () => Promise<boolean>;
    /** Counts a message for its author's rate limit. Throws an error if the author has reached the limit. */
    spend: (id: OperationId, personId: number) => Promise<void>;
    log: FastifyBaseLogger;
  };

type Author = NonNullable<Awaited<ReturnType<typeof findUserWithoutSession>>>;
/** A file of a mail, which becomes a message. The id of the message is the same each time the mail is delivered. */
type Attached = IncomingMail['files'][number] & { id: string };
type Sent = 'stored' | 'closed' | 'refused';

/** Returns the function that handles received mails. It handles one mail at a time, because a mail may be large. */
export function createMailReplies(services: MailReplyServices): ReceiveMail {
  const { queries, clock, replyAddresses, sender, mailQueue, factorRoles, log } = services;
  const oneByOne = pLimit(1);

  async function receive(raw: RawMail): Promise<Receipt> {
    const mail = await readMail(raw.content);
    const token = tokenOf(raw.envelope ? [raw.envelope.to] : (mail?.recipients ?? []));
    if (!token) return 'unknown';
    if (isAutomatic(raw, mail)) return 'automatic';
    const author = await findUserWithoutSession(queries, token.userId, clock(), factorRoles);
    if (!author) return 'unknown';
    if (!token.worksFor(author.email)) return refuse(author, 'expired');
    if (!author.isConfirmed || author.needsFactor || author.teamRole === 'reader')
      return refuse(author, 'account');
    if (!mail || !raw.isWhole) return refuse(author, 'unreadable');
    return store(author, token, mail);
  }

  function tokenOf(addresses: readonly string[]): ReplyToken | undefined {
    for (const address of addresses) {
      const token = replyAddresses.read(address);
      if (token) return token;
    }
    return undefined;
  }

  /** Returns true for a mail that was sent by a program, such as this server. */
  function isAutomatic({ envelope }: RawMail, mail: IncomingMail | null): boolean {
    if (mail?.isAutomatic === true || envelope?.from === '') return true;
    return [envelope?.from, mail?.from].some(
      (from) =>
        from !== undefined &&
        from !== null &&
        (from.toLowerCase() === sender.address.toLowerCase() || replyAddresses.isOwn(from)),
    );
  }

  /** Stores the text as one message, and each file as a separate message. */
  async function store(author: Author, { applicationId }: ReplyToken, mail: IncomingMail): Promise<Receipt> {
    const text = ownText(mail.text, sender);
    const hasText = text !== '';
    if (!hasText && mail.files.length === 0) return refuse(author, 'empty');
    if (text.length > messageInputRules.text.maxLength) return refuse(author, 'too_long');
    if (!(await services.hasReserve())) throw busy();
    const idOf = (part: number) => uuidOf([author.id, applicationId, mail.id, part]);
    if (hasText) {
      await services.spend('sendMessage', author.id);
      const outcome = await sendMessage(services, applicationId, author, { id: idOf(0), text });
      if (!outcome || 'refusal' in outcome) return refuse(author, 'closed');
    }
    const refused: string[] = [];
    for (const [index, file] of mail.files.entries()) {
      const sent = await sendAttached(author, applicationId, { ...file, id: idOf(index + 1) });
      if (sent === 'closed') return refuse(author, 'closed');
      if (sent === 'refused') refused.push(resumeName(file.name));
    }
    const isStored = hasText || refused.length < mail.files.length;
    if (isStored && author.role === 'client')
      await recordActivity(queries, 'application', applicationId, clock());
    const receipt = refused.length > 0 ? await refuse(author, 'files', refused) : 'stored';
    return isStored ? 'stored' : receipt;
  }

  async function sendAttached(
    author: Author,
    applicationId: number,
    { id, name, content }: Attached,
  ): Promise<Sent> {
    const maxMebibytes = await settingOf(queries, services.fixedSettings, 'upload_mib');
    if (content.byteLength > maxMebibytes * MIB) return 'refused';
    await services.spend('sendFile', author.id);
    const path = join(services.uploadFolder, randomBytes(8).toString('hex'));
    try {
      await writeFile(path, content);
      const upload = { path, name };
      const outcome = await sendFile(services, applicationId, author, { id, text: '', upload }, log);
      if (!outcome) return 'closed';
      if ('problems' in outcome) return 'refused';
      if (!('refusal' in outcome)) return 'stored';
      const code = typeof outcome.refusal === 'string' ? outcome.refusal : outcome.refusal.code;
      return FILE_REFUSALS.includes(code) ? 'refused' : 'closed';
    } finally {
      await rm(path, { force: true });
    }
  }

  /**
   * Notifies the author why the mail or its files did not become messages, unless the author was already notified of
   * this reason today.
   */
  async function refuse(
    author: Author,
    refusal: ReplyRefusal,
    files: readonly string[] = [],
  ): Promise<'refused'> {
    const { id: userId, email: to, firstName, language } = author;
    const mail = replyRefusedMail({ to, firstName, language, refusal, files, site: mailQueue.site });
    await mailQueue.enqueue(queries, { ...mail, id: uuidOf([userId, refusal, dayOf(clock())]) });
    mailQueue.deliverSoon();
    log.info({ person: userId, refusal }, 'a reply by mail was refused');
    return 'refused';
  }

  return (raw) => oneByOne(() => receive(raw));
}

const MIB = 1024 * 1024;
/** The refusals that concern only a file of the mail, so that the mail's text can still be stored. */
const FILE_REFUSALS: readonly string[] = ['conversation_file_hidden', 'conversation_files_full'];

/** Returns a UUID (version 8, RFC 9562) that depends only on these parts. */
function uuidOf(parts: readonly (string | number)[]): string {
  const bytes = createHash('sha256').update(JSON.stringify(parts)).digest().subarray(0, 16);
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x80, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
}
