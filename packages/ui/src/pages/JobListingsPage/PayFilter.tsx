'use client';

import { payPeriodValues } from '@skillharbor/contract';
import { useEffect, useRef, useState } from 'react';
import { useCurrencyOptions } from '../../forms/useCurrencyOptions.ts';
import { useClientMessages } from '../../messages/useClientMessages.ts';
import { useJobMessages } from '../../messages/useJobMessages.ts';
import { NumberField } from '../../primitives/NumberField/NumberField.tsx';
import { Select } from '../../primitives/Select/Select.tsx';
import { Tiles } from '../../primitives/Tiles/Tiles.tsx';
import type { LeastPay } from './jobFilters.ts';
import { leastPayIn } from './leastPay.ts';
import { group, legend } from './PayFilter.css.ts';

/** An amount counts as complete if the user types nothing for this many milliseconds. */
const TYPING_PAUSE_MS = 600;

export interface PayFilterProps {
  pay: LeastPay | null;
  onChange: (pay: LeastPay | null) => void;
}

/** Takes the minimum pay. The amount filters the list when it is complete, instead of after each digit. */
export function PayFilter({ pay, onChange }: PayFilterProps) {
  const messages = useJobMessages().listings.filters;
  const { payPeriods } = useClientMessages().jobForm;
  // The currency and the period have no effect without an amount, so they are stored here until there is one.
  const [unit, setUnit] = useState<Omit<LeastPay, 'min'>>({ currency: 'USD', period: 'hour' });
  const { currency, period } = pay ?? unit;
  const currencies = useCurrencyOptions(currency);
  // The typed text belongs to the current amount of the filter. It is dropped when that amount changes, for example by
  // the Back button or by removing the chip.
  const [typed, setTyped] = useState<{ text: string; min: number | undefined } | null>(null);
  const [isJudged, setJudged] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const text = typed && typed.min === pay?.min ? typed.text : String(pay?.min ?? '');
  const isInvalid = leastPayIn(text, { currency, period }) === undefined;
  const judge = (amount: string) => {
    clearTimeout(timer.current);
    setJudged(true);
    const asked = leastPayIn(amount, { currency, period });
    if (asked === undefined || asked?.min === pay?.min) return;
    setTyped({ text: amount, min: asked?.min });
    setUnit({ currency, period });
    onChange(asked);
  };
  const change = (part: Partial<Omit<LeastPay, 'min'>>) => {
    const next = { currency, period, ...part };
    setUnit(next);
    const asked = leastPayIn(text, next);
    if (asked) onChange(asked);
  };

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        judge(text);
      }}
    >
      <fieldset className={group}>
        <legend className={legend}>{messages.pay}</legend>
        <Tiles space="12" columns="1">
          <NumberField
            label={messages.payMin}
            name="pay_min"
            value={text}
            onBlur={() => {
              judge(text);
              // After a valid amount, the field shows the filter's amount instead of the typed text.
              if (!isInvalid) setTyped(null);
            }}
            errors={isInvalid && isJudged ? [messages.payInvalid] : []}
            onChange={(next) => {
              setTyped({ text: next, min: pay?.min });
              setJudged(false);
              clearTimeout(timer.current);
              timer.current = setTimeout(() => judge(next), TYPING_PAUSE_MS);
            }}
          />
          <Select
            label={messages.payCurrency}
            name="pay_currency"
            options={currencies}
            value={currency}
            onChange={(next) => change({ currency: next })}
          />
          <Select
            label={messages.payPeriod}
            name="pay_period"
            options={payPeriodValues.map((value) => ({ value, label: payPeriods[value] }))}
            value={period}
            onChange={(next) => change({ period: next })}
          />
        </Tiles>
      </fieldset>
    </form>
  );
}
