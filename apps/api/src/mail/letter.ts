/** Writes a mail that greets the receiver in the receiver's language. */
import type { Language } from '@skillharbor/contract';
import { noCompany } from '@skillharbor/prose';
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
  const { paragraphs, ...content } = contentIn(
    texts,
    isUnnamed ? { ...about, company: texts.client } : about,
  );
  return { event, to, ...write(texts, { ...content, paragraphs: [texts.hello(firstName), ...paragraphs] }) };
}

/** Makes the label of the mail's button link to this address. */
export function linked<Said extends { button: string }>({ button, ...said }: Said, href: string) {
  return { ...said, button: { label: button, href } };
}

/** Returns the quotation of a user's text, or nothing if there is no text. */
export function quoted(from: string, text: string | null): Pick<Content, 'quote'> {
  return text ? { quote: { from, text } } : {};
}
