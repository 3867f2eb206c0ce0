'use client';

import { countryName } from '@skillharbor/prose';
import { useContext } from 'react';
import { useJobMessages } from '../../messages/useJobMessages.ts';
import { UiContext, useFormat } from '../../primitives/UiProvider/context.ts';
import { usePayFormat } from '../../cards/JobView/usePayFormat.ts';
import { companyLabel } from './filterOptions.ts';
import type { FilterName, JobFilters, LeastPay } from './jobFilters.ts';

/** Returns a function that describes an active filter in words: 'Categories: Tech, Finance'. */
export function usePills(): (name: FilterName, filters: JobFilters) => string {
  const { categories, employmentTypes, workTypes, listings } = useJobMessages();
  const format = useFormat();
  const { locale } = useContext(UiContext);
  const formatLeast = useLeastPayFormat();
  const { pills } = listings.filters;
  return (name, filters) => {
    switch (name) {
      case 'category':
        return pills.category(
          format.list(
            filters.category.map((value) => categories[value]),
            'unit',
          ),
        );
      case 'location':
        return pills.location(format.list(filters.location, 'unit'));
      case 'company':
        return pills.company(
          format.list(
            filters.company.map((company) => companyLabel(company, listings.filters)),
            'unit',
          ),
        );
      case 'employment_type':
        return pills.employment_type(
          format.list(
            filters.employment_type.map((type) => employmentTypes[type]),
            'unit',
          ),
        );
      case 'remote':
        return pills.remote(
          format.list(
            filters.remote.map((type) => workTypes[type]),
            'unit',
          ),
        );
      case 'located_in': {
        if (filters.located_in === null) return '';
        const { country, notStated } = filters.located_in;
        return pills[notStated ? 'located_in_or_not_stated' : 'located_in'](countryName(country, locale));
      }
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

/** Returns a function that formats the minimum pay: '€60 an hour'. */
export function useLeastPayFormat(): (pay: LeastPay) => string {
  const format = usePayFormat();
  return (pay) => format({ ...pay, max: pay.min });
}
