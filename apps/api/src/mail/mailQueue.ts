/**
 * Queues mails in the database. A mail is inserted in the transaction of the event that it is about, so either both are
 * committed or neither is, and no mail is lost while the mail server is down. No other file checks whether and when the
 * receiver wants the mail, or stores the notification of the event.
 */
import type { MailChoices, QuietHours } from '@skillharbor/contract';
import type { Queries } from '../platform/database/tables.ts';
import type { Clock } from '../platform/time/clock.ts';
import { isInDigests, mailKindOf } from './events.ts';
import type { MailEvent } from './events.ts';
import { withNotificationId } from './letter.ts';
import { inOwnWords } from './mailWords.ts';
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
   * Queues a mail, unless its receiver has switched off mails of its kind. If a user has confirmed the address, also
   * stores the notification of the event, even if the mail is switched off.
   */
  enqueue(queries: Queries, mail: Mail): Promise<void>;
  /** Starts the delivery of the queued mails, and returns at once. The caller must commit its transaction first. */
  deliverSoon(): void;
}

/** A user with a confirmed address, with the user's choices about the kinds and the times of mails. */
export interface MailReceiver {
  id: number;
  mails: MailChoices;
  quietHours: QuietHours | null;
  /** The hour of the day at which the digest is sent, or null if the user wants a separate mail for each event. */
  digestHour: number | null;
  timeZone: string | null;
}

export interface MailQueueOptions {
  /** Returns the origin of links, which is unknown until the server listens. */
  site: () => string;
  clock: Clock;
  deliverSoon: () => void;
  /** Finds the user who has confirmed an email address. */
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
  /** The label of the link with which the receiver switches the mails off. */
  label: string;
}

export function createMailQueue(options: MailQueueOptions): MailQueue {
  const { site, clock, deliverSoon, findReceiver, notify, unsubscribeLinks, readSiteName } = options;
  /** Queues a mail whose link switches off mails of these kinds. */
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
    async enqueue(queries, shipped) {
      const unbranded = await inOwnWords(queries, shipped);
      const letter = withBrand(unbranded, { name: await readSiteName(queries), site: site() });
      const { event, to, language, digest } = letter;
      const now = clock();
      const texts = textsIn(language);
      if (digest) return insertStoppable(queries, letter, { ...digest, now, label: texts.digest.stop });
      // Only a user with a confirmed address gets notifications, and mails that can be switched off.
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
