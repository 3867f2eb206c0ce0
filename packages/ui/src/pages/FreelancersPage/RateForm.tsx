'use client';

import { useState } from 'react';
import { useCurrencyOptions } from '../../forms/useCurrencyOptions.ts';
import { useFreelancerMessages } from '../../messages/useFreelancerMessages.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import { NumberField } from '../../primitives/NumberField/NumberField.tsx';
import { Select } from '../../primitives/Select/Select.tsx';
import { Stack } from '../../primitives/Stack/Stack.tsx';
import { Tiles } from '../../primitives/Tiles/Tiles.tsx';
import type { RateRange } from './directoryFilters.ts';
import { readRange, typedRange } from './rateRange.ts';
import type { RateErrors } from './rateRange.ts';

export interface RateFormProps {
  rate: RateRange | null;
  onRateChange: (rate: RateRange | null) => void;
}

/**
 * Takes a minimum and a maximum rate. They apply when the user submits the form, because a half-typed amount would find
 * the wrong freelancers.
 */
export function RateForm({ rate, onRateChange }: RateFormProps) {
  const messages = useFreelancerMessages().directory;
  const [typed, setTyped] = useState(typedRange(rate));
  const [errors, setErrors] = useState<RateErrors>({});
  const currencies = useCurrencyOptions(typed.currency);
  const field = (name: 'min' | 'max') => ({
    name: `rate_${name}`,
    value: typed[name],
    onChange: (value: string) => setTyped({ ...typed, [name]: value }),
    errors: errors[name] === undefined ? [] : [errors[name]],
  });

  return (
    <form
      aria-label={messages.rate}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const read = readRange(typed, messages);
        setErrors('errors' in read ? read.errors : {});
        if ('range' in read) onRateChange(read.range);
      }}
    >
      <Stack space="12">
        <Tiles space="16" columns={{ phone: '1', tablet: '3', desktop: '1' }}>
          <NumberField label={messages.rateMin} {...field('min')} />
          <NumberField label={messages.rateMax} {...field('max')} />
          <Select
            label={messages.rateCurrency}
            name="rate_currency"
            options={currencies}
            value={typed.currency}
            onChange={(currency) => setTyped({ ...typed, currency })}
          />
        </Tiles>
        <div>
          <Button type="submit">{messages.rateApply}</Button>
        </div>
      </Stack>
    </form>
  );
}
