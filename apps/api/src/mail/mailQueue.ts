/**
 * Queues mails in the database. A mail is written in the transaction of the event it reports: either both are committed
 * or neither, and a mail server that is down loses nothing.
 */
import type { Queries } from '../platform/database/tables.ts';
import type { Clock } from '../platform/time/clock.ts';
import { insertMail } from './mails.repository.ts';
import type { Mail } from './mails.repository.ts';

export interface MailQueue {
  /** The origin of links in mails. */
  readonly site: string;
  enqueue(queries: Queries, mail: Mail): Promise<void>;
  /** Starts delivery, to be called after the transaction. Returns at once. */
  deliverSoon(): void;
  /** The same in a while; where this server ends before, the next one does it. */
  deliverIn(seconds: number): void;
}

export interface MailQueueOptions {
  site: string;
  clock: Clock;
  deliverSoon: () => void;
}

export function createMailQueue({ site, clock, deliverSoon }: MailQueueOptions): MailQueue {
  return {
    site,
    deliverSoon,
    deliverIn: (seconds) => void setTimeout(deliverSoon, seconds * 1000).unref(),
    enqueue: (queries, mail) => insertMail(queries, mail, clock()),
  };
}
