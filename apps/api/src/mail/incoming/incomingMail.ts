/**
 * Reads mails that users send: who sent them to whom, the text, and the files. Every limit keeps a hostile mail from
 * costing more than it should.
 */
import { createHash } from 'node:crypto';
import { compile } from 'html-to-text';
import PostalMime from 'postal-mime';
import type { Attachment, Email } from 'postal-mime';

/** The largest mail, in bytes. It has room for the largest file of a message, which mails encode with four bytes for three. */
export const MAX_MAIL_BYTES = 12 * 1024 * 1024;
const LIMITS = { maxNestingDepth: 20, maxHeadersSize: 128 * 1024, forceRfc822Attachments: true };
/** The number of characters of a text or of HTML that are read. A message is much shorter, but follows or precedes quotations. */
export const MAX_TEXT_LENGTH = 200_000;
const MAX_RECIPIENTS = 100;

/** A mail as it arrived. */
export interface RawMail {
  content: Uint8Array;
  /** False if the mail is larger than `MAX_MAIL_BYTES`: then the content is only its beginning. */
  isWhole: boolean;
  /** The addresses of the envelope, or null if only the headers are known. */
  envelope: { from: string; to: string } | null;
}

/**
 * The result of handling a mail: it was stored as messages; it was refused, and its user was notified; it was sent by
 * a program, and ignored; or it belongs to no conversation. A temporary failure throws instead.
 */
export type Receipt = 'stored' | 'refused' | 'automatic' | 'unknown';
/** The reason why a mail to a reply address, or a file of it, was not stored as a message. */
export type ReplyRefusal = 'expired' | 'closed' | 'empty' | 'too_long' | 'files' | 'unreadable' | 'account';
export type ReceiveMail = (mail: RawMail) => Promise<Receipt>;

export interface IncomingMail {
  /** The same for each delivery of the mail. */
  id: string;
  from: string | null;
  /** The addresses to which the mail was delivered or written, at most a hundred. */
  recipients: string[];
  /** True for a mail that a program has sent, such as a vacation notice or a report of a failed delivery. */
  isAutomatic: boolean;
  /** The text with its quotations. */
  text: string;
  files: { name: string; content: Uint8Array }[];
}

/** Returns null for a mail that exceeds a limit or cannot be read. */
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

/** Recognizes mails of programs by the headers of RFC 3834 and of mailing lists, and by those that were used before. */
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
    // The program adds the signature, and not every program marks it with the line that ownText.ts looks for.
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

/** Returns the plain text of a mail or, for a mail that has none, that of its HTML. */
function textOf({ text, html }: Email): string {
  if (text?.trim()) return text.slice(0, MAX_TEXT_LENGTH);
  return html ? htmlToText(html.slice(0, MAX_TEXT_LENGTH)) : '';
}

/** Returns false for what programs attach by themselves: the pictures of signatures, and keys that sign mails. */
function isSentFile({ mimeType, related }: Attachment): boolean {
  if (/^application\/(?:x-)?(?:pkcs7|pgp)-(?:signature|keys)$/i.test(mimeType)) return false;
  return !(related === true && mimeType.startsWith('image/'));
}
