/**
 * Replaces the program's text in a mail with an operator's text. Facts, quotations, links and the end of the mail stay
 * the same.
 */
import type { Language, MailText, MailWords } from '@skillharbor/contract';
import { fillPlaceholders, isolate, placeholdersIn } from '@skillharbor/prose';
import type { Queries } from '../platform/database/tables.ts';
import { findOwnWords } from './mailTexts.repository.ts';
import type { Mail } from './mails.repository.ts';
import { mailsIn } from './samples.ts';
import { SITE_NAME } from './siteName.ts';
import { textsIn } from './texts/index.ts';
import { oneLine, write } from './write.ts';
import type { Content } from './content.ts';

/** The placeholder for the name of the site, which the text of every mail may contain. */
const SITE_PLACEHOLDER = 'siteName';

/** Returns the mail with the text that operators have written for it, or unchanged if they have written none. */
export async function inOwnWords(queries: Queries, mail: Mail): Promise<Mail> {
  const { wording, language } = mail;
  const own = wording && (await findOwnWords(queries, wording.name, language));
  return own ? reword(mail, own) : mail;
}

/** Writes the mail again with another subject and text. A mail that has no name is returned unchanged. */
export function reword(mail: Mail, { subject, body }: MailWords): Mail {
  if (!mail.wording) return mail;
  const { content } = mail.wording;
  const texts = textsIn(mail.language);
  const isolated = texts.direction === 'rtl' ? isolate : (value: string) => value;
  const values = {
    ...Object.fromEntries(
      Object.entries(content.values ?? {}).map(([name, value]) => [name, isolated(value)]),
    ),
    [SITE_PLACEHOLDER]: SITE_NAME,
  };
  const fill = (text: string) => fillPlaceholders(text, values);
  return {
    ...mail,
    ...write(texts, {
      ...content,
      ...(subject !== null && !content.keepsSubject && { subject: fill(subject) }),
      paragraphs: paragraphsOf(body).map(fill),
    }),
  };
}

/** Empty lines separate the paragraphs of the text. */
const paragraphsOf = (body: string) => body.trim().split(/\s*\n\s*\n\s*/);

/** Returns the program's text of a mail, with placeholders for the values of the sample. */
function shippedWords({ subject, keepsSubject, paragraphs, values = {} }: Content): MailWords {
  // Replaces longer values first, because a value may contain another value.
  const named = Object.entries({ ...values, [SITE_PLACEHOLDER]: SITE_NAME }).toSorted(
    ([, a], [, b]) => b.length - a.length,
  );
  const withPlaceholders = (text: string) =>
    named.reduce(
      (filled, [name, value]) =>
        filled.replaceAll(isolate(value), `{${name}}`).replaceAll(value, `{${name}}`),
      text,
    );
  return {
    subject: keepsSubject ? null : withPlaceholders(oneLine(subject)),
    body: withPlaceholders(paragraphs.join('\n\n')),
  };
}

type NamedMail = Mail & Required<Pick<Mail, 'wording'>>;

const samplesOf = new Map<Language, ReadonlyMap<string, NamedMail>>();

/**
 * Returns a sample of each mail, by the name of the mail. If there are several samples of a mail, they differ only in
 * parts that operators cannot change.
 */
function samplesIn(language: Language): ReadonlyMap<string, NamedMail> {
  const known = samplesOf.get(language);
  if (known) return known;
  const samples = new Map<string, NamedMail>();
  for (const { wording, ...mail } of Object.values(mailsIn(language)))
    if (wording && !samples.has(wording.name)) samples.set(wording.name, { ...mail, wording });
  samplesOf.set(language, samples);
  return samples;
}

/**
 * Returns the parts of a mail that operators can change, in one language. Returns undefined if there is no such mail.
 */
export function mailTextIn(
  language: Language,
  name: string,
  siteName: string,
): Omit<MailText['texts'][number], 'own'> | undefined {
  const sample = samplesIn(language).get(name);
  if (!sample) return undefined;
  const { content } = sample.wording;
  const shipped = shippedWords(content);
  const required = placeholdersIn(shipped.body);
  return {
    language,
    subject: subjectOf(sample, siteName),
    shipped,
    placeholders: Object.entries({ ...content.values, [SITE_PLACEHOLDER]: siteName }).map(
      ([one, sample]) => ({
        name: one,
        is_required: one !== SITE_PLACEHOLDER && required.includes(one),
        sample,
      }),
    ),
    greeting: content.greeting ?? null,
    rest: restOf(content).map((text) => text.replaceAll(SITE_NAME, siteName)),
  };
}

/** Returns the program's subject of a mail. If it cannot be changed, returns the subject of the sample. */
const subjectOf = ({ subject, wording: { content } }: NamedMail, siteName: string) =>
  (shippedWords(content).subject ?? subject).replaceAll(SITE_NAME, siteName);

/** Returns the parts of a mail that follow the text, in the order of the mail. */
function restOf({ details = [], quote, sections = [], button, closing }: Content): string[] {
  return [
    ...details,
    ...(quote ? [quote.from, quote.text] : []),
    ...sections.flatMap(({ title, links, after, footer }) => [
      title,
      ...links.map(({ label }) => label),
      ...(after === undefined ? [] : [after]),
      ...(footer ? [footer.label] : []),
    ]),
    ...(button ? [button.label] : []),
    closing,
  ];
}

/** Returns the name of each mail, with its subject. */
export const mailSubjects = (language: Language, siteName: string): { name: string; subject: string }[] =>
  [...samplesIn(language)].map(([name, sample]) => ({ name, subject: subjectOf(sample, siteName) }));
