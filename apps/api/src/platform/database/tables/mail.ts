import type { Language, MailKind } from '@skillharbor/contract';
import type { Generated } from 'kysely';

export interface MailTables {
  mails: MailsTable;
  mail_texts: MailTextsTable;
}

interface MailTextsTable {
  name: string;
  language: Language;
  /** The operator's subject line, or null if the program writes the subject line. */
  subject: string | null;
  body: string;
  changed_at: Date;
}

interface MailsTable {
  id: string;
  recipient: string;
  reply_to: string | null;
  subject: string;
  text: string;
  html: string;
  /** The link that switches off mails of this kind, or null for a mail that is always sent. */
  unsubscribe_url: Generated<string | null>;
  /** The choice that switches off mails of this kind, or null for a mail that is always sent. */
  kind: Generated<MailKind | null>;
  /** The URL of this mail's link in a digest, or null for a mail that is sent separately. */
  digest_href: Generated<string | null>;
  /** The notification of the same event, for a mail that may wait. That notification may have been deleted since. */
  notification_id: Generated<number | null>;
  language: Generated<Language>;
  created_at: Date;
  attempts: Generated<number>;
  due_at: Date | null;
  /** The time until which a server has reserved the mail to send it, or null. */
  leased_until: Generated<Date | null>;
  sent_at: Date | null;
  last_error: string | null;
}
