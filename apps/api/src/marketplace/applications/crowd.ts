/**
 * Decides which facts of a hidden applicant a client may see in blind review. The directory lists the same facts with
 * names, so the applicant must look the same as at least four other freelancers of the directory.
 */
import type { Applicant } from '@skillharbor/contract';
import { rateBand } from '@skillharbor/prose';

/** The minimum number of freelancers, including the applicant, who look the same to the client. */
export const CROWD_SIZE = 5;

/** The facts of a freelancer that both the directory and a hidden application may show. */
export interface Facts extends Pick<Applicant, 'hourly_rate' | 'rate_currency' | 'availability_status'> {
  skill_ids: readonly number[];
  skills_count: number;
}

/**
 * The freelancers of the directory who share these facts, and how many they are. `skill_ids` contains only skills that
 * the job names.
 */
export interface Group extends Facts {
  people: number;
}

/** The freelancers of the directory, and the skills that the job of an application names. */
export interface Directory {
  groups: readonly Group[];
  namedSkills: readonly number[];
}

type FactName = 'rate' | 'availability' | 'skills count' | `skill ${number}`;
type Fact = (of: Facts) => string | number | boolean | null;

const rateOf: Fact = ({ hourly_rate, rate_currency }) =>
  hourly_rate === null ? null : `${rate_currency} ${rateBand(hourly_rate).min}`;

/**
 * Lists the facts in the order in which they are shown, most helpful to the client first, because each shown fact
 * leaves a smaller crowd for the next one.
 */
function factsFor(namedSkills: readonly number[]): [FactName, Fact][] {
  return [
    ['rate', rateOf],
    ...namedSkills.map((id): [FactName, Fact] => [`skill ${id}`, ({ skill_ids }) => skill_ids.includes(id)]),
    ['availability', ({ availability_status }) => availability_status],
    ['skills count', ({ skills_count }) => skills_count],
  ];
}

/**
 * Returns the facts of an applicant that a client may see. Each fact makes the crowd smaller: if the applicant's value
 * is shown, only the people with that value stay; if it is hidden, only the people whose value is hidden as well stay.
 * So at least CROWD_SIZE people always look the same to the client, and a hidden value reveals nothing either.
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

/**
 * Returns the rates, such as `EUR 50`, that hidden applications may show, regardless of the skills that their jobs
 * name.
 */
export function shownRates(groups: readonly Group[]): string[] {
  return [...divide(groups, rateOf).shown.keys()].filter((rate) => typeof rate === 'string');
}

/**
 * Divides a crowd by the value of a fact. A value that fewer than CROWD_SIZE people share is hidden. If fewer than
 * CROWD_SIZE people have hidden values, the rarest shown value is hidden as well.
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
