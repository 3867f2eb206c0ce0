import { mailWordsInputRules as rules } from '@skillharbor/contract';
import type { MailTextVersion, MailWordsInput } from '@skillharbor/contract';
import { fillPlaceholders, missingPlaceholder, unknownPlaceholder } from '@skillharbor/prose';
import type { deskMailTexts } from '../../messages/deskMailTexts.ts';
import { isBlank, isLongerThan, problemsOf } from '../checks.ts';

/** The text of a mail. The subject is empty if operators cannot change it. */
export interface MailTextValues {
  subject: string;
  body: string;
}

/** Returns the current text of the mail. */
export function mailTextValues({ own, shipped }: MailTextVersion): MailTextValues {
  const { subject, body } = own ?? shipped;
  return { subject: subject ?? '', body };
}

export function validateMailText(
  { subject, body }: MailTextValues,
  { shipped, placeholders }: MailTextVersion,
  messages: typeof deskMailTexts,
  format: { number(value: number): string },
) {
  const known = placeholders.map(({ name }) => name);
  const required = placeholders.filter((one) => one.is_required).map(({ name }) => name);
  const problemOf = (field: keyof MailTextValues, text: string) => {
    const { maxLength } = rules[field];
    if (isBlank(text)) return messages.required[field];
    if (isLongerThan(text, maxLength)) return messages.tooLong(format.number(maxLength));
    const unknown = unknownPlaceholder(text, known);
    return unknown === undefined ? undefined : messages.unknown(`{${unknown}}`);
  };
  const missing = missingPlaceholder(body, required);
  return problemsOf({
    subject: shipped.subject === null ? undefined : problemOf('subject', subject),
    body: problemOf('body', body) ?? (missing === undefined ? undefined : messages.missing(`{${missing}}`)),
  });
}

export function mailWordsInput(values: MailTextValues, { shipped }: MailTextVersion): MailWordsInput {
  return { subject: shipped.subject === null ? null : values.subject.trim(), body: values.body.trim() };
}

/** Returns the text as a recipient reads it, with sample values. */
export function previewOf({ subject, body }: MailTextValues, { placeholders }: MailTextVersion) {
  const samples = Object.fromEntries(placeholders.map(({ name, sample }) => [name, sample]));
  return {
    subject: fillPlaceholders(subject, samples),
    paragraphs: body
      .trim()
      .split(/\s*\n\s*\n\s*/)
      .map((paragraph) => fillPlaceholders(paragraph, samples)),
  };
}
