/** Sends what is in the queue: at once when told, and again and again while a mail server refuses. */
import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../clock.ts';
import { secondsAfter } from '../clock.ts';
import type { Queries } from '../tables.ts';
import type { OutgoingMail, Transport } from './transport.ts';

const MINUTE = 60;
/** How long an attempt may take before another server may try, in seconds. */
const LEASE = 5 * MINUTE;
const LONGEST_PAUSE = 6 * 60 * MINUTE;
/** About three days. */
export const MAX_ATTEMPTS = 20;
const LOOK_EVERY = 30_000;
/** How long the end of the server waits for a mail server, in milliseconds. */
const PATIENCE = 2_000;

/** The pause after an attempt that failed, in seconds: 1 minute, 2, 4 … 6 hours. */
export function pauseAfter(attempts: number): number {
  return Math.min(MINUTE * 2 ** (attempts - 1), LONGEST_PAUSE);
}

export interface MailerOptions {
  queries: Queries;
  transport: Transport;
  clock: Clock;
  log: FastifyBaseLogger;
  /** Writes what is still to be written into the queue, each time before the queue is read. */
  prepare?: () => Promise<void>;
}

export type Mailer = ReturnType<typeof createMailer>;

const nothing = () => Promise.resolve();

export function createMailer({ queries, transport, clock, log, prepare = nothing }: MailerOptions) {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  let isAskedAgain = false;
  let isStopped = false;

  async function deliverAll(): Promise<void> {
    await prepare().catch((error: unknown) => log.error({ err: error }, 'some mails could not be written'));
    for (;;) {
      const mail = isStopped ? undefined : await claim(queries, clock());
      if (!mail) return;
      await deliver(mail);
    }
  }

  async function deliver({ attempts, ...mail }: ClaimedMail): Promise<void> {
    try {
      await transport.send(mail);
    } catch (error) {
      log.warn({ err: error, mail: mail.id, attempts }, 'a mail was not sent');
      await postpone(queries, mail.id, attempts, error, clock());
      return;
    }
    await markSent(queries, mail.id, clock());
  }

  function deliverSoon(): void {
    if (isStopped) return;
    if (running) {
      isAskedAgain = true;
      return;
    }
    running = deliverAll()
      .catch((error: unknown) => log.error({ err: error }, 'the mail queue could not be read'))
      .finally(() => {
        running = undefined;
        if (isAskedAgain) {
          isAskedAgain = false;
          deliverSoon();
        }
      });
  }

  return {
    deliverSoon,
    /** Looks by itself from now on: for mails of an earlier run, and for those that wait. */
    start(): void {
      timer = setInterval(deliverSoon, LOOK_EVERY).unref();
      deliverSoon();
    },
    /** Gives the mail at hand a moment. What takes longer is sent by the next run, once its lease has ended. */
    async stop(): Promise<void> {
      isStopped = true;
      clearInterval(timer);
      await Promise.race([running, setTimeout(PATIENCE, undefined, { ref: false })]);
      transport.close();
    },
    /** When nothing is being sent. */
    async settled(): Promise<void> {
      while (running) await running;
    },
  };
}

type ClaimedMail = OutgoingMail & { attempts: number };

/** Takes the next mail that is due. Should this process die with it, it is due again after the lease. */
async function claim(queries: Queries, now: Date): Promise<ClaimedMail | undefined> {
  const row = await queries
    .updateTable('mails')
    .set((column) => ({ attempts: column('attempts', '+', 1), due_at: secondsAfter(now, LEASE) }))
    .where('id', '=', (query) =>
      query
        .selectFrom('mails')
        .select('id')
        .where('due_at', '<=', now)
        .orderBy('due_at')
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returning([
      'id',
      'recipient as to',
      'reply_to as replyTo',
      'subject',
      'text',
      'html',
      'created_at as date',
      'attempts',
    ])
    .executeTakeFirst();
  return row;
}

async function markSent(queries: Queries, id: string, now: Date): Promise<void> {
  await queries
    .updateTable('mails')
    .set({ sent_at: now, due_at: null, last_error: null, text: '', html: '' })
    .where('id', '=', id)
    .execute();
}

async function postpone(
  queries: Queries,
  id: string,
  attempts: number,
  error: unknown,
  now: Date,
): Promise<void> {
  await queries
    .updateTable('mails')
    .set({
      last_error: sql<string>`left(${String(error)}, 500)`,
      due_at: attempts < MAX_ATTEMPTS ? secondsAfter(now, pauseAfter(attempts)) : null,
    })
    .where('id', '=', id)
    .execute();
}

export async function countWaitingMails(queries: Queries): Promise<number> {
  const { count } = await queries
    .selectFrom('mails')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('due_at', 'is not', null)
    .executeTakeFirstOrThrow();
  return count;
}
