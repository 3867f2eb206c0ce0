/**
 * Queues mails in the database. A mail is written in the transaction of the event that it reports, so either both are
 * committed or neither, and no mail is lost while the mail server is down. Only this file checks whether the receiver
 * wants the mail, and when, and stores the notification of the event.
 */
import type { MailChoices, QuietHours } from '@skillharbor/contract';
import type { Queries } from '../platform/database/tables.ts';
import type { Clock } from '../platform/time/clock.ts';
import { mailKindOf } from './events.ts';
import type { MailEvent } from './events.ts';
import { withNotificationId } from './letter.ts';
import { insertMail } from './mails.repository.ts';
import type { Mail } from './mails.repository.ts';
import { afterQuietHours } from './quietHours.ts';
import { textsIn } from './texts/index.ts';
import type { UnsubscribeLinks } from './unsubscribeLinks.ts';
import { withLink } from './write.ts';

export interface MailQueue {
  /** The origin of links in mails. */
  readonly site: string;
  /**
   * Queues a mail, unless its receiver has switched off mails of its kind. Stores the notification of its event in any case,
   * unless no user has confirmed the address.
   */
  enqueue(queries: Queries, mail: Mail): Promise<void>;
  /** Starts the delivery and returns at once. The caller must commit its transaction first. */
  deliverSoon(): void;
}

/** A user with a confirmed address, and which mails they want, and when. */
export interface MailReceiver {
  id: number;
  mails: MailChoices;
  quietHours: QuietHours | null;
  timeZone: string | null;
}

export interface MailQueueOptions {
  /** Returns the origin of links, which may be unknown until the server listens. */
  site: () => string;
  clock: Clock;
  deliverSoon: () => void;
  /** Finds the user who has confirmed an address. */
  findReceiver: (queries: Queries, address: string) => Promise<MailReceiver | undefined>;
  /** Stores the notification of an event, and returns its id. */
  notify: (queries: Queries, userId: number, event: MailEvent, now: Date) => Promise<number>;
  unsubscribeLinks: UnsubscribeLinks;
}

export function createMailQueue(options: MailQueueOptions): MailQueue {
  const { site, clock, deliverSoon, findReceiver, notify, unsubscribeLinks } = options;
  return {
    get site() {
      return site();
    },
    deliverSoon,
    async enqueue(queries, letter) {
      const { event, to, language } = letter;
      const now = clock();
      // Only users with a confirmed address get notifications, and mails that they can switch off.
      const receiver = event && (await findReceiver(queries, to));
      if (!event || !receiver) return insertMail(queries, withNotificationId(letter, null), { now });
      const mail = withNotificationId(letter, await notify(queries, receiver.id, event, now));
      const kind = mailKindOf(event);
      if (kind === null) return insertMail(queries, mail, { now });
      if (!receiver.mails[kind]) return undefined;
      const token = await unsubscribeLinks.issue({ userId: receiver.id, kind });
      const href = `${site()}/unsubscribe?token=${token}`;
      const label = textsIn(language).unsubscribe[kind];
      const dueAt = afterQuietHours(now, receiver.quietHours, receiver.timeZone);
      return insertMail(queries, withLink(mail, { label, href }), { stop: { kind, url: href }, now, dueAt });
    },
  };
}
