/**
 * Queues mails in the database. A mail is written in the transaction of the event that it reports, so either both are
 * committed or neither, and no mail is lost while the mail server is down. Only this file checks whether the receiver
 * wants the mail, and when, and stores the notification of the event.
 */
import type { MailChoices, QuietHours } from '@skillharbor/contract';
import type { Queries } from '../platform/database/tables.ts';
import type { Clock } from '../platform/time/clock.ts';
import { isInDigests, mailKindOf } from './events.ts';
import type { MailEvent } from './events.ts';
import { withNotificationId } from './letter.ts';
import { insertMail } from './mails.repository.ts';
import type { Mail, Sending } from './mails.repository.ts';
import { afterQuietHours, nextStartOfHour } from './quietHours.ts';
import { textsIn } from './texts/index.ts';
import type { MailKinds, UnsubscribeLinks } from './unsubscribeLinks.ts';
import { withBrand } from './withBrand.ts';
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
  /** The hour of the day at which a digest comes, or null for a mail each. */
  digestHour: number | null;
  timeZone: string | null;
}

export interface MailQueueOptions {
  /** Returns the origin of links, which may be unknown until the server listens. */
  site: () => string;
  clock: Clock;
  deliverSoon: () => void;
  /** Finds the user who has confirmed an address. */
  findReceiver: (queries: Queries, address: string) => Promise<MailReceiver | undefined>;
  /** Reads the name of the site. */
  readSiteName: (queries: Queries) => Promise<string>;
  /** Stores the notification of an event, and returns its id. */
  notify: (queries: Queries, userId: number, event: MailEvent, now: Date) => Promise<number>;
  unsubscribeLinks: UnsubscribeLinks;
}

interface Stoppable extends Sending {
  userId: number;
  kinds: MailKinds;
  /** The label of the link. */
  label: string;
}

export function createMailQueue(options: MailQueueOptions): MailQueue {
  const { site, clock, deliverSoon, findReceiver, notify, unsubscribeLinks, readSiteName } = options;
  /** Queues a mail with a link that stops mails of these kinds. */
  async function insertStoppable(
    queries: Queries,
    mail: Mail,
    { userId, kinds, label, ...sending }: Stoppable,
  ) {
    const token = await unsubscribeLinks.issue({ userId, kinds });
    const href = `${site()}/unsubscribe?token=${token}`;
    return insertMail(queries, withLink(mail, { label, href }), { ...sending, unsubscribeUrl: href });
  }

  return {
    get site() {
      return site();
    },
    deliverSoon,
    async enqueue(queries, unbranded) {
      const letter = withBrand(unbranded, { name: await readSiteName(queries), site: site() });
      const { event, to, language, digest } = letter;
      const now = clock();
      const texts = textsIn(language);
      if (digest) return insertStoppable(queries, letter, { ...digest, now, label: texts.digest.stop });
      // Only users with a confirmed address get notifications, and mails that they can switch off.
      const receiver = event && (await findReceiver(queries, to));
      if (!event || !receiver) return insertMail(queries, withNotificationId(letter, null), { now });
      const { id: userId, mails, digestHour, quietHours, timeZone } = receiver;
      const notificationId = await notify(queries, userId, event, now);
      const mail = withNotificationId(letter, notificationId);
      const kind = mailKindOf(event);
      if (kind === null) return insertMail(queries, mail, { now });
      if (!mails[kind]) return undefined;
      if (digestHour !== null && mail.href !== undefined && isInDigests(kind)) {
        const dueAt = afterQuietHours(nextStartOfHour(now, digestHour, timeZone), quietHours, timeZone);
        const sending = { now, dueAt, kind, notificationId, digestHref: mail.href };
        return insertMail(queries, { ...mail, text: '', html: '' }, sending);
      }
      const dueAt = afterQuietHours(now, quietHours, timeZone);
      const label = texts.unsubscribe[kind];
      return insertStoppable(queries, mail, {
        userId,
        kinds: [kind],
        kind,
        label,
        notificationId,
        now,
        dueAt,
      });
    },
  };
}
