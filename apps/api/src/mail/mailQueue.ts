/**
 * Queues mails in the database. A mail is written in the transaction of the event that it reports, so either both are
 * committed or neither, and no mail is lost while the mail server is down. Only this file checks whether the receiver
 * wants the mail.
 */
import type { MailChoices } from '@skillharbor/contract';
import type { Queries } from '../platform/database/tables.ts';
import type { Clock } from '../platform/time/clock.ts';
import { insertMail } from './mails.repository.ts';
import type { Mail } from './mails.repository.ts';
import { textsIn } from './texts/index.ts';
import type { UnsubscribeLinks } from './unsubscribeLinks.ts';
import { withLink } from './write.ts';

export interface MailQueue {
  /** The origin of links in mails. */
  readonly site: string;
  /** Queues a mail, unless its receiver has switched off mails of its kind. */
  enqueue(queries: Queries, mail: Mail): Promise<void>;
  /** Starts the delivery and returns at once. The caller must commit its transaction first. */
  deliverSoon(): void;
}

/** Finds the user who has confirmed an address. */
type FindReceiver = (
  queries: Queries,
  address: string,
) => Promise<{ id: number; mails: MailChoices } | undefined>;

export interface MailQueueOptions {
  /** Returns the origin of links, which may be unknown until the server listens. */
  site: () => string;
  clock: Clock;
  deliverSoon: () => void;
  findReceiver: FindReceiver;
  unsubscribeLinks: UnsubscribeLinks;
}

export function createMailQueue(options: MailQueueOptions): MailQueue {
  const { site, clock, deliverSoon, findReceiver, unsubscribeLinks } = options;
  return {
    get site() {
      return site();
    },
    deliverSoon,
    async enqueue(queries, mail) {
      const { kind, to, language } = mail;
      // Only users with a confirmed address get mails that they can switch off.
      const receiver = kind === null ? undefined : await findReceiver(queries, to);
      if (kind === null || receiver === undefined)
        return insertMail(queries, mail, { unsubscribeUrl: null, now: clock() });
      if (!receiver.mails[kind]) return undefined;
      const token = await unsubscribeLinks.issue({ userId: receiver.id, kind });
      const href = `${site()}/unsubscribe?token=${token}`;
      const label = textsIn(language).unsubscribe[kind];
      return insertMail(queries, withLink(mail, { label, href }), { unsubscribeUrl: href, now: clock() });
    },
  };
}
