/**
 * Receives replies in two ways: every server receives them by LMTP, and one server at a time reads them from a mailbox.
 */
import type { FastifyBaseLogger } from 'fastify';
import type { Queries } from '../../platform/database/tables.ts';
import { createSharedCounter } from '../../platform/limits/sharedCounters.ts';
import type { ReceiveMail } from './incomingMail.ts';
import type { LmtpSettings } from './lmtpServer.ts';
import type { MailboxSettings } from './mailbox.ts';
import type { ReplyMailbox } from './replyAddresses.ts';

/** The address for replies, and the settings of at least one way to receive them. */
export interface ReplySettings {
  mailbox: ReplyMailbox;
  lmtp: LmtpSettings | null;
  imap: MailboxSettings | null;
}

export interface Intake {
  /** Listens for LMTP connections. */
  start(): Promise<void>;
  /** Handles the mails in the mailbox, unless another server is handling them. */
  fetch(stopping: AbortSignal): Promise<void>;
  close(): Promise<void>;
}

/**
 * The number of seconds for which a server reserves the mailbox, and the smaller number of seconds after which it
 * handles no further mail.
 */
const LEASE_S = 120;
const FETCH_LIMIT_S = 90;

export interface IntakeOptions {
  receive: ReceiveMail;
  /** Returns true for a reply address that this installation has issued. */
  isRecipient: (address: string) => boolean;
  queries: Queries;
  log: FastifyBaseLogger;
}

export async function openIntake(
  { lmtp, imap }: Pick<ReplySettings, 'lmtp' | 'imap'>,
  { receive, isRecipient, queries, log }: IntakeOptions,
): Promise<Intake> {
  // Loads the modules of a protocol only if the settings use the protocol.
  const server =
    lmtp && (await import('./lmtpServer.ts')).createLmtpServer(lmtp, { receive, isRecipient, log });
  const mailbox = imap && (await import('./mailbox.ts'));
  const lease = createSharedCounter(queries, { name: 'fetchMails lease', max: 1, seconds: LEASE_S });

  return {
    async start() {
      await server?.listen();
    },
    async fetch(stopping) {
      if (!mailbox) return;
      const reservation = await lease.reserve('mailbox');
      try {
        if (reservation.used > 1) return;
        const endsAt = performance.now() + FETCH_LIMIT_S * 1000;
        const isOver = () => stopping.aborted || performance.now() > endsAt;
        await mailbox.fetchMails(imap, { receive, log, isOver });
      } finally {
        await reservation.giveBack();
      }
    },
    async close() {
      await server?.close();
    },
  };
}
