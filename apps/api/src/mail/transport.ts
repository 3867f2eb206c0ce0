/** Sends mails by SMTP, or writes them to an outbox folder as files that every mail program opens. */
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { writeWhole } from '@skillharbor/embedded-postgres/durableFiles';
import { domainOf, senderOf } from './sender.ts';

export interface OutgoingMail {
  id: string;
  to: string;
  replyTo: string | null;
  /** The name from which the mail comes. By default, it is that of the transport. */
  senderName?: string | null;
  /** The language of the mail, as a BCP 47 tag. */
  language: string;
  subject: string;
  text: string;
  html: string;
  /** The link that stops mails of this kind, or null for a mail that is always sent. */
  unsubscribeUrl: string | null;
  date: Date;
}

export interface Transport {
  /** Sends the mail, and rejects if it was not accepted. The same mail may be sent again. */
  send(mail: OutgoingMail): Promise<void>;
  close(): void;
}

export interface SmtpSettings {
  /** The URL of the mail server, with the password. */
  url: string;
  /** If true, no mail is sent over a connection that is not encrypted. */
  requiresTls: boolean;
  /** The key that signs the mails, or null to leave that to the mail server. */
  dkim: DkimKey | null;
}

/** A DKIM key (RFC 6376). Its public half is in the DNS, at `<selector>._domainkey.<domain>`. */
export interface DkimKey {
  domain: string;
  selector: string;
  /** The private key, in PEM. */
  privateKey: string;
}

/** The headers that are signed. RFC 8058 requires the last two, and nodemailer would leave one of them out. */
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
    /** Logs in at the mail server without sending anything. */
    verify: async () => void (await smtp.verify()),
    close: () => smtp.close(),
  };
}

/** The limits of the outbox: the number of mails, and their age. */
export const MAX_OUTBOX_MAILS = 1_000;
const MAX_OUTBOX_AGE_MS = 30 * 24 * 60 * 60 * 1000;

/** Returns the outbox in a data folder. */
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
      // The file is written at once, so that programs that watch the folder never see an incomplete mail.
      await writeWhole(join(folder, name), content);
      // The mail is already written, so a failure to prune is ignored. The next mail prunes again.
      await pruneOutbox(folder).catch(() => undefined);
    },
    close: () => undefined,
  };
}

const OUTBOX_NAME = /^\d{4}-\d\d-\d\dT[\d-]{8}\.\d{3}Z-[\da-f-]{36}\.eml$/;

/** Removes the mails that are too old or too many. Files with other names stay. */
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
    // nodemailer never parses an address given as an object as a list.
    to: { name: '', address: to },
    ...(replyTo !== null && { replyTo: { name: '', address: replyTo } }),
    subject,
    text,
    html,
    date,
    // The id is the same in every attempt, so that a mail program shows a duplicate once.
    messageId: `<${id}@${domainOf(from)}>`,
    headers: {
      'Auto-Submitted': 'auto-generated',
      'Content-Language': language,
      // Mail programs that offer to unsubscribe send a POST request to the link themselves (RFC 8058).
      ...(unsubscribeUrl !== null && {
        'List-Unsubscribe': `<${unsubscribeUrl}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
  };
}
