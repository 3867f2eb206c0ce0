'use client';

import { useJobMessages } from '../../primitives/UiProvider/useJobMessages.ts';
import { usePayFormat } from '../../primitives/UiProvider/usePayFormat.ts';
import type { FilterName, JobFilters, LeastPay } from './jobFilters.ts';

/** What an active filter has chosen, in words: 'Categories: Tech, Finance'. */
export function usePills(): (name: FilterName, filters: JobFilters) => string {
  const { categories, employmentTypes, workTypes, listings } = useJobMessages();
  const formatLeast = useLeastPayFormat();
  const { pills } = listings.filters;
  return (name, filters) => {
    switch (name) {
      case 'category':
        return pills.category(filters.category.map((value) => categories[value]).join(pills.comma));
      case 'location':
      case 'company':
        return pills[name](filters[name].join(pills.comma));
      case 'employment_type':
        return pills.employment_type(
          filters.employment_type.map((type) => employmentTypes[type]).join(pills.comma),
        );
      case 'remote':
        return pills.remote(filters.remote.map((type) => workTypes[type]).join(pills.comma));
      case 'pay':
        return filters.pay === null ? '' : pills.pay(formatLeast(filters.pay));
      case 'posted_within':
        return filters.posted_within === null ? '' : pills.posted_within[filters.posted_within];
      case 'has_pay':
      case 'is_open':
        return pills[name];
    }
  };
}

/** '€60 an hour' */
export function useLeastPayFormat(): (pay: LeastPay) => string {
  const format = usePayFormat();
  return (pay) => format({ ...pay, max: pay.min });
}
