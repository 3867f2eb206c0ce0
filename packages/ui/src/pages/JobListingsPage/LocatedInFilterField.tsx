'use client';

import type { CountryCode, JobFacets } from '@skillharbor/contract';
import { countryName } from '@skillharbor/prose';
import { useContext } from 'react';
import { useCountryOptions } from '../../forms/useCountryOptions.ts';
import { useJobMessages } from '../../messages/useJobMessages.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { CheckboxGroup } from '../../primitives/CheckboxGroup/CheckboxGroup.tsx';
import { Select } from '../../primitives/Select/Select.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { UiContext, useFormat } from '../../primitives/UiProvider/context.ts';
import type { LocatedInFilter } from './locatedInValues.ts';

export interface LocatedInFilterFieldProps {
  facet: JobFacets['located_in'] | undefined;
  /** The country of the user's profile, which the filter suggests. It is null if the country is unknown. */
  profileCountry: CountryCode | null;
  value: LocatedInFilter | null;
  onChange: (value: LocatedInFilter | null) => void;
}

/** Takes the reader's country, and whether to include jobs that do not state where their freelancers may live. */
export function LocatedInFilterField({ facet, profileCountry, value, onChange }: LocatedInFilterFieldProps) {
  const { listings } = useJobMessages();
  const messages = listings.filters;
  const format = useFormat();
  const { locale } = useContext(UiContext);
  const options = useCountryOptions(value?.country ?? '');
  const countOf = (wanted: string) => facet?.values.find((one) => one.value === wanted)?.count;
  // If no job names the country, only jobs for freelancers anywhere pass the filter, so the number of those jobs is
  // shown.
  const counted = (country: string, label: string) => {
    const count = facet?.is_exact ? (countOf(country) ?? countOf('anywhere')) : undefined;
    return count === undefined ? label : messages.counted(label, format.number(count));
  };
  const notStated = facet?.is_exact ? countOf('not_stated') : undefined;

  return (
    <Stack space="12">
      <Select<CountryCode | '' | 'any'>
        label={messages.locatedIn}
        name="located_in"
        options={[
          { value: 'any', label: messages.anyCountry },
          ...options.map(({ value: country, label }) => ({ value: country, label: counted(country, label) })),
        ]}
        value={value?.country ?? 'any'}
        onChange={(country) =>
          onChange(
            country === '' || country === 'any' ? null : { country, notStated: value?.notStated ?? false },
          )
        }
      />
      {value === null && profileCountry !== null && (
        <Button variant="quiet" flush onClick={() => onChange({ country: profileCountry, notStated: false })}>
          {messages.useCountry(countryName(profileCountry, locale))}
        </Button>
      )}
      {value !== null && (
        <CheckboxGroup
          label={messages.notStatedLegend}
          name="not_stated"
          options={[
            {
              value: 'not_stated',
              label: messages.notStated,
              count:
                notStated === undefined
                  ? undefined
                  : {
                      shown: format.number(notStated),
                      spoken: listings.allJobs(notStated, format.number(notStated)),
                    },
            },
          ]}
          value={value.notStated ? ['not_stated'] : []}
          onChange={(chosen) => onChange({ ...value, notStated: chosen.length > 0 })}
        />
      )}
    </Stack>
  );
}
