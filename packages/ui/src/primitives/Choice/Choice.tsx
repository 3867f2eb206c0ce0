'use client';

import { useId } from 'react';
import { useField, FieldNotes, Optional } from '../Field/Field.tsx';
import type { FieldProps } from '../Field/Field.tsx';
import { label as labelStyle } from '../Field/Field.css.ts';
import type { Columns } from '../../theme/sprinkles.css.ts';
import { Tiles } from '../Tiles/Tiles.tsx';
import { OptionCount } from './OptionCount.tsx';
import type { Counted } from './OptionCount.tsx';
import { hint as hintStyle, mark, row, body } from './Choice.css.ts';

export interface ChoiceOption<Value extends string = string> {
  value: Value;
  label: string;
  hint?: string;
  count?: Counted | undefined;
}

interface ChoiceGroupProps<Value extends string> extends Omit<FieldProps<Value>, 'value' | 'onChange'> {
  kind: 'checkbox' | 'radio';
  options: readonly ChoiceOption<Value>[];
  columns?: Columns;
  isChosen: (value: Value) => boolean;
  onToggle: (value: Value, chosen: boolean) => void;
}

/** Renders a named group of checkboxes or radio buttons. Only the primitives use it. */
export function ChoiceGroup<Value extends string>(props: ChoiceGroupProps<Value>) {
  const { kind, label, name, hint, required, optional, options, columns = '1', isChosen, onToggle } = props;
  const field = useField(props);
  return (
    <fieldset
      aria-describedby={field.control['aria-describedby']}
      role={kind === 'radio' ? 'radiogroup' : undefined}
      aria-required={kind === 'radio' ? required : undefined}
    >
      <legend className={labelStyle}>
        <span>{label}</span>
        {optional && <Optional />}
      </legend>
      <Tiles space="0" columns={columns}>
        {options.map((option) => (
          <Choice
            key={option.value}
            kind={kind}
            name={name}
            {...option}
            invalid={field.errors.length > 0}
            checked={isChosen(option.value)}
            onToggle={(chosen) => onToggle(option.value, chosen)}
          />
        ))}
      </Tiles>
      <FieldNotes hint={hint} field={field} />
    </fieldset>
  );
}

/**
 * Renders one checkbox or radio button with its label. The label can be pressed as well. Only the primitives use it.
 *
 * @use Inside a group of choices.
 * @instead {@link CheckboxGroup} or {@link RadioGroup} everywhere else.
 * @screenreader checkbox: its label, and then its hint.
 */
export function Choice(props: {
  kind: 'checkbox' | 'radio';
  name: string;
  value: string;
  label: string;
  hint?: string;
  count?: Counted | undefined;
  invalid?: boolean;
  checked: boolean;
  onToggle: (chosen: boolean) => void;
}) {
  const { kind, label, hint, count, invalid, onToggle, ...input } = props;
  const hintId = useId();
  return (
    <label className={row}>
      <input
        {...input}
        type={kind}
        aria-invalid={invalid || undefined}
        aria-describedby={hint ? hintId : undefined}
        className={mark({ kind })}
        onChange={(event) => onToggle(event.currentTarget.checked)}
      />
      <span className={body}>
        {label}
        {hint && (
          <span id={hintId} className={hintStyle}>
            {hint}
          </span>
        )}
      </span>
      <OptionCount count={count} />
    </label>
  );
}
