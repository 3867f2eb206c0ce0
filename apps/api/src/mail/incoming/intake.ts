/** Opens the ways on which replies arrive: LMTP on every server, and a mailbox that one server at a time looks into. */
import type { FastifyBaseLogger } from 'fastify';
import type { Queries } from '../../platform/database/tables.ts';
import { createSharedCounter } from '../../platform/limits/sharedCounters.ts';
import type { ReceiveMail } from './incomingMail.ts';
import type { LmtpSettings } from './lmtpServer.ts';
import type { MailboxSettings } from './mailbox.ts';
import type { ReplyMailbox } from './replyAddresses.ts';

/** The address for replies, and at least one way on which they arrive. */
export interface ReplySettings {
  mailbox: ReplyMailbox;
  lmtp: LmtpSettings | null;
  imap: MailboxSettings | null;
}

export interface Intake {
  /** Starts to listen for LMTP. */
  start(): Promise<void>;
  /** Handles what is in the mailbox, unless another server does. */
  fetch(stopping: AbortSignal): Promise<void>;
  close(): Promise<void>;
}

/**
 * The time for which one server reserves the mailbox, and the part of it in which the server starts to handle further
 * mails, in seconds.
 */
const LEASE_S = 120;
const FETCH_LIMIT_S = 90;

export interface IntakeOptions {
  receive: ReceiveMail;
  /** Returns true for an address that this installation has issued. */
  isRecipient: (address: string) => boolean;
  queries: Queries;
  log: FastifyBaseLogger;
}

export async function openIntake(
  { lmtp, imap }: Pick<ReplySettings, 'lmtp' | 'imap'>,
  { receive, isRecipient, queries, log }: IntakeOptions,
): Promise<Intake> {
  // The modules of a protocol are loaded only where it is used.
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
