'use client';

import { ChevronDown } from 'lucide-react';
import { usePrimitiveMessages } from '../../messages/usePrimitiveMessages.ts';
import { Field, useField } from '../Field/Field.tsx';
import type { FieldProps } from '../Field/Field.tsx';
import { box, control, endEdgeIcon } from '../Field/Field.css.ts';
import { select } from './Select.css.ts';

export interface Option<Value extends string = string> {
  value: Value;
  label: string;
}

/** Options below a heading, which is not an option itself. */
export interface OptionGroup<Value extends string = string> {
  label: string;
  options: readonly Option<Value>[];
}

/** If the type of `value` includes '', the field starts with 'Choose one'. */
export interface SelectProps<Value extends string> extends FieldProps<Value> {
  options: readonly (Option<Value> | OptionGroup<Value>)[];
  autoComplete?: string;
  /** True if the label is before the field, on the same line. It saves height in a row of other controls. */
  labelBeside?: boolean;
}

/**
 * Lets the user choose one of several options from the browser's native list, which works better on a phone than a
 * custom list.
 *
 * @use For one of six or more options, or where there is little room.
 * @instead {@link RadioGroup} for fewer options. {@link MultiSelect} for several choices.
 * @content The first option says that nothing is chosen, and the others are nouns of the same form.
 * @keyboard Tab: moves to the field. In the list, the browser's own keys apply.
 */
export function Select<Value extends string>(props: SelectProps<Value>) {
  const { label, hint, optional = false, options, value, onChange } = props;
  const field = useField(props);
  const messages = usePrimitiveMessages();
  return (
    <Field label={label} optional={optional} hint={hint} field={field} labelBeside={props.labelBeside}>
      <span className={box}>
        <select
          {...field.control}
          name={props.name}
          autoComplete={props.autoComplete}
          value={value}
          className={`${control()} ${select}`}
          // The value from the browser is one of the options, or '' if the field is optional.
          onChange={(event) => onChange(event.currentTarget.value as Value)}
        >
          {(value === '' || optional) && (
            <option value="" disabled={!optional}>
              {messages.chooseOption}
            </option>
          )}
          {options.map((option) =>
            'options' in option ? (
              <optgroup key={option.label} label={option.label}>
                {option.options.map(toElement)}
              </optgroup>
            ) : (
              toElement(option)
            ),
          )}
        </select>
        <span className={endEdgeIcon}>
          <ChevronDown />
        </span>
      </span>
    </Field>
  );
}

function toElement({ value, label }: Option) {
  return (
    <option key={value} value={value}>
      {label}
    </option>
  );
}
