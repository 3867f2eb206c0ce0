/**
 * Reads mails that users send: the sender, the recipients, the text and the files. Limits ensure that a hostile mail
 * takes little time and memory.
 */
import { createHash } from 'node:crypto';
import { compile } from 'html-to-text';
import PostalMime from 'postal-mime';
import type { Attachment, Email } from 'postal-mime';

/**
 * The maximum size of a mail, in bytes. It leaves room for the largest file that a message may have, because mails
 * encode three bytes as four characters.
 */
export const MAX_MAIL_BYTES = 12 * 1024 * 1024;
const LIMITS = { maxNestingDepth: 20, maxHeadersSize: 128 * 1024, forceRfc822Attachments: true };
/**
 * The maximum number of characters that are read from a mail's text or HTML. A message is much shorter, but a mail may
 * also contain quotations.
 */
export const MAX_TEXT_LENGTH = 200_000;
const MAX_RECIPIENTS = 100;

/** A mail as it was received. */
export interface RawMail {
  content: Uint8Array;
  /** False if the mail is larger than `MAX_MAIL_BYTES`. The content is then only the beginning of the mail. */
  isWhole: boolean;
  /** The sender and the recipients of the SMTP envelope, or null if only the headers of the mail are available. */
  envelope: { from: string; to: string } | null;
}

/**
 * The result of handling a mail. It was stored as messages; or it was refused, and its sender was notified; or a
 * program sent it, so it was ignored; or it belongs to no conversation. After a temporary failure, there is no result,
 * because the function throws.
 */
export type Receipt = 'stored' | 'refused' | 'automatic' | 'unknown';
/** The reason why a mail to a reply address, or one of its files, was not stored as a message. */
export type ReplyRefusal = 'expired' | 'closed' | 'empty' | 'too_long' | 'files' | 'unreadable' | 'account';
export type ReceiveMail = (mail: RawMail) => Promise<Receipt>;

export interface IncomingMail {
  /** The id of the mail, which is the same each time the mail is delivered. */
  id: string;
  from: string | null;
  /** The addresses in the envelope and in the headers, at most a hundred. */
  recipients: string[];
  /** True for a mail that a program has sent, such as a vacation notice or a report of a failed delivery. */
  isAutomatic: boolean;
  /** The text of the mail, including its quotations. */
  text: string;
  files: { name: string; content: Uint8Array }[];
}

/** Reads a mail. Returns null for a mail that exceeds a limit or is malformed. */
export async function readMail(content: Uint8Array): Promise<IncomingMail | null> {
  try {
    const email = await PostalMime.parse(content, { ...LIMITS, attachmentEncoding: 'arraybuffer' });
    return {
      id: email.messageId ?? createHash('sha256').update(content).digest('hex'),
      from: email.from?.address ?? null,
      recipients: recipientsOf(email),
      isAutomatic: isAutomatic(email),
      text: textOf(email),
      files: email.attachments.filter(isSentFile).map(({ filename, content: bytes }) => ({
        name: filename ?? '',
        content: typeof bytes === 'string' ? Buffer.from(bytes) : new Uint8Array(bytes),
      })),
    };
  } catch {
    return null;
  }
}

function recipientsOf({ headers, to = [], cc = [] }: Email): string[] {
  const delivered = headers
    .filter(({ key }) => ['delivered-to', 'x-original-to', 'envelope-to'].includes(key))
    .map(({ value }) => value.replace(/^\s*<?|>?\s*$/g, ''));
  const written = [...to, ...cc].flatMap(({ address, group }) =>
    group ? group.map((member) => member.address) : [address],
  );
  return [...delivered, ...written].slice(0, MAX_RECIPIENTS);
}

/** Recognizes mails of programs by the headers of RFC 3834, by the headers of mailing lists, and by older headers. */
function isAutomatic({ headers }: Email): boolean {
  return headers.some(({ key, value }) => {
    switch (key) {
      case 'auto-submitted':
        return !/^\s*no\b/i.test(value);
      case 'precedence':
        return /^\s*(?:bulk|junk|list|auto_reply)\b/i.test(value);
      case 'return-path':
        return /^\s*<\s*>/.test(value);
      case 'content-type':
        return /^\s*multipart\/report\b/i.test(value);
      default:
        return key.startsWith('list-') || key === 'x-autoreply' || key === 'x-autorespond';
    }
  });
}

const htmlToText = compile({
  wordwrap: false,
  limits: { maxDepth: 60, maxChildNodes: 5_000 },
  selectors: [
    // Skips the signature that a mail program adds. ownText.ts finds a signature only by the separator line before it,
    // which not every program adds.
    ...['.gmail_signature', '.gmail_signature_prefix', '.moz-signature', '#Signature'].map((selector) => ({
      selector,
      format: 'skip',
    })),
    { selector: 'a', options: { ignoreHref: true } },
    { selector: 'img', format: 'skip' },
    { selector: 'table', format: 'block' },
    ...['h1', 'h2', 'h3', 'h4', 'h5', 'h6'].map((selector) => ({ selector, options: { uppercase: false } })),
  ],
});

/** Returns the plain text of a mail, or the text of its HTML if the mail has no plain text. */
function textOf({ text, html }: Email): string {
  if (text?.trim()) return text.slice(0, MAX_TEXT_LENGTH);
  return html ? htmlToText(html.slice(0, MAX_TEXT_LENGTH)) : '';
}

/**
 * Returns false for files that mail programs attach automatically: pictures in signatures, and keys of signed mails.
 */
function isSentFile({ mimeType, related }: Attachment): boolean {
  if (/^application\/(?:x-)?(?:pkcs7|pgp)-(?:signature|keys)$/i.test(mimeType)) return false;
  return !(related === true && mimeType.startsWith('image/'));
}
