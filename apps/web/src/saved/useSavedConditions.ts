import type { SearchConditions } from '@skillharbor/contract';
import type { ChangedSearch, ShownConditions } from '@skillharbor/ui/forms';
import { activeFilters, usePills } from '@skillharbor/ui/pages';
import { filtersOf } from '../jobs/filterQuery.ts';

/** Returns a function that lists the conditions of a saved search for the form that changes them. */
export function useSavedConditions(): (search: { conditions: SearchConditions }) => ShownConditions {
  const pillOf = usePills();
  return ({ conditions }) => {
    const filters = filtersOf(conditions);
    return {
      words: conditions.search ?? '',
      filters: activeFilters(filters).map((name) => ({ key: name, text: pillOf(name, filters) })),
    };
  };
}

/** Returns the update of a saved search: its conditions without the filters that the user has cleared. */
export function changedSearch(
  { conditions }: { conditions: SearchConditions },
  { name, frequency, words, filters: kept }: ChangedSearch,
) {
  // What the form does not show stays as it is saved.
  const { search: _search, ...changed } = conditions;
  for (const filter of activeFilters(filtersOf(conditions)))
    if (!kept.includes(filter)) for (const field of fieldsOf(filter)) delete changed[field];
  return { name, frequency, conditions: { ...(words !== '' && { search: words }), ...changed } };
}

/** Returns the fields of the contract that a filter of the list has. */
function fieldsOf(filter: ReturnType<typeof activeFilters>[number]) {
  return filter === 'pay' ? (['pay_min', 'pay_currency', 'pay_period'] as const) : ([filter] as const);
}
