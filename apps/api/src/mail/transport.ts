/** Sends mails by SMTP, or writes them to an outbox folder as files that every mail program can open. */
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { writeWhole } from '@skillharbor/embedded-postgres/durableFiles';
import { domainOf, senderOf } from './sender.ts';

export interface OutgoingMail {
  id: string;
  to: string;
  replyTo: string | null;
  /** The name of the mail's sender. By default, it is the name in the settings of the transport. */
  senderName?: string | null;
  /** The language of the mail, as a BCP 47 tag. */
  language: string;
  subject: string;
  text: string;
  html: string;
  /** The link that switches off mails of this kind, or null for a mail that is always sent. */
  unsubscribeUrl: string | null;
  date: Date;
}

export interface Transport {
  /**
   * Sends the mail, and rejects if the mail server did not accept the mail. The caller may then send the same mail
   * again.
   */
  send(mail: OutgoingMail): Promise<void>;
  close(): void;
}

export interface SmtpSettings {
  /** The URL of the mail server, with the password. */
  url: string;
  /** True if no mail may be sent over an unencrypted connection. */
  requiresTls: boolean;
  /** The key with which this server signs the mails, or null if the mail server signs them. */
  dkim: DkimKey | null;
}

/** A DKIM key (RFC 6376). Its public key is in the DNS, at `<selector>._domainkey.<domain>`. */
export interface DkimKey {
  domain: string;
  selector: string;
  /** The private key, in PEM. */
  privateKey: string;
}

/**
 * The headers that the signature covers. RFC 8058 requires the last two, and nodemailer does not sign both by default.
 */
const SIGNED_HEADERS =
  'From:To:Reply-To:Subject:Date:Message-ID:MIME-Version:Content-Type:Content-Language:Auto-Submitted:List-Unsubscribe:List-Unsubscribe-Post';

const SMTP_TIMEOUT_MS = 30_000;

export function smtpTransport(
  { url, requiresTls, dkim }: SmtpSettings,
  from: string,
): Transport & { verify: () => Promise<void> } {
  const smtp = createTransport({
    url,
    requireTLS: requiresTls,
    pool: true,
    maxConnections: 2,
    connectionTimeout: SMTP_TIMEOUT_MS,
    greetingTimeout: SMTP_TIMEOUT_MS,
    socketTimeout: SMTP_TIMEOUT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
    ...(dkim && {
      dkim: {
        domainName: dkim.domain,
        keySelector: dkim.selector,
        privateKey: dkim.privateKey,
        headerFieldNames: SIGNED_HEADERS,
      },
    }),
  });
  return {
    send: async (mail) => void (await smtp.sendMail(message(mail, from))),
    /** Logs in to the mail server, but sends no mail. */
    verify: async () => void (await smtp.verify()),
    close: () => smtp.close(),
  };
}

/** The limits of the outbox: the maximum number and the maximum age of its mails. */
export const MAX_OUTBOX_MAILS = 1_000;
const MAX_OUTBOX_AGE_MS = 30 * 24 * 60 * 60 * 1000;

/** Returns the path of the outbox within a data folder. */
export const outboxIn = (dataDir: string) => join(dataDir, 'outbox');

export function outboxTransport(folder: string, from: string): Transport {
  const writer = createTransport({
    streamTransport: true,
    buffer: true,
    newline: 'windows',
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send(mail) {
      const { message: content } = await writer.sendMail(message(mail, from));
      await mkdir(folder, { recursive: true });
      const name = `${mail.date.toISOString().replaceAll(':', '-')}-${mail.id}.eml`;
      // Writes the complete file at once, so that programs that watch the folder never see an incomplete mail.
      await writeWhole(join(folder, name), content);
      // Ignores an error of pruning: the mail is already written, and the outbox is pruned again after the next mail.
      await pruneOutbox(folder).catch(() => undefined);
    },
    close: () => undefined,
  };
}

const OUTBOX_NAME = /^\d{4}-\d\d-\d\dT[\d-]{8}\.\d{3}Z-[\da-f-]{36}\.eml$/;

/** Removes mails until the limits are met. Files with other names are kept. */
async function pruneOutbox(folder: string): Promise<void> {
  const names = (await readdir(folder)).filter((name) => OUTBOX_NAME.test(name));
  const mails = await Promise.all(
    names.map(async (name) => ({
      path: join(folder, name),
      written: (await stat(join(folder, name))).mtimeMs,
    })),
  );
  const oldest = Date.now() - MAX_OUTBOX_AGE_MS;
  const outdated = mails
    .toSorted((one, other) => other.written - one.written)
    .filter(({ written }, index) => index >= MAX_OUTBOX_MAILS || written < oldest);
  for (const { path } of outdated) await rm(path, { force: true });
}

function message(mail: OutgoingMail, from: string) {
  const { id, to, replyTo, senderName = null, language, subject, text, html, unsubscribeUrl, date } = mail;
  return {
    from: senderName === null ? from : { name: senderName, address: senderOf(from).address },
    // Passes the address as an object, because nodemailer would parse a text as a list of addresses.
    to: { name: '', address: to },
    ...(replyTo !== null && { replyTo: { name: '', address: replyTo } }),
    subject,
    text,
    html,
    date,
    // The id is the same in every attempt, so that a mail program shows a mail once even if it arrives twice.
    messageId: `<${id}@${domainOf(from)}>`,
    headers: {
      'Auto-Submitted': 'auto-generated',
      'Content-Language': language,
      // If the user presses the unsubscribe button of a mail program, the mail program itself sends a POST request to
      // the link (RFC 8058).
      ...(unsubscribeUrl !== null && {
        'List-Unsubscribe': `<${unsubscribeUrl}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
  };
}
