'use client';

import { useId } from 'react';
import { useField, FieldNotes, Optional, type FieldProps } from '../Field/Field.tsx';
import { label as labelStyle } from '../Field/Field.css.ts';
import type { Columns } from '../../theme/sprinkles.css.ts';
import { Tiles } from '../Tiles/Tiles.tsx';
import { hint as hintStyle, mark, row, words } from './Choice.css.ts';

export interface ChoiceOption<Value extends string = string> {
  value: Value;
  label: string;
  hint?: string;
}

export interface ChoiceGroupProps<Value extends string> extends FieldProps {
  options: readonly ChoiceOption<Value>[];
  /** Short options may stand beside one another. */
  columns?: Columns;
}

/** A named group of boxes to tick or to choose one from. Private to the primitives. */
export function ChoiceGroup<Value extends string>(
  props: ChoiceGroupProps<Value> & {
    kind: 'checkbox' | 'radio';
    /** Controlled, where it is given. */
    isChosen?: (value: Value) => boolean;
    isDefault: (value: Value) => boolean;
    onToggle: (value: Value, chosen: boolean) => void;
  },
) {
  const { kind, label, name, hint, errors, required, optional, options, columns = '1', onToggle } = props;
  const field = useField({ name, hint, errors });
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
            checked={props.isChosen?.(option.value)}
            defaultChecked={props.isChosen ? undefined : props.isDefault(option.value)}
            onToggle={(chosen) => onToggle(option.value, chosen)}
          />
        ))}
      </Tiles>
      <FieldNotes hint={hint} field={field} />
    </fieldset>
  );
}

/** One box with its words, all of it to press. Private to the primitives. */
export function Choice(props: {
  kind: 'checkbox' | 'radio';
  name: string;
  value: string;
  label: string;
  hint?: string;
  invalid?: boolean;
  checked?: boolean;
  defaultChecked?: boolean;
  onToggle: (chosen: boolean) => void;
}) {
  const { kind, label, hint, invalid, onToggle, ...input } = props;
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
      <span className={words}>
        {label}
        {hint && (
          <span id={hintId} className={hintStyle}>
            {hint}
          </span>
        )}
      </span>
    </label>
  );
}
