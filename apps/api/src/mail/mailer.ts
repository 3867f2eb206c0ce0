/** Delivers the queued mails: at once when it is called, and with growing pauses while a mail server refuses them. */
import { setTimeout } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { Queries } from '../platform/database/tables.ts';
import { secondsAfter } from '../platform/time/clock.ts';
import type { Clock } from '../platform/time/clock.ts';
import { inTrace } from '../platform/tracing/spans.ts';
import { claimMail, markFailed, markSent, renewLease } from './mails.repository.ts';
import type { ClaimedMail } from './mails.repository.ts';
import type { Transport } from './transport.ts';

const MINUTE_S = 60;
/**
 * How long a mail is reserved for this server, in seconds. The lease is renewed during an attempt, however long it
 * takes.
 */
export const LEASE_S = MINUTE_S;
const RENEWAL_INTERVAL_MS = (LEASE_S * 1000) / 4;
const MAX_RETRY_DELAY_S = 6 * 60 * MINUTE_S;
/** The number of attempts before a mail is given up, which takes about three days. */
export const MAX_ATTEMPTS = 20;
const MAIL_POLL_INTERVAL_MS = 30_000;
/** How long a shutdown waits for a mail server. */
const MAIL_STOP_TIMEOUT_MS = 2_000;

/** Returns the pause after this many attempts, in seconds: 1 minute, 2, 4 and so on up to 6 hours. */
export function retryDelayAfter(attempts: number): number {
  return Math.min(MINUTE_S * 2 ** (attempts - 1), MAX_RETRY_DELAY_S);
}

export interface MailerOptions {
  queries: Queries;
  transport: Transport;
  clock: Clock;
  log: FastifyBaseLogger;
  /** Functions that add mails to the queue. All of them run each time before the queue is read. */
  prepare?: readonly (() => Promise<void>)[];
  renewalIntervalMs?: number;
  /** Counts a failed attempt. */
  onFailure?: (() => void) | undefined;
}

export function createMailer({
  queries,
  transport,
  clock,
  log,
  prepare = [],
  renewalIntervalMs = RENEWAL_INTERVAL_MS,
  onFailure = () => undefined,
}: MailerOptions) {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  let isRequestedAgain = false;
  let isStopped = false;

  const leaseUntil = () => secondsAfter(clock(), LEASE_S);

  async function deliverAll(): Promise<void> {
    for (const addMails of prepare) {
      await addMails().catch((error: unknown) => log.error({ err: error }, 'some mails could not be queued'));
    }
    for (;;) {
      const mail = isStopped
        ? undefined
        : await claimMail(queries, { now: clock(), leaseUntil: leaseUntil() });
      if (!mail) return;
      await deliver(mail);
    }
  }

  async function deliver({ attempts, ...mail }: ClaimedMail): Promise<void> {
    const stopRenewing = renewDuringDelivery(mail.id);
    try {
      await inTrace('send mail', { 'skill_harbor.attempt': attempts }, () => transport.send(mail));
    } catch (error) {
      await stopRenewing();
      onFailure();
      log.warn({ err: error, mail: mail.id, attempts }, 'a mail was not sent');
      const retryAt = attempts < MAX_ATTEMPTS ? secondsAfter(clock(), retryDelayAfter(attempts)) : null;
      await markFailed(queries, mail.id, { error, retryAt });
      return;
    }
    await stopRenewing();
    await markSent(queries, mail.id, clock());
  }

  /**
   * Renews the lease during a delivery. Returns a function that resolves once no renewal is pending that could
   * overwrite the result.
   */
  function renewDuringDelivery(id: string): () => Promise<void> {
    let renewal = Promise.resolve();
    const renew = () => {
      renewal = renewal
        .then(() => renewLease(queries, id, leaseUntil()))
        .catch((error: unknown) => log.warn({ err: error, mail: id }, 'the lease of a mail was not renewed'));
    };
    const interval = setInterval(renew, renewalIntervalMs).unref();
    return () => {
      clearInterval(interval);
      return renewal;
    };
  }

  function deliverSoon(): void {
    if (isStopped) return;
    if (running) {
      isRequestedAgain = true;
      return;
    }
    running = deliverAll()
      .catch((error: unknown) => log.error({ err: error }, 'the mail queue could not be read'))
      .finally(() => {
        running = undefined;
        if (isRequestedAgain) {
          isRequestedAgain = false;
          deliverSoon();
        }
      });
  }

  return {
    deliverSoon,
    /** Starts polling for mails of an earlier run and for mails to retry. */
    start(): void {
      timer = setInterval(deliverSoon, MAIL_POLL_INTERVAL_MS).unref();
      deliverSoon();
    },
    /**
     * Waits a short time for the current mail. A mail that takes longer is sent by the next run, after its lease has
     * ended.
     */
    async stop(): Promise<void> {
      isStopped = true;
      clearInterval(timer);
      await Promise.race([running, setTimeout(MAIL_STOP_TIMEOUT_MS, undefined, { ref: false })]);
      transport.close();
    },
    /** Resolves when no delivery is running. */
    async settled(): Promise<void> {
      while (running) await running;
    },
  };
}
