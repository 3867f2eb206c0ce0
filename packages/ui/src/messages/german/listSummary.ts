import type { Messages } from '../english.ts';
import type { ListOf, ListSubject } from '../listSummary.ts';
import { plural } from './plural.ts';

const kinds = {
  onsite: 'vor Ort',
  hybrid: 'hybrid',
  remote: 'remote',
  'full-time': 'Vollzeit',
  'part-time': 'Teilzeit',
  contract: 'Projektvertrag',
  tech: 'Technologie',
  finance: 'Finanzen',
  healthcare: 'Gesundheit',
  marketing: 'Marketing',
  education: 'Bildung',
  other: 'Sonstiges',
};

/** More values than these are counted instead of named. */
const MAX_NAMED = 3;

export const listSummary: Messages['jobs']['listings']['summary'] = {
  /** '8 Aufträge zu „react“ in Kyiv, Technologie, remote, in den letzten 7 Tagen veröffentlicht' */
  counted: (subject, { count, number, precision }, listOf) => {
    const amounts = { exact: number, more: `Mehr als ${number}`, 'at-least': `Mindestens ${number}` };
    return `${amounts[precision]} ${phrase(subject, plural(count, 'Auftrag', 'Aufträge'), listOf)}`;
  },
  title: (subject, listOf) => phrase(subject, 'Aufträge', listOf),
};

/** What adjectives say in English stands after the noun, where it needs no ending. */
function phrase(subject: ListSubject, noun: string, listOf: ListOf): string {
  const { remote, employment_type, category, words, company, location } = subject;
  const some = (names: readonly string[], many: string) =>
    names.length > MAX_NAMED ? `${names.length} ${many}` : listOf(names, 'disjunction');
  const head = [
    noun,
    words !== '' && `zu „${words}“`,
    category.length > MAX_NAMED && `in ${category.length} Kategorien`,
    company.length > 0 && `bei ${some(company, 'Unternehmen')}`,
    location.length > 0 && `in ${some(location, 'Orten')}`,
  ].filter((part) => part !== false);
  const named = [category.length > MAX_NAMED ? [] : category, remote, employment_type]
    .filter((values) => values.length > 0)
    .map((values) =>
      listOf(
        values.map((value) => kinds[value]),
        'disjunction',
      ),
    );
  return [head.join(' '), ...named, ...conditions(subject)].join(', ');
}

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
