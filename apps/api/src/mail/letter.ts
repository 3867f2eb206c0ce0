/** Writes a mail that greets the receiver in the receiver's language. */
import type { Language } from '@skillharbor/contract';
import { noCompany, notificationLink } from '@skillharbor/prose';
import type { MailEvent } from './events.ts';
import type { Mail } from './mails.repository.ts';
import type { MailTexts } from './texts/english.ts';
import { textsIn } from './texts/index.ts';
import { write } from './write.ts';
import type { Content } from './write.ts';

export interface Receiver {
  to: string;
  firstName: string;
  /** The receiver's language, or null if the user has not chosen one. */
  language: Language | null;
}

/**
 * Writes a letter about an event of the marketplace, or about the account if `event` is null. `contentIn` receives the same values, but a client without a company is called 'the client' in the receiver's language.
 */
export function letter<About extends Receiver & { company?: string }>(
  event: MailEvent | null,
  about: About,
  contentIn: (texts: MailTexts, about: About) => Content,
): Mail {
  const { to, firstName, language, company } = about;
  const texts = textsIn(language);
  const isUnnamed = company === '' || company === noCompany;
  const said = contentIn(texts, isUnnamed ? { ...about, company: texts.client } : about);
  const { paragraphs, ...content } = event ? withNotification(said) : said;
  const { button } = content;
  const written = write(texts, { ...content, paragraphs: [texts.hello(firstName), ...paragraphs] });
  return { event, to, ...(button && { href: button.href }), ...written };
}

/** The place of the id in the link of a mail about an event. The mail queue fills it in, or removes it with its parameter. */
const ID = 'NOTIFICATION-ID';
const parameter = new RegExp(`(?:[?&]|&amp;)notification=${ID}`, 'g');

/** Lets the button of a mail name the notification of its event, so that following it marks the notification as read. */
function withNotification(content: Content): Content {
  const { button } = content;
  return button ? { ...content, button: { ...button, href: notificationLink(button.href, ID) } } : content;
}

/** Fills in the id of the notification that belongs to the mail, or null for a receiver without notifications. */
export function withNotificationId<Letter extends Pick<Mail, 'text' | 'html' | 'href'>>(
  mail: Letter,
  id: number | null,
): Letter {
  const fill = (text: string) =>
    text.replaceAll(parameter, (found) => (id === null ? '' : found.replace(ID, String(id))));
  const { text, html, href } = mail;
  return { ...mail, text: fill(text), html: fill(html), ...(href !== undefined && { href: fill(href) }) };
}

/** Makes the label of the mail's button link to this address. */
export function linked<Said extends { button: string }>({ button, ...said }: Said, href: string) {
  return { ...said, button: { label: button, href } };
}

/** Returns the quotation of a user's text, or nothing if there is no text. */
export function quoted(from: string, text: string | null): Pick<Content, 'quote'> {
  return text ? { quote: { from, text } } : {};
}
