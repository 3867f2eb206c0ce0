/** Lets operators change the wording of mails. */
import { languageValues } from '@skillharbor/contract';
import type { Language, MailText, MailWordsInput } from '@skillharbor/contract';
import { missingPlaceholder, unknownPlaceholder } from '@skillharbor/prose';
import type { FieldProblems } from '@skillharbor/prose';
import type { OperationsOf } from '../../contract/operations.ts';
import { badFields, notFound, ok } from '../../contract/responses.ts';
import { listOwnWords } from '../../mail/mailTexts.repository.ts';
import { mailSubjects, mailTextIn } from '../../mail/mailWords.ts';
import type { Queries } from '../../platform/database/tables.ts';
import type { Clock } from '../../platform/time/clock.ts';
import { readSiteName } from '../brand/brand.repository.ts';
import { changeMailWords } from './mailTexts.commands.ts';

interface Services {
  queries: Queries;
  clock: Clock;
}

export function mailTextOperations(
  services: Services,
): OperationsOf<'listMailTexts' | 'getMailText' | 'changeMailText' | 'resetMailText'> {
  const { queries } = services;

  const textIn = async (language: Language, name: string) =>
    mailTextIn(language, name, await readSiteName(queries));

  async function mailText(name: string): Promise<MailText | undefined> {
    const siteName = await readSiteName(queries);
    const own = (await listOwnWords(queries)).filter((one) => one.name === name);
    const texts = languageValues.flatMap((language) => {
      const text = mailTextIn(language, name, siteName);
      const words = own.find((one) => one.language === language);
      if (!text) return [];
      const subject = words?.subject ?? text.subject;
      return [{ ...text, subject, own: words ? { subject: words.subject, body: words.body } : null }];
    });
    return texts.length === 0 ? undefined : { name, texts };
  }

  async function answer(name: string) {
    const text = await mailText(name);
    return text ? ok(text) : notFound;
  }

  return {
    async listMailTexts({ query: { language = 'en' } }) {
      const own = await listOwnWords(queries);
      const shipped = mailSubjects(language, await readSiteName(queries));
      return ok({
        results: shipped.map(({ name, subject }) => {
          const changed = own.filter((one) => one.name === name);
          const present = changed.find((one) => one.language === language);
          return {
            name,
            subject: present?.subject ?? subject,
            changed: changed.map((one) => one.language),
          };
        }),
      });
    },

    getMailText: ({ params: { mailName } }) => answer(mailName),

    async changeMailText({ params: { mailName: name, mailLanguage: language }, body, person }) {
      const text = await textIn(language, name);
      if (!text) return notFound;
      const problems = problemsOf(body, text);
      if (problems) return badFields(problems);
      const words = { subject: body.subject && body.subject.trim(), body: body.body.trim() };
      await changeMailWords(services, person.id, { name, language, shipped: text.shipped, words });
      return answer(name);
    },

    async resetMailText({ params: { mailName: name, mailLanguage: language }, person }) {
      const text = await textIn(language, name);
      if (!text) return notFound;
      await changeMailWords(services, person.id, { name, language, shipped: text.shipped, words: null });
      return answer(name);
    },
  };
}

/** Returns the problems of a new wording, or null if it has none. */
function problemsOf(
  { subject, body }: MailWordsInput,
  { shipped, placeholders }: NonNullable<ReturnType<typeof mailTextIn>>,
): FieldProblems | null {
  const known = placeholders.map(({ name }) => name);
  const required = placeholders.filter((one) => one.is_required).map(({ name }) => name);
  const between = (name: string) => ({ placeholder: `{${name}}` });
  if (shipped.subject === null && subject !== null) return { subject: ['subject_fixed'] };
  if (shipped.subject !== null && subject === null) return { subject: ['subject_missing'] };
  const unknownInSubject = unknownPlaceholder(subject ?? '', known);
  if (unknownInSubject !== undefined)
    return { subject: [{ code: 'placeholder_unknown', params: between(unknownInSubject) }] };
  const unknown = unknownPlaceholder(body, known);
  if (unknown !== undefined) return { body: [{ code: 'placeholder_unknown', params: between(unknown) }] };
  const missing = missingPlaceholder(body, required);
  if (missing !== undefined) return { body: [{ code: 'placeholder_missing', params: between(missing) }] };
  return null;
}
