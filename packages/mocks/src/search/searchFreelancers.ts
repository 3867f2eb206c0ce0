import { availabilityValues } from '@skillharbor/contract';
import type {
  Availability,
  Freelancer,
  FreelancerFacets,
  FreelancerSort,
  SkillFacet,
} from '@skillharbor/contract';
import { isCompleteProfile } from '@skillharbor/prose';
import { skills as allSkills } from '../fixtures/skills.ts';
import { searchFields } from './searchFields.ts';
import { wordsOf } from './words.ts';

export interface DirectorySearch {
  words: string;
  /** The ids of the skills. A freelancer must have all of them. */
  skills: readonly number[];
  availability: readonly Availability[];
  rateMin: number | null;
  rateMax: number | null;
  currency: string;
  sort: FreelancerSort | undefined;
}

export interface FoundInDirectory<Found extends Freelancer> {
  freelancers: Found[];
  /** The corrected words if a typo was corrected, or null if the typed words were searched. */
  foundWords: string | null;
  facets: FreelancerFacets;
}

/** Returns the freelancers that a search finds in the requested order, complete profiles first. */
export function searchFreelancers<Found extends Freelancer>(
  freelancers: readonly Found[],
  search: DirectorySearch,
): FoundInDirectory<Found> {
  const candidates = freelancers.filter((one) => hasSkills(one, search) && hasRate(one, search));
  const isAvailable = ({ availability_status }: Freelancer) =>
    search.availability.length === 0 || search.availability.includes(availability_status);
  const { matches, foundWords } = searchFields(candidates, fieldsOf, search.words);
  const found = matches.filter(({ item }) => isAvailable(item));
  const inOrder = found.toSorted(
    (a, b) =>
      Number(isCompleteProfile(b.item)) - Number(isCompleteProfile(a.item)) ||
      (search.sort === undefined || search.sort === 'best' ? b.score - a.score : 0) ||
      byRate(a.item, b.item, search),
  );
  const shown = inOrder.map(({ item }) => item);
  const availability = availabilityValues.map((value) => ({
    value,
    count: matches.filter(({ item }) => item.availability_status === value).length,
  }));
  return { freelancers: shown, foundWords, facets: { skills: skillFacets(shown, search), availability } };
}

function fieldsOf({ title, skills, location, user, bio }: Freelancer) {
  return [
    wordsOf(title),
    skills.flatMap(({ name }) => wordsOf(name)),
    [location, user.first_name, user.last_name].flatMap(wordsOf),
    wordsOf(bio),
  ];
}

function hasSkills(freelancer: Freelancer, search: DirectorySearch): boolean {
  return search.skills.every((id) => hasSkill(freelancer, id));
}

function hasRate(freelancer: Freelancer, { rateMin, rateMax, currency }: DirectorySearch): boolean {
  if (rateMin === null && rateMax === null) return true;
  const { hourly_rate: rate, rate_currency } = freelancer;
  return rate !== null && rate_currency === currency && rate >= (rateMin ?? 0) && rate <= (rateMax ?? rate);
}

/** Compares rates. Rates in another currency, and freelancers without a rate, come last. */
function byRate(one: Freelancer, other: Freelancer, { sort, currency }: DirectorySearch): number {
  if (sort !== 'rate_low' && sort !== 'rate_high') return 0;
  const comparable = ({ hourly_rate, rate_currency }: Freelancer) =>
    rate_currency === currency ? hourly_rate : null;
  const [rate, otherRate] = [comparable(one), comparable(other)] as const;
  if (rate === null || otherRate === null) return Number(rate === null) - Number(otherRate === null);
  return sort === 'rate_low' ? rate - otherRate : otherRate - rate;
}

function skillFacets(shown: readonly Freelancer[], search: DirectorySearch): SkillFacet[] {
  return allSkills
    .map((skill) => ({ ...skill, count: shown.filter((one) => hasSkill(one, skill.id)).length }))
    .filter(({ id, count }) => count > 0 || search.skills.includes(id))
    .sort((one, other) => other.count - one.count || one.id - other.id);
}

const hasSkill = ({ skills }: Freelancer, id: number) => skills.some((skill) => skill.id === id);
