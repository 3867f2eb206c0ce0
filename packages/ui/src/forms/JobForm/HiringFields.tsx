'use client';

import { countryGroupValues } from '@skillharbor/contract';
import { placeName } from '@skillharbor/prose';
import { useContext, useMemo } from 'react';
import { useClientMessages } from '../../messages/useClientMessages.ts';
import { FieldRow } from '../../primitives/FieldRow/FieldRow.tsx';
import type { useForm } from '../../primitives/Form/useForm.ts';
import { MultiSelect } from '../../primitives/MultiSelect/MultiSelect.tsx';
import { NumberField } from '../../primitives/NumberField/NumberField.tsx';
import { onDemand, useOnDemand } from '../../primitives/OnDemand/onDemand.ts';
import { Select } from '../../primitives/Select/Select.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Text } from '../../primitives/Text/Text.tsx';
import { UiContext } from '../../primitives/UiProvider/context.ts';
import { knownTimeZones, toOptions } from '../TimeZoneForm/timeZones.ts';
import { useCountryOptions } from '../useCountryOptions.ts';
import { chosenAfter } from './hiringValues.ts';
import type { HireOption } from './hiringValues.ts';
import type { JobValues } from './jobValues.ts';

type HiringForm = Pick<ReturnType<typeof useForm<JobValues>>, 'values' | 'field' | 'change'>;

const suggesting = onDemand(() => import('./HiringSuggestion.tsx'));

/**
 * Takes the country of on-site work, and the places where people may live for remote work. The location only suggests a
 * place, which the client accepts with a press.
 */
export function HiringFields({ form }: { form: HiringForm }) {
  const { hiring, labels, hints } = useClientMessages().jobForm;
  const { values, field, change } = form;
  const { locale } = useContext(UiContext);
  const countries = useCountryOptions(values.country);
  const zones = useMemo(
    () => toOptions(knownTimeZones(values.overlap_time_zone)),
    [values.overlap_time_zone],
  );
  // The form works without suggestions, so it does not wait for the code that makes them.
  const loaded = useOnDemand(suggesting, false);
  const nameOf = (place: HireOption) =>
    place === 'anywhere' ? hiring.anywhere : placeName(place, hiring, locale);
  const wide: readonly HireOption[] = ['anywhere', ...countryGroupValues];
  const places = countries.flatMap(({ value, label }) => (value === '' ? [] : [{ value, label }]));

  return (
    <>
      {loaded && <loaded.HiringSuggestion values={values} onTake={change} />}
      {values.remote !== 'remote' && <Select {...field('country')} options={countries} />}
      {values.remote !== 'onsite' && (
        <>
          <Stack space="8">
            <MultiSelect<HireOption>
              label={labels.hire_from}
              placeholder={hiring.notStated}
              options={[...wide.map((value) => ({ value, label: nameOf(value) })), ...places]}
              value={values.hire_from}
              onChange={(chosen) => change({ hire_from: chosenAfter(values.hire_from, chosen) })}
            />
            <Text size="small" tone="muted">
              {hints.hire_from}
            </Text>
          </Stack>
          <FieldRow>
            <NumberField {...field('overlap_hours')} decimal={false} />
            <Select {...field('overlap_time_zone')} options={zones} />
          </FieldRow>
        </>
      )}
    </>
  );
}
