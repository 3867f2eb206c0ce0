'use client';

import { ChoiceGroup, type ChoiceGroupProps } from '../Choice/Choice.tsx';

export interface CheckboxGroupProps<Value extends string> extends ChoiceGroupProps<Value> {
  defaultValue?: readonly Value[];
  value?: readonly Value[];
  /** The chosen values, in the order of the options. */
  onChange?: (value: Value[]) => void;
}

/** Any of several, all in sight. In the form, the name comes once for each that is chosen. */
export function CheckboxGroup<Value extends string>(props: CheckboxGroupProps<Value>) {
  const { defaultValue = [], value, onChange, ...group } = props;
  return (
    <ChoiceGroup
      {...group}
      kind="checkbox"
      isChosen={value && ((option) => value.includes(option))}
      isDefault={(option) => defaultValue.includes(option)}
      onToggle={(toggled, chosen) => {
        const others = (value ?? defaultValue).filter((option) => option !== toggled);
        const now = chosen ? [...others, toggled] : others;
        onChange?.(group.options.map((option) => option.value).filter((option) => now.includes(option)));
      }}
    />
  );
}
