/**
 * Adds the current brand to a mail when the mail is queued. Templates do not contain the brand, because they cannot
 * read the database.
 */
import { htmlEscape } from 'escape-goat';
import type { Mail } from './mails.repository.ts';
import { SITE_NAME } from './siteName.ts';
import { HEADER } from './write.ts';

interface MailBrand {
  /** The name of the site. */
  name: string;
  /** The origin of the site's URLs. */
  site: string;
}

/**
 * Inserts the name of the site, and shows the logo above the mail. The URL of the logo never changes, so that old mails
 * show the current logo. The logo has no alternative text, because the name of the site is next to it.
 */
export function withBrand<Written extends Pick<Mail, 'subject' | 'text' | 'html'>>(
  mail: Written,
  { name, site }: MailBrand,
): Written {
  const header =
    '<p style="margin:0 0 24px;font-size:18px;font-weight:600">' +
    `<img src="${htmlEscape(site)}/logo.png" width="32" height="32" alt="" style="vertical-align:middle"> ` +
    `<bdi>${SITE_NAME}</bdi></p>\n`;
  const fill = (text: string, value: string) => text.replaceAll(SITE_NAME, () => value);
  return {
    ...mail,
    subject: fill(mail.subject, name),
    text: fill(mail.text, name),
    html: fill(
      mail.html.replace(HEADER, () => header),
      htmlEscape(name),
    ),
  };
}
