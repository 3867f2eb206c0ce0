'use client';

import { availabilityValues, listFreelancersRules } from '@skillharbor/contract';
import type { FreelancerFacets } from '@skillharbor/contract';
import { useFreelancerMessages } from '../../messages/useFreelancerMessages.ts';
import { CheckboxGroup } from '../../primitives/CheckboxGroup/CheckboxGroup.tsx';
import { MultiSelect } from '../../primitives/MultiSelect/MultiSelect.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Tiles } from '../../primitives/Tiles/Tiles.tsx';
import { useFormat } from '../../primitives/UiProvider/context.ts';
import type { DirectoryFilters } from './directoryFilters.ts';
import { RateForm } from './RateForm.tsx';

export interface FilterFieldsProps {
  facets: FreelancerFacets | null;
  filters: DirectoryFilters;
  onFiltersChange: (filters: DirectoryFilters) => void;
}

export function FilterFields({ facets, filters, onFiltersChange }: FilterFieldsProps) {
  const { directory: messages, availabilities, skillName } = useFreelancerMessages();
  const { number } = useFormat();
  const counted = (count: number) => ({ shown: number(count), spoken: messages.all(count, number(count)) });
  const ready = facets?.availability ?? [];

  return (
    <Stack space="24">
      <Tiles space="16" columns={{ phone: '1', tablet: '2', desktop: '1' }}>
        <MultiSelect
          label={messages.skills}
          options={(facets?.skills ?? []).map(({ id, name, count }) => ({
            value: String(id),
            label: skillName(name),
            count: counted(count),
          }))}
          value={filters.skills.map(String)}
          onChange={(chosen) =>
            onFiltersChange({
              ...filters,
              skills: chosen.slice(0, listFreelancersRules.skill.maxItems).map(Number),
            })
          }
        />
        <CheckboxGroup
          label={messages.availability}
          name="availability"
          options={availabilityValues.map((value) => ({
            value,
            label: availabilities[value],
            count: facets ? counted(ready.find((facet) => facet.value === value)?.count ?? 0) : undefined,
          }))}
          value={filters.availability}
          onChange={(availability) => onFiltersChange({ ...filters, availability })}
        />
      </Tiles>
      <RateForm
        // The filter may also change outside the form, by a chip or the browser's Back button. The form then gets a new
        // key, which resets it to the filter.
        key={JSON.stringify(filters.rate)}
        rate={filters.rate}
        onRateChange={(rate) => onFiltersChange({ ...filters, rate })}
      />
    </Stack>
  );
}
