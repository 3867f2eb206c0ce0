import type {
  FreelancerConditions,
  LinkedSearch,
  SavedSearchUpdate,
  SearchConditions,
} from '@skillharbor/contract';
import type { ChangedSearch } from '@skillharbor/ui/forms';
import { activeFilters } from '@skillharbor/ui/pages';
import { filtersOf } from '../jobs/filterQuery.ts';

/** The key of a skill in the form that changes a saved search for freelancers. */
const skillKey = (id: number) => `skill ${id}`;

type Searched = LinkedSearch extends infer Search
  ? Search extends LinkedSearch
    ? Pick<Search, 'kind' | 'conditions'>
    : never
  : never;

/** Returns the update of a saved search with the values of the form, without the filters that the user has cleared. */
export function changedSearch(search: Searched, { name, frequency, words, filters }: ChangedSearch) {
  const keeps = (key: string) => filters.includes(key);
  const update: SavedSearchUpdate =
    search.kind === 'jobs'
      ? { kind: 'jobs', name, frequency, conditions: jobConditions(search.conditions, words, keeps) }
      : {
          kind: 'freelancers',
          name,
          frequency,
          conditions: freelancerConditions(search.conditions, words, keeps),
        };
  return update;
}

type Keeps = (key: string) => boolean;

/** Conditions that the form does not show are not changed. */
function jobConditions(conditions: SearchConditions, words: string, keeps: Keeps): SearchConditions {
  const { search: _search, ...changed } = conditions;
  for (const filter of activeFilters(filtersOf(conditions)))
    if (!keeps(filter)) for (const field of fieldsOf(filter)) delete changed[field];
  return { ...searching(words), ...changed };
}

/** Returns the fields of the contract that correspond to a filter of the list of jobs. */
function fieldsOf(filter: ReturnType<typeof activeFilters>[number]) {
  return filter === 'pay' ? (['pay_min', 'pay_currency', 'pay_period'] as const) : ([filter] as const);
}

function freelancerConditions(
  { skill = [], availability, rate_min, rate_max, rate_currency }: FreelancerConditions,
  words: string,
  keeps: Keeps,
): FreelancerConditions {
  const skills = skill.filter((id) => keeps(skillKey(id)));
  return {
    ...searching(words),
    ...(skills.length > 0 && { skill: skills }),
    ...(availability && keeps('availability') && { availability }),
    ...(keeps('rate') && {
      ...(rate_min !== undefined && { rate_min }),
      ...(rate_max !== undefined && { rate_max }),
      ...(rate_currency !== undefined && { rate_currency }),
    }),
  };
}

const searching = (words: string) => (words === '' ? {} : { search: words });
