/** Compiles the conditions of a saved search for freelancers, and converts them into a filter for the directory. */
import type { FreelancerConditions } from '@skillharbor/contract';
import type { Queries } from '../../platform/database/tables.ts';
import { searchOf } from '../../search/freelancerSearch.ts';
import type { FacetFilter } from '../../search/freelancerSearch.repository.ts';
import { conditionsOfText } from '../../search/search.repository.ts';
import { presentSkills } from '../accounts/skills.repository.ts';
import type { CompiledSearch } from './compiledSearch.ts';

/** The words, the filters and the anchors are empty, because only searches for jobs use them. */
export function compileFreelancerSearch(given: FreelancerConditions): CompiledSearch {
  return { kind: 'freelancers', conditions: inOneForm(given), match: null, filters: {}, anchors: [] };
}

/** Replaces the ids of skills that operators have merged since the conditions were chosen. */
export async function withPresentSkills(
  queries: Queries,
  { skill, ...others }: FreelancerConditions,
): Promise<FreelancerConditions> {
  return { ...others, ...(skill && { skill: await presentSkills(queries, skill) }) };
}

/** Returns the conditions with trimmed words and sorted values, so that equal conditions are equal as JSON. */
function inOneForm(given: FreelancerConditions): FreelancerConditions {
  const { text, skills, availability, rateMin, rateMax, currency } = searchOf({ ...given, sort: undefined });
  return {
    ...(text !== '' && { search: text }),
    ...(skills.length > 0 && { skill: [...skills] }),
    ...(availability.length > 0 && { availability: [...availability] }),
    ...(rateMin !== undefined && { rate_min: rateMin }),
    ...(rateMax !== undefined && { rate_max: rateMax }),
    ...((rateMin !== undefined || rateMax !== undefined) && { rate_currency: currency }),
  };
}

/** A short last word matches only as a whole word, as in saved searches for jobs. */
export async function directoryFilterOf(queries: Queries, given: FreelancerConditions): Promise<FacetFilter> {
  const present = await withPresentSkills(queries, given);
  const { text, sort: _sort, ...filter } = searchOf({ ...present, sort: undefined });
  const conditions = text === '' ? null : ((await conditionsOfText(queries, text, false)) ?? 'nothing');
  return { ...filter, conditions };
}
