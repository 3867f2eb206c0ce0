'use client';

import { ChoiceGroup } from '../Choice/Choice.tsx';
import type { ChoiceOption } from '../Choice/Choice.tsx';
import type { FieldProps } from '../Field/Field.tsx';
import type { Columns } from '../../theme/sprinkles.css.ts';

/** Where `value` may be '', none is chosen yet. */
export interface RadioGroupProps<Value extends string> extends FieldProps<Value> {
  options: readonly ChoiceOption<Value>[];
  /** Short options may stand beside one another. */
  columns?: Columns;
}

/** One of a few, all in sight. From about six options on, a Select takes less room. */
export function RadioGroup<Value extends string>({ value, onChange, ...group }: RadioGroupProps<Value>) {
  return (
    <ChoiceGroup
      {...group}
      kind="radio"
      isChosen={(option) => option === value}
      onToggle={(option) => onChange(option)}
    />
  );
}
