/**
 * Blind review: decides which facts of a hidden applicant a client may see. The directory lists the same facts beside
 * the names, so the applicant must look the same as at least four other freelancers of the directory.
 */
import type { Applicant } from '@skillharbor/contract';
import { rateBand } from '@skillharbor/prose';

/** At least this number of freelancers, the applicant among them, look the same to the client. */
export const CROWD_SIZE = 5;

/** The facts of a freelancer that the directory shows, and that a hidden application may show, too. */
export interface Facts extends Pick<Applicant, 'hourly_rate' | 'rate_currency' | 'availability_status'> {
  skill_ids: readonly number[];
  skills_count: number;
}

/** A number of freelancers of the directory with the same facts. Of their skills, it lists only those in question. */
export interface Group extends Facts {
  people: number;
}

/** The freelancers of the directory, and the skills in question: those that the job of an application names. */
export interface Directory {
  groups: readonly Group[];
  namedSkills: readonly number[];
}

type FactName = 'rate' | 'availability' | 'skills count' | `skill ${number}`;
type Fact = (of: Facts) => string | number | boolean | null;

const rateOf: Fact = ({ hourly_rate, rate_currency }) =>
  hourly_rate === null ? null : `${rate_currency} ${rateBand(hourly_rate).min}`;

/** Lists the facts that help a client most first, because each one leaves a smaller crowd to the next. */
function factsFor(namedSkills: readonly number[]): [FactName, Fact][] {
  return [
    ['rate', rateOf],
    ...namedSkills.map((id): [FactName, Fact] => [`skill ${id}`, ({ skill_ids }) => skill_ids.includes(id)]),
    ['availability', ({ availability_status }) => availability_status],
    ['skills count', ({ skills_count }) => skills_count],
  ];
}

/**
 * Returns the facts of an applicant that a client may see. Each fact divides the crowd: the people with the same
 * shown value stay. If the applicant's value is hidden, the people with a hidden value stay. So at least CROWD_SIZE
 * people always look the same to the client, and a hidden value reveals nothing either.
 */
export function shownFacts(applicant: Facts, { groups, namedSkills }: Directory): ReadonlySet<FactName> {
  const names = new Set<FactName>();
  let crowd = groups;
  for (const [name, fact] of factsFor(namedSkills)) {
    const { shown, hidden } = divide(crowd, fact);
    const alike = shown.get(fact(applicant));
    if (alike) names.add(name);
    crowd = alike ?? hidden;
  }
  return names;
}

/** Returns the rates, such as `EUR 50`, that hidden applications show, whatever skills their jobs name. */
export function shownRates(groups: readonly Group[]): string[] {
  return [...divide(groups, rateOf).shown.keys()].filter((rate) => typeof rate === 'string');
}

/**
 * Divides a crowd by the value of a fact. A value that fewer people than CROWD_SIZE share is hidden. If fewer people
 * than that have a hidden value, the rarest of the other values is hidden as well.
 */
function divide(crowd: readonly Group[], fact: Fact) {
  const rarestFirst = [...Map.groupBy(crowd, fact)].toSorted(
    ([, one], [, other]) => peopleIn(one) - peopleIn(other),
  );
  const hidden: Group[] = [];
  const isEnough = (groups: readonly Group[]) => peopleIn(groups) >= CROWD_SIZE;
  const shown = rarestFirst.filter(([, alike]) => {
    if (isEnough(alike) && (hidden.length === 0 || isEnough(hidden))) return true;
    hidden.push(...alike);
    return false;
  });
  return { shown: new Map(shown), hidden };
}

const peopleIn = (groups: readonly Group[]): number => groups.reduce((sum, { people }) => sum + people, 0);
