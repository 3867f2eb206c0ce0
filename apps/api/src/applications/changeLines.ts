/** The changes of a job in words, for mails. */
import type { JobPart, JobVersion } from '@skillharbor/contract';
import { englishPay, formatPay } from '@skillharbor/prose';
import { categories, employmentTypes, workTypes } from '../jobs/englishNames.ts';

const NOT_GIVEN = 'not given';
const date = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });

/** In the order of the page. */
const labels: readonly [keyof JobVersion, string][] = [
  ['title', 'Title'],
  ['pay', 'Pay'],
  ['salary_range', 'Salary range'],
  ['location', 'Location'],
  ['remote', 'Work type'],
  ['employment_type', 'Employment type'],
  ['application_deadline', 'Application deadline'],
  ['category', 'Category'],
];
/** Too long to be repeated in a mail. */
const texts: readonly [keyof JobVersion, string][] = [
  ['short_description', 'The short description was changed.'],
  ['description', 'The description was changed.'],
];

/** 'Pay: €40 an hour → €35 an hour', 'The description was changed.' */
export function changeLines({ before, after }: { before: JobPart; after: JobPart }): string[] {
  const was = wordsOf(before);
  const is = wordsOf(after);
  return [
    ...labels
      .filter(([field]) => field in after)
      .map(([field, label]) => `${label}: ${was[field] ?? NOT_GIVEN} → ${is[field] ?? NOT_GIVEN}`),
    ...texts.filter(([field]) => field in after).map(([, sentence]) => sentence),
  ];
}

function wordsOf(part: JobPart): Partial<Record<keyof JobVersion, string | null>> {
  const { pay, remote, employment_type, application_deadline, category } = part;
  return {
    title: part.title,
    location: part.location,
    salary_range: part.salary_range,
    ...(pay && { pay: formatPay(pay, englishPay, 'en-US') }),
    ...(remote && { remote: workTypes[remote] }),
    ...(employment_type && { employment_type: employmentTypes[employment_type] }),
    ...(application_deadline && { application_deadline: date.format(new Date(application_deadline)) }),
    ...(category && { category: categories[category] }),
  };
}
