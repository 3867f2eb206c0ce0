'use client';

import { ChoiceGroup, type ChoiceGroupProps } from '../Choice/Choice.tsx';

export interface RadioGroupProps<Value extends string> extends ChoiceGroupProps<Value> {
  defaultValue?: Value;
  value?: Value;
  onChange?: (value: Value) => void;
}

/** One of a few, all in sight. From about six options on, a Select takes less room. */
export function RadioGroup<Value extends string>(props: RadioGroupProps<Value>) {
  const { defaultValue, value, onChange, ...group } = props;
  return (
    <ChoiceGroup
      {...group}
      kind="radio"
      isChosen={value === undefined ? undefined : (option) => option === value}
      isDefault={(option) => option === defaultValue}
      onToggle={(option) => onChange?.(option)}
    />
  );
}
