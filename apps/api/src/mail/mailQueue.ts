/**
 * Queues mails in the database. A mail is written in the transaction of the event that it reports: either both are
 * committed or neither, and no mail is lost while the mail server is down.
 */
import type { Queries } from '../platform/database/tables.ts';
import type { Clock } from '../platform/time/clock.ts';
import { insertMail } from './mails.repository.ts';
import type { Mail } from './mails.repository.ts';

export interface MailQueue {
  /** The origin of links in mails. */
  readonly site: string;
  enqueue(queries: Queries, mail: Mail): Promise<void>;
  /** Starts the delivery and returns at once. The caller commits its transaction first. */
  deliverSoon(): void;
}

export interface MailQueueOptions {
  /** Returns the origin of links, which may become known only when the server listens. */
  site: () => string;
  clock: Clock;
  deliverSoon: () => void;
}

export function createMailQueue({ site, clock, deliverSoon }: MailQueueOptions): MailQueue {
  return {
    get site() {
      return site();
    },
    deliverSoon,
    enqueue: (queries, mail) => insertMail(queries, mail, clock()),
  };
}
