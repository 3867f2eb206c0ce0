/**
 * The queue of mails. A mail is written in the transaction of what it tells about: either both happened or neither,
 * and a mail server that is down loses nothing.
 */
import { randomUUID } from 'node:crypto';
import type { Clock } from '../clock.ts';
import type { Queries } from '../tables.ts';

export interface Mail {
  to: string;
  replyTo?: string;
  subject: string;
  text: string;
  html: string;
}

export interface Mailbox {
  /** Where links in mails lead, without a slash at the end. */
  readonly site: string;
  enqueue(queries: Queries, mail: Mail): Promise<void>;
  /** Starts sending, after the transaction. Returns at once. */
  deliverSoon(): void;
}

export interface MailboxOptions {
  site: string;
  clock: Clock;
  deliverSoon: () => void;
}

export function createMailbox({ site, clock, deliverSoon }: MailboxOptions): Mailbox {
  return {
    site,
    deliverSoon,
    async enqueue(queries, { to, replyTo, subject, text, html }) {
      const now = clock();
      await queries
        .insertInto('mails')
        .values({
          id: randomUUID(),
          recipient: to,
          reply_to: replyTo ?? null,
          subject,
          text,
          html,
          created_at: now,
          due_at: now,
        })
        .execute();
    },
  };
}
