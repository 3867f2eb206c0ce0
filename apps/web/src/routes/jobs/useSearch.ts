import type { JobSort } from '@skillharbor/contract';
import type { JobFilters } from '@skillharbor/ui/pages';
import { useNavigate } from 'react-router-dom';
import { useApp } from '../../app/useApp.ts';
import { plainSearch } from '../../jobs/jobsSearch.ts';
import { useSuggestions } from '../../jobs/useSuggestions.ts';
import { paths } from '../../navigation/paths.ts';

/**
 * Returns the actions of the search field. A search for other words keeps the filters, and choosing a suggested filter
 * adds it to them.
 */
export function useSearch({ filters, sort }: { filters: JobFilters; sort: JobSort | undefined }) {
  const { recentSearches } = useApp();
  const navigate = useNavigate();
  const show = (search: string, shown: JobFilters) =>
    void navigate(paths.jobs(plainSearch({ search, filters: shown, sort })));
  const onSearch = (words: string) => {
    if (words !== '') recentSearches.add(words);
    show(words, filters);
  };
  const suggestions = useSuggestions({
    onSearch,
    onFilter: (filter) => show('', { ...filters, ...filter }),
  });
  return { onSearch, suggestions };
}
