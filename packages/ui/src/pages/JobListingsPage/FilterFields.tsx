'use client';

import { employmentTypeValues, postedWithinValues, workTypeValues } from '@skillharbor/contract';
import type { CountryCode, JobFacets } from '@skillharbor/contract';
import { useJobMessages } from '../../messages/useJobMessages.ts';
import { CheckboxGroup } from '../../primitives/CheckboxGroup/CheckboxGroup.tsx';
import { MultiSelect } from '../../primitives/MultiSelect/MultiSelect.tsx';
import { RadioGroup } from '../../primitives/RadioGroup/RadioGroup.tsx';
import { Tiles } from '../../primitives/Tiles/Tiles.tsx';
import { useFormat } from '../../primitives/UiProvider/context.ts';
import { companyLabel, countOf, foundOptions } from './filterOptions.ts';
import type { JobFilters } from './jobFilters.ts';
import { LocatedInFilterField } from './LocatedInFilterField.tsx';
import { PayFilter } from './PayFilter.tsx';

export interface FilterFieldsProps {
  /** All values of the filters with their counts, or null until they are known. */
  facets: JobFacets | null;
  filters: JobFilters;
  /** The country of the user's profile, or null if it has not loaded. */
  profileCountry: CountryCode | null;
  onFiltersChange: (filters: JobFilters) => void;
}

export function FilterFields({ facets, filters, profileCountry, onFiltersChange }: FilterFieldsProps) {
  const { listings, categories, employmentTypes, workTypes } = useJobMessages();
  const messages = listings.filters;
  const format = useFormat();
  const counted = (count: number) => ({
    shown: format.number(count),
    spoken: listings.allJobs(count, format.number(count)),
  });
  const change = (part: Partial<JobFilters>) => onFiltersChange({ ...filters, ...part });
  const asTyped = (value: string) => value;

  return (
    <Tiles space="16" columns={{ phone: '1', tablet: '3', desktop: '1' }}>
      <MultiSelect
        label={messages.category}
        options={foundOptions(
          facets?.category,
          filters.category,
          (category) => categories[category],
          counted,
        )}
        value={filters.category}
        onChange={(category) => change({ category })}
      />
      <MultiSelect
        label={messages.location}
        options={foundOptions(facets?.location, filters.location, asTyped, counted)}
        value={filters.location}
        onChange={(location) => change({ location })}
      />
      <MultiSelect
        label={messages.company}
        options={foundOptions(
          facets?.company,
          filters.company,
          (company) => companyLabel(company, messages),
          counted,
        )}
        value={filters.company}
        onChange={(company) => change({ company })}
      />
      <CheckboxGroup
        label={messages.employmentType}
        name="employment_type"
        options={employmentTypeValues.map((value) => ({
          value,
          label: employmentTypes[value],
          count: countOf(facets?.employment_type, value, counted),
        }))}
        value={filters.employment_type}
        onChange={(employment_type) => change({ employment_type })}
      />
      <CheckboxGroup
        label={messages.workType}
        name="remote"
        options={workTypeValues.map((value) => ({
          value,
          label: workTypes[value],
          count: countOf(facets?.remote, value, counted),
        }))}
        value={filters.remote}
        onChange={(remote) => change({ remote })}
      />
      <LocatedInFilterField
        facet={facets?.located_in}
        profileCountry={profileCountry}
        value={filters.located_in}
        onChange={(located_in) => change({ located_in })}
      />
      <RadioGroup
        label={messages.posted}
        name="posted_within"
        options={[
          { value: '', label: messages.postedAnyTime },
          ...postedWithinValues.map((days) => ({
            value: String(days),
            label: messages.postedWithin[days],
            count: countOf(facets?.posted_within, days, counted),
          })),
        ]}
        value={filters.posted_within === null ? '' : String(filters.posted_within)}
        onChange={(value) =>
          change({ posted_within: postedWithinValues.find((days) => String(days) === value) ?? null })
        }
      />
      <PayFilter pay={filters.pay} onChange={(pay) => change({ pay })} />
      <CheckboxGroup
        label={messages.more}
        name="more"
        options={(['has_pay', 'is_open'] as const).map((value) => ({
          value,
          label: value === 'has_pay' ? messages.hasPay : messages.isOpen,
          count: countOf<boolean>(facets?.[value], true, counted),
        }))}
        value={(['has_pay', 'is_open'] as const).filter((name) => filters[name])}
        onChange={(chosen) =>
          change({ has_pay: chosen.includes('has_pay'), is_open: chosen.includes('is_open') })
        }
      />
    </Tiles>
  );
}
