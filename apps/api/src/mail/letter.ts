/** Writes a mail that greets the receiver in the receiver's language. */
import type { Language } from '@skillharbor/contract';
import { noCompany, notificationLink } from '@skillharbor/prose';
import type { MailEvent } from './events.ts';
import type { Mail } from './mails.repository.ts';
import type { MailTexts } from './texts/english.ts';
import { textsIn } from './texts/index.ts';
import { write } from './write.ts';
import type { Content } from './content.ts';

export interface Receiver {
  to: string;
  firstName: string;
  /** The receiver's language, or null if the user has not chosen one. */
  language: Language | null;
}

/**
 * Writes a letter about an event of the marketplace, or about the account if `event` is null. `name` identifies the
 * mail on the operators' page. `contentIn` receives the same values as this function, but a client without a company is
 * called 'the client' in the receiver's language.
 */
export function letter<About extends Receiver & { company?: string }>(
  name: string,
  event: MailEvent | null,
  about: About,
  contentIn: (texts: MailTexts, about: About) => Content,
): Mail {
  const { to, firstName, language, company } = about;
  const texts = textsIn(language);
  const isUnnamed = company === '' || company === noCompany;
  const said = contentIn(texts, isUnnamed ? { ...about, company: texts.client } : about);
  const content = { ...(event ? withNotification(said) : said), greeting: texts.hello(firstName) };
  const { button } = content;
  return {
    event,
    to,
    ...(button && { href: button.href }),
    wording: { name, content },
    ...write(texts, content),
  };
}

/**
 * Writes a mail to an email address whose owner is not verified. The mail contains no name in the greeting, and belongs
 * to no event.
 */
export function note(
  name: string,
  { to, language }: Pick<Receiver, 'to' | 'language'>,
  contentIn: (texts: MailTexts) => Content,
): Mail {
  const texts = textsIn(language);
  const content = contentIn(texts);
  return { event: null, to, wording: { name, content }, ...write(texts, content) };
}

/**
 * The placeholder for the notification's id in the links of a mail about an event. The mail queue replaces the
 * placeholder with the id, or removes the whole query parameter.
 */
const ID = 'NOTIFICATION-ID';
const parameter = new RegExp(`(?:[?&]|&amp;)notification=${ID}`, 'g');

/**
 * Adds the id of the event's notification to the link of the mail's button, so that opening the link marks the
 * notification as read.
 */
function withNotification(content: Content): Content {
  const { button } = content;
  return button ? { ...content, button: { ...button, href: notificationLink(button.href, ID) } } : content;
}

/** Inserts the id of the notification into the mail's links. The id is null if no notification was stored. */
export function withNotificationId<Letter extends Pick<Mail, 'text' | 'html' | 'href'>>(
  mail: Letter,
  id: number | null,
): Letter {
  const fill = (text: string) =>
    text.replaceAll(parameter, (found) => (id === null ? '' : found.replace(ID, String(id))));
  const { text, html, href } = mail;
  return { ...mail, text: fill(text), html: fill(html), ...(href !== undefined && { href: fill(href) }) };
}

/**
 * Makes a button from a label and a URL, for a mail whose values have names. Operators can use the names of the values
 * in their own texts.
 */
export function linked<Said extends { button: string }>(
  { button, ...said }: Said,
  href: string,
  values?: Content['values'],
) {
  return { ...said, button: { label: button, href }, ...(values && { values }) };
}

/** Converts the values with these names to texts. */
export function pick<Name extends string>(
  about: Readonly<Record<Name, string | number>>,
  ...names: readonly Name[]
): Record<string, string> {
  return Object.fromEntries(names.map((name) => [name, String(about[name])]));
}

/** Returns the part of a mail that quotes a user's text, or an empty object if there is no text. */
export function quoted(from: string, text: string | null): Pick<Content, 'quote'> {
  return text ? { quote: { from, text } } : {};
}
