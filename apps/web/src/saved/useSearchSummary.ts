import type { SearchConditions } from '@skillharbor/contract';
import { useListTitle } from '@skillharbor/ui/pages';
import { filtersOf } from '../jobs/filterQuery.ts';

/** Returns a function that describes the conditions of a search in words. */
export function useSearchSummary(): (search: { conditions: SearchConditions }) => string {
  const titleOf = useListTitle();
  return ({ conditions }) => titleOf(filtersOf(conditions), conditions.search ?? '');
}
