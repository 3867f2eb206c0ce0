/** Describes the changes of a job in words, for mails. */
import type { JobPart, JobVersion } from '@skillharbor/contract';
import { countryName, formatHireFrom, formatPay } from '@skillharbor/prose';
import { formatDay } from '../../mail/formatDay.ts';
import type { MailTexts } from '../../mail/texts/english.ts';

/** The fields of a job whose old and new values a mail quotes, in the order of the job's page. */
const short = [
  'title',
  'pay',
  'salary_range',
  'location',
  'remote',
  'country',
  'hire_from',
  'overlap',
  'employment_type',
  'application_deadline',
  'category',
] as const satisfies readonly (keyof JobVersion)[];
/** The fields of a job that are too long to be quoted in a mail. */
const long = ['short_description', 'description'] as const satisfies readonly (keyof JobVersion)[];

/** Returns one line for each change, for example 'Pay: €40 an hour → €35 an hour' or 'The description was changed.' */
export function changeLines(
  { before, after }: { before: JobPart; after: JobPart },
  texts: MailTexts,
): string[] {
  const was = wordsOf(before, texts);
  const is = wordsOf(after, texts);
  const { jobWords, change, notGiven } = texts;
  return [
    ...short
      .filter((part) => part in after)
      .map((part) => change(jobWords.parts[part], was[part] ?? notGiven, is[part] ?? notGiven)),
    ...long.filter((part) => part in after).map((part) => `${jobWords.changed[part]}.`),
  ];
}

type Words = Partial<Record<(typeof short)[number], string | null>>;

function wordsOf(part: JobPart, { jobWords, locale }: MailTexts): Words {
  const { pay, remote, country, hire_from, overlap } = part;
  const { employment_type, application_deadline, category } = part;
  return {
    title: part.title,
    location: part.location,
    salary_range: part.salary_range,
    ...(pay && { pay: formatPay(pay, jobWords.pay, locale) }),
    ...(remote && { remote: jobWords.workTypes[remote] }),
    ...(country && { country: countryName(country, locale) }),
    ...(hire_from && { hire_from: formatHireFrom(hire_from, jobWords.places, locale) }),
    ...(overlap && { overlap: jobWords.overlap(overlap.hours, overlap.time_zone) }),
    ...(employment_type && { employment_type: jobWords.employmentTypes[employment_type] }),
    ...(application_deadline && { application_deadline: formatDay(application_deadline, locale) }),
    ...(category && { category: jobWords.categories[category] }),
  };
}
