'use client';

import { ChoiceGroup } from '../Choice/Choice.tsx';
import type { ChoiceOption } from '../Choice/Choice.tsx';
import type { FieldProps } from '../Field/Field.tsx';
import type { Columns } from '../../theme/sprinkles.css.ts';

/** If the type of `value` includes '', the value '' means that no option is chosen yet. */
export interface RadioGroupProps<Value extends string> extends FieldProps<Value> {
  options: readonly ChoiceOption<Value>[];
  /** The number of columns. Short options may be side by side. */
  columns?: Columns;
}

/**
 * Lets the user choose one of a few options, all of which are visible. For six or more options, a Select takes less
 * room.
 *
 * @use For two to about five options, one of which is chosen.
 * @instead {@link Select} for more options. {@link CheckboxGroup} for any number of choices.
 * @content The label of the group asks a question, and each option answers it.
 * @keyboard Tab: moves to the chosen option.
 * @keyboard ArrowDown, ArrowUp: chooses the next or the previous option.
 * @screenreader radio: its label, and whether it is chosen.
 */
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
