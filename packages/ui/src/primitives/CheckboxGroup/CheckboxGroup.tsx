'use client';

import { ChoiceGroup } from '../Choice/Choice.tsx';
import type { ChoiceOption } from '../Choice/Choice.tsx';
import type { FieldProps } from '../Field/Field.tsx';
import type { Columns } from '../../theme/sprinkles.css.ts';

// The parameter is not called `Value` as in FieldProps, because react-docgen reports two parameters with the same name
// as a cycle.
/** The value contains the ticked options. After a change, they are passed on in the order of the options. */
export interface CheckboxGroupProps<Choice extends string> extends FieldProps<readonly Choice[]> {
  options: readonly ChoiceOption<Choice>[];
  /** The number of columns. Short options may be side by side. */
  columns?: Columns;
}

/**
 * Lets the user choose any number of options, all of which are visible.
 *
 * @use For up to about ten options, any number of which can be chosen.
 * @instead {@link MultiSelect} for more options. {@link RadioGroup} where exactly one can be chosen.
 * @content The label of the group asks a question, and each option answers it in a few words.
 * @keyboard Tab: moves from box to box.
 * @keyboard Space: ticks the box, or clears it.
 * @screenreader checkbox: its label, and whether it is ticked.
 */
export function CheckboxGroup<Choice extends string>({
  value,
  onChange,
  ...group
}: CheckboxGroupProps<Choice>) {
  return (
    <ChoiceGroup
      {...group}
      kind="checkbox"
      isChosen={(option) => value.includes(option)}
      onToggle={(toggled, chosen) =>
        onChange(
          group.options
            .map((option) => option.value)
            .filter((option) => (option === toggled ? chosen : value.includes(option))),
        )
      }
    />
  );
}
