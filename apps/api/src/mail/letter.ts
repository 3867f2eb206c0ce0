/** A mail that greets its receiver, in the receiver's language. */
import type { Language } from '@skillharbor/contract';
import type { Mail } from './mails.repository.ts';
import type { MailTexts } from './texts/english.ts';
import { textsIn } from './texts/index.ts';
import { write } from './write.ts';
import type { Content } from './write.ts';

export interface Receiver {
  to: string;
  firstName: string;
  /** Null where the user has chosen none. */
  language: Language | null;
}

export function letter(
  { to, firstName, language }: Receiver,
  contentIn: (texts: MailTexts) => Content,
): Mail {
  const texts = textsIn(language);
  const { paragraphs, ...content } = contentIn(texts);
  return { to, ...write(texts, { ...content, paragraphs: [texts.hello(firstName), ...paragraphs] }) };
}

/** What a mail says, with the address to which its button leads. */
export function linked<Said extends { button: string }>({ button, ...said }: Said, href: string) {
  return { ...said, button: { label: button, href } };
}

/** The text of a user, where there is one. */
export function quoted(from: string, text: string | null): Pick<Content, 'quote'> {
  return text ? { quote: { from, text } } : {};
}
