import type { LinkedSearch, SavedSearchKind } from '@skillharbor/contract';
import type { ShownConditions } from '@skillharbor/ui/forms';
import {
  activeFilters,
  directoryTitle,
  useDirectoryChips,
  useListTitle,
  usePills,
} from '@skillharbor/ui/pages';
import { useFormat, useFreelancerMessages } from '@skillharbor/ui/primitives';
import { useQuery } from '@tanstack/react-query';
import { useApp } from '../app/useApp.ts';
import { skillChoicesQuery } from '../freelancers/queries.ts';
import { filtersOf } from '../jobs/filterQuery.ts';
import { directorySearchOf } from './savedDirectory.ts';

type Conditions = Pick<Extract<LinkedSearch, { kind: 'jobs' }>, 'kind' | 'conditions'> | FreelancerSearch;
type FreelancerSearch = Pick<Extract<LinkedSearch, { kind: 'freelancers' }>, 'kind' | 'conditions'>;

interface SearchTexts {
  /** Returns the conditions of a search as text. */
  summaryOf: (search: Conditions) => string;
  /** Lists the conditions of a search for the form that changes them. */
  conditionsOf: (search: Conditions) => ShownConditions;
}

/**
 * Describes the conditions of saved searches.
 *
 * @param kind the kind of item that the searches find, or null until it has loaded. Only searches for freelancers need
 *   the names of the skills.
 */
export function useSearchTexts(kind: SavedSearchKind | null): SearchTexts {
  const jobTitleOf = useListTitle();
  const pillOf = usePills();
  const chipsOf = useDirectoryChips();
  const messages = useFreelancerMessages();
  const format = useFormat();
  const { data: skills } = useQuery({ ...skillChoicesQuery(useApp()), enabled: kind === 'freelancers' });
  const named = skills ? { skills } : null;

  function chips({ conditions }: FreelancerSearch) {
    return chipsOf(directorySearchOf(conditions).filters, named);
  }

  return {
    summaryOf: (search) => {
      if (search.kind === 'jobs')
        return jobTitleOf(filtersOf(search.conditions), search.conditions.search ?? '');
      const { search: words, filters } = directorySearchOf(search.conditions);
      const title = directoryTitle(
        { search: words, skills: filters.skills, facets: named },
        messages,
        format,
      );
      // The title already contains the words and the skills.
      const others = chips(search).filter(({ key }) => key === 'availability' || key === 'rate');
      return format.list([title, ...others.map(({ text }) => text)], 'unit');
    },
    conditionsOf: (search) => ({
      words: search.conditions.search ?? '',
      filters:
        search.kind === 'jobs'
          ? activeFilters(filtersOf(search.conditions)).map((name) => ({
              key: name,
              text: pillOf(name, filtersOf(search.conditions)),
            }))
          : chips(search).map(({ key, text }) => ({ key, text })),
    }),
  };
}
