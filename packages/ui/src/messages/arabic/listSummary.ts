import { isolate, noCompany } from '@skillharbor/prose';
import type { Messages } from '../english.ts';
import type { ListOf, ListSubject } from '../listSummary.ts';
import { nouns } from './nouns.ts';
import { counted, plural } from './plural.ts';
import type { Forms } from './plural.ts';

const kinds = {
  onsite: 'في مقر العمل',
  hybrid: 'هجين',
  remote: 'عن بُعد',
  'full-time': 'دوام كامل',
  'part-time': 'دوام جزئي',
  contract: 'عقد',
  tech: 'التقنية',
  finance: 'المالية',
  healthcare: 'الصحة',
  marketing: 'التسويق',
  education: 'التعليم',
  other: 'مجالات أخرى',
};

/** The forms of the noun after ‘more than’, in the genitive. */
const moreThan: Forms = {
  zero: '0 وظيفة',
  one: 'وظيفة واحدة',
  two: 'وظيفتين',
  few: 'وظائف',
  many: 'وظيفة',
  other: 'وظيفة',
};
const companies: Forms = {
  zero: 'شركات',
  one: 'شركة واحدة',
  two: 'شركتين',
  few: 'شركات',
  many: 'شركة',
  other: 'شركة',
};
const places: Forms = {
  zero: 'أماكن',
  one: 'مكان واحد',
  two: 'مكانين',
  few: 'أماكن',
  many: 'مكانًا',
  other: 'مكان',
};
const categories: Forms = {
  zero: 'مجالات',
  one: 'مجال واحد',
  two: 'مجالين',
  few: 'مجالات',
  many: 'مجالًا',
  other: 'مجال',
};

/** The maximum number of values that are named. If there are more, they are only counted. */
const MAX_NAMED = 3;

export const listSummary: Messages['jobs']['listings']['summary'] = {
  /** An example: '8 وظائف عن «react» في مجال التقنية في Kyiv، عن بُعد، نُشرت في آخر 7 أيام' */
  counted: (subject, { count, number, precision }, listOf) => {
    const amounts = {
      exact: counted(count, number, nouns.job),
      more: `أكثر من ${counted(count, number, moreThan)}`,
      'at-least': `ما لا يقل عن ${counted(count, number, moreThan)}`,
    };
    return phrase(subject, amounts[precision], listOf);
  },
  title: (subject, listOf) => phrase(subject, 'وظائف', listOf),
};

/**
 * Returns the noun, followed by the filters of the list. English puts some filters before the noun, as adjectives. In
 * Arabic they follow it, so that they need not agree with it.
 */
function phrase(subject: ListSubject, noun: string, listOf: ListOf): string {
  const { remote, employment_type, category, words, company, location } = subject;
  const some = (names: readonly string[], forms: Forms) =>
    names.length > MAX_NAMED
      ? counted(names.length, String(names.length), forms)
      : listOf(names.map(isolate), 'disjunction');
  const head = [
    noun,
    words !== '' && `عن «${isolate(words)}»`,
    category.length > 0 && fieldsOf(category, listOf),
    company.length > 0 && `لدى ${some(company.map(companyName), companies)}`,
    location.length > 0 && `في ${some(location, places)}`,
  ].filter((part) => part !== false);
  const named = [remote, employment_type]
    .filter((values) => values.length > 0)
    .map((values) => anyOf(values, listOf));
  return [head.join(' '), ...named, ...conditions(subject)].join('، ');
}

function fieldsOf(category: ListSubject['category'], listOf: ListOf): string {
  if (category.length > MAX_NAMED)
    return `في ${counted(category.length, String(category.length), categories)}`;
  // The name of this category means “other fields”, so the word for ‘field’ is not added before it.
  if (category.every((value) => value === 'other')) return `في ${kinds.other}`;
  return `في مجال ${anyOf(category, listOf)}`;
}

const anyOf = (values: readonly (keyof typeof kinds)[], listOf: ListOf) =>
  listOf(
    values.map((value) => kinds[value]),
    'disjunction',
  );

const lastDays = {
  zero: 'اليوم',
  one: 'في آخر يوم',
  two: 'في آخر يومين',
  few: 'أيام',
  many: 'يومًا',
  other: 'يوم',
} satisfies Forms;

function conditions({ pay, has_pay, posted_within, is_open }: ListSubject): string[] {
  const all = [
    pay !== null && has_pay && `بأجر لا يقل عن ${pay}`,
    pay !== null && !has_pay && `بأجر لا يقل عن ${pay} حيث ذُكر الأجر`,
    pay === null && has_pay && 'ذُكر أجرها',
    posted_within !== null &&
      (posted_within === 1
        ? 'نُشرت منذ أمس'
        : `نُشرت في آخر ${posted_within} ${plural(posted_within, lastDays)}`),
    is_open && 'مفتوحة للتقديم',
  ];
  return all.filter((part) => part !== false);
}

const companyName = (company: string) => (company === noCompany ? 'شركات غير مذكورة' : company);
