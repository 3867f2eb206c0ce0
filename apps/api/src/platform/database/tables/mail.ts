import type { Language, MailKind } from '@skillharbor/contract';
import type { Generated } from 'kysely';

export interface MailTables {
  mails: MailsTable;
}

interface MailsTable {
  id: string;
  recipient: string;
  reply_to: string | null;
  subject: string;
  text: string;
  html: string;
  /** The link that stops mails of this kind, or null for a mail that is always sent. */
  unsubscribe_url: Generated<string | null>;
  /** The choice that stops mails of this kind, or null for a mail that is always sent. */
  kind: Generated<MailKind | null>;
  /** Where the line of this mail in a digest leads, or null for a mail that is sent by itself. */
  digest_href: Generated<string | null>;
  /** The notification of a mail that may wait. It may have been deleted. */
  notification_id: Generated<number | null>;
  language: Generated<Language>;
  created_at: Date;
  attempts: Generated<number>;
  due_at: Date | null;
  /** Until when a server has the mail to send it, or null if none has. */
  leased_until: Generated<Date | null>;
  sent_at: Date | null;
  last_error: string | null;
}
