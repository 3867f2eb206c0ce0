/**
 * Fetches mails from the operator's mailbox by IMAP. A mail stays unread until it has been handled. A mail that was not
 * stored is flagged, so that the operator can find it.
 */
import type { FastifyBaseLogger } from 'fastify';
import { ImapFlow } from 'imapflow';
import { MAX_MAIL_BYTES } from './incomingMail.ts';
import type { ReceiveMail, Receipt } from './incomingMail.ts';

export interface MailboxSettings {
  host: string;
  port: number;
  /** True if the connection begins with TLS. */
  isSecure: boolean;
  /** True if the client may send nothing over an unencrypted connection. */
  requiresTls: boolean;
  user: string;
  password: string;
  folder: string;
}

const TIMEOUT_MS = 20_000;

const flagsOf: Readonly<Record<Receipt, string[]>> = {
  stored: [String.raw`\Seen`],
  automatic: [String.raw`\Seen`],
  refused: [String.raw`\Seen`, String.raw`\Flagged`],
  unknown: [String.raw`\Seen`, String.raw`\Flagged`],
};

interface Options {
  receive: ReceiveMail;
  log: FastifyBaseLogger;
  /** Returns true when it is too late to handle another mail. */
  isOver: () => boolean;
}

/** Handles all unread mails, one after another. A mail that cannot be handled yet stays unread. */
export async function fetchMails(
  settings: MailboxSettings,
  { receive, log, isOver }: Options,
): Promise<void> {
  const { host, port, isSecure, requiresTls, user, password, folder } = settings;
  const client = new ImapFlow({
    host,
    port,
    secure: isSecure,
    ...(!isSecure && requiresTls && { doSTARTTLS: true }),
    auth: { user, pass: password },
    logger: false,
    disableAutoIdle: true,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
  });
  // Ignores the error event, because the pending call rejects with the same error.
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.mailboxOpen(folder);
    const ids = (await client.search({ seen: false }, { uid: true })) || [];
    for (const id of ids) {
      if (isOver()) return;
      const mail = await client.fetchOne(
        String(id),
        { size: true, source: { start: 0, maxLength: MAX_MAIL_BYTES } },
        { uid: true },
      );
      // Skips a mail that another program has deleted in the meantime.
      if (!mail || !mail.source) continue;
      const isWhole = (mail.size ?? 0) <= MAX_MAIL_BYTES;
      const receipt = await receive({ content: mail.source, isWhole, envelope: null }).catch(
        (error: unknown) => {
          log.warn({ err: error }, 'a mail could not be handled, and is tried again');
        },
      );
      if (receipt !== undefined) await client.messageFlagsAdd(String(id), flagsOf[receipt], { uid: true });
    }
  } finally {
    await client.logout().catch(() => client.close());
  }
}
