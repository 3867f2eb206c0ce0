import type { Category, EmploymentType, PostedWithin, WorkType } from '@skillharbor/contract';

/** The conditions that all jobs of a list meet, in a form from which each language can build a sentence. */
export interface ListSubject {
  category: readonly Category[];
  employment_type: readonly EmploymentType[];
  remote: readonly WorkType[];
  company: readonly string[];
  location: readonly string[];
  /** The words of the search, or '' if there is none. */
  words: string;
  /** The minimum pay as a text: '$60 an hour'. */
  pay: string | null;
  has_pay: boolean;
  posted_within: PostedWithin | null;
  is_open: boolean;
}

/** Says whether there are exactly as many matches as the number, more than the number, or at least the number. */
export type Precision = 'exact' | 'more' | 'at-least';

/** Joins names into a list: 'a, b, or c'. */
export type ListOf = (items: readonly string[], type: 'disjunction') => string;

const kinds = {
  onsite: 'on-site',
  hybrid: 'hybrid',
  remote: 'remote',
  'full-time': 'full-time',
  'part-time': 'part-time',
  contract: 'contract',
  tech: 'tech',
  finance: 'finance',
  healthcare: 'healthcare',
  marketing: 'marketing',
  education: 'education',
  other: 'other',
} satisfies Record<Category | EmploymentType | WorkType, string>;

/** The maximum number of values that are named. If there are more, they are only counted. */
const MAX_NAMED = 3;

export const listSummary = {
  /** An example: '8 remote tech jobs for “react” in Kyiv, posted in the last 7 days' */
  counted: (
    subject: ListSubject,
    { count, number, precision }: { count: number; number: string; precision: Precision },
    listOf: ListOf,
  ) => {
    const noun = count === 1 ? 'job' : 'jobs';
    const amounts = { exact: number, more: `More than ${number}`, 'at-least': `At least ${number}` };
    return `${amounts[precision]} ${phrase(subject, noun, listOf)}`;
  },
  /** Returns the title of a list: 'Remote Tech Jobs in Kyiv'. */
  title: (subject: ListSubject, listOf: ListOf) => phrase(subject, 'Jobs', listOf, capitalized),
};

function phrase(
  subject: ListSubject,
  noun: string,
  listOf: ListOf,
  cased: (text: string) => string = (text) => text,
): string {
  const { remote, employment_type, category, words, company, location } = subject;
  const some = (names: readonly string[], many: string) =>
    names.length > MAX_NAMED ? `${names.length} ${many}` : listOf(names, 'disjunction');
  const named = [remote, employment_type, category.length > MAX_NAMED ? [] : category];
  const head = [
    ...named
      .filter((values) => values.length > 0)
      .map((values) =>
        listOf(
          values.map((value) => cased(kinds[value])),
          'disjunction',
        ),
      ),
    noun,
    words !== '' && `for “${words}”`,
    category.length > MAX_NAMED && `in ${category.length} categories`,
    company.length > 0 && `at ${some(company, 'companies')}`,
    location.length > 0 && `in ${some(location, 'places')}`,
  ].filter((part) => part !== false);
  return [head.join(' '), ...conditions(subject)].join(', ');
}

function conditions({ pay, has_pay, posted_within, is_open }: ListSubject): string[] {
  const all = [
    pay !== null && has_pay && `${pay} or more`,
    pay !== null && !has_pay && `${pay} or more where pay is given`,
    pay === null && has_pay && 'pay given',
    posted_within !== null &&
      `posted ${posted_within === 1 ? 'since yesterday' : `in the last ${posted_within} days`}`,
    is_open && 'open for applications',
  ];
  return all.filter((part) => part !== false);
}

function capitalized(text: string) {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
