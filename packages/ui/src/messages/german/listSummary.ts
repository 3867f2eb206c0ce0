import { noCompany } from '@skillharbor/prose';
import type { Messages } from '../english.ts';
import type { ListOf, ListSubject } from '../listSummary.ts';
import { plural } from './plural.ts';

const kinds = {
  onsite: 'vor Ort',
  hybrid: 'hybrid',
  remote: 'remote',
  'full-time': 'Vollzeit',
  'part-time': 'Teilzeit',
  contract: 'auf Projektbasis',
  tech: 'Technologie',
  finance: 'Finanzen',
  healthcare: 'Gesundheit',
  marketing: 'Marketing',
  education: 'Bildung',
  other: 'Sonstiges',
};

/** The maximum number of values that are named. If there are more, they are only counted. */
const MAX_NAMED = 3;

export const listSummary: Messages['jobs']['listings']['summary'] = {
  /**
   * An example: '8 Aufträge zu „react“ im Bereich Technologie in Kyiv, remote, in den letzten 7 Tagen veröffentlicht'
   */
  counted: (subject, { count, number, precision }, listOf) => {
    const amounts = { exact: number, more: `Mehr als ${number}`, 'at-least': `Mindestens ${number}` };
    return `${amounts[precision]} ${phrase(subject, plural(count, 'Auftrag', 'Aufträge'), listOf)}`;
  },
  title: (subject, listOf) => phrase(subject, 'Aufträge', listOf),
};

/**
 * Returns the noun with its filters. English uses adjectives before the noun. In German the filters follow the noun,
 * where they need no endings.
 */
function phrase(subject: ListSubject, noun: string, listOf: ListOf): string {
  const { remote, employment_type, category, words, company, location } = subject;
  const some = (names: readonly string[], many: string) =>
    names.length > MAX_NAMED ? `${names.length} ${many}` : listOf(names, 'disjunction');
  const head = [
    noun,
    words !== '' && `zu „${words}“`,
    category.length > 0 && fieldsOf(category, listOf),
    company.length > 0 && `bei ${some(company.map(companyName), 'Unternehmen')}`,
    location.length > 0 && `in ${some(location, 'Orten')}`,
  ].filter((part) => part !== false);
  const named = [remote, employment_type]
    .filter((values) => values.length > 0)
    .map((values) => anyOf(values, listOf));
  return [head.join(' '), ...named, ...conditions(subject)].join(', ');
}

function fieldsOf(category: ListSubject['category'], listOf: ListOf): string {
  if (category.length > MAX_NAMED) return `in ${category.length} Kategorien`;
  return `${category.length === 1 ? 'im Bereich' : 'in den Bereichen'} ${anyOf(category, listOf)}`;
}

const anyOf = (values: readonly (keyof typeof kinds)[], listOf: ListOf) =>
  listOf(
    values.map((value) => kinds[value]),
    'disjunction',
  );

function conditions({ pay, has_pay, posted_within, is_open }: ListSubject): string[] {
  const all = [
    pay !== null && has_pay && `mindestens ${pay}`,
    pay !== null && !has_pay && `mindestens ${pay}, wo eine Vergütung angegeben ist`,
    pay === null && has_pay && 'mit Angabe der Vergütung',
    posted_within !== null &&
      (posted_within === 1
        ? 'seit gestern veröffentlicht'
        : `in den letzten ${posted_within} Tagen veröffentlicht`),
    is_open && 'offen für Bewerbungen',
  ];
  return all.filter((part) => part !== false);
}

const companyName = (company: string) => (company === noCompany ? 'ungenannten Unternehmen' : company);
