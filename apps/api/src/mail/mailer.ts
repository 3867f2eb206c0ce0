/**
 * Sends the queued mails. If the mail server refuses a mail, the mail is tried again, each time after a longer delay.
 */
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
 * The time for which a mail is reserved for this server, in seconds. During an attempt, the server renews this lease.
 */
export const LEASE_S = MINUTE_S;
const RENEWAL_INTERVAL_MS = (LEASE_S * 1000) / 4;
const MAX_RETRY_DELAY_S = 6 * 60 * MINUTE_S;
/** The maximum number of attempts to send a mail. All attempts together take about three days. */
export const MAX_ATTEMPTS = 20;

/**
 * Returns the delay after this many failed attempts, in seconds. The delay is 1 minute, 2 minutes, 4 minutes and so on,
 * up to 6 hours.
 */
export function retryDelayAfter(attempts: number): number {
  return Math.min(MINUTE_S * 2 ** (attempts - 1), MAX_RETRY_DELAY_S);
}

export interface MailerOptions {
  queries: Queries;
  transport: Transport;
  clock: Clock;
  log: FastifyBaseLogger;
  renewalIntervalMs?: number;
  /** Returns the name of the sender in mails, or null to use the name in the settings of the transport. */
  senderName?: () => Promise<string | null>;
  /** Counts a failed attempt to send a mail. */
  onFailedMail?: () => void;
}

/**
 * Returns a function that sends all due mails, one after another. Once the signal is aborted, the function ends after
 * the current mail. If the server stops before it has sent a mail, the mail is sent after its lease has ended.
 */
export function createMailer({
  queries,
  transport,
  clock,
  log,
  renewalIntervalMs = RENEWAL_INTERVAL_MS,
  senderName = async () => null,
  onFailedMail = () => undefined,
}: MailerOptions): (stopping: AbortSignal) => Promise<void> {
  const leaseUntil = () => secondsAfter(clock(), LEASE_S);

  async function deliver({ attempts, ...mail }: ClaimedMail): Promise<void> {
    const stopRenewing = renewDuringDelivery(mail.id);
    try {
      const sent = { ...mail, senderName: await senderName() };
      await inTrace('send mail', { 'skill_harbor.attempt': attempts }, () => transport.send(sent));
    } catch (error) {
      await stopRenewing();
      onFailedMail();
      log.warn({ err: error, mail: mail.id, attempts }, 'a mail was not sent');
      const retryAt = attempts < MAX_ATTEMPTS ? secondsAfter(clock(), retryDelayAfter(attempts)) : null;
      await markFailed(queries, mail.id, { error, retryAt });
      return;
    }
    await stopRenewing();
    await markSent(queries, mail.id, clock());
  }

  /**
   * Renews the lease during a delivery. Returns a function that stops the renewals. That function resolves when no
   * renewal can overwrite the result of the delivery any more.
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

  return async (stopping) => {
    while (!stopping.aborted) {
      const mail = await claimMail(queries, { now: clock(), leaseUntil: leaseUntil() });
      if (!mail) return;
      await deliver(mail);
    }
  };
}
