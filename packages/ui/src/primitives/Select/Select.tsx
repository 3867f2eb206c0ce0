'use client';

import { ChevronDown } from 'lucide-react';
import { Field, useField, type FieldProps } from '../Field/Field.tsx';
import { box, control, endEdgeIcon } from '../Field/Field.css.ts';
import { usePrimitiveMessages } from '../UiProvider/context.ts';
import { select } from './Select.css.ts';

export interface Option<Value extends string = string> {
  value: Value;
  label: string;
}

export interface SelectProps<Value extends string> extends FieldProps {
  options: readonly Option<Value>[];
  /** Without a default the field starts empty, with 'Choose one'. */
  defaultValue?: Value;
  value?: Value | '';
  onChange?: (value: Value) => void;
  autoComplete?: string;
}

/** One of several, as the browser's own list: a phone has a better one than any page could draw. */
export function Select<Value extends string>(props: SelectProps<Value>) {
  const {
    label,
    name,
    hint,
    errors,
    required,
    optional,
    options,
    onChange,
    value,
    defaultValue,
    autoComplete,
  } = props;
  const field = useField({ name, hint, errors });
  const words = usePrimitiveMessages();
  const startsEmpty = value === '' || (value === undefined && defaultValue === undefined) || optional;
  return (
    <Field label={label} optional={optional} hint={hint} field={field}>
      <span className={box}>
        <select
          {...field.control}
          name={name}
          required={required}
          autoComplete={autoComplete}
          value={value}
          defaultValue={value === undefined ? (defaultValue ?? '') : undefined}
          className={`${control()} ${select}`}
          onChange={(event) => {
            const chosen = options.find((option) => option.value === event.currentTarget.value);
            if (chosen) onChange?.(chosen.value);
          }}
        >
          {startsEmpty && (
            <option value="" disabled={!optional}>
              {words.chooseOption}
            </option>
          )}
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <span className={endEdgeIcon}>
          <ChevronDown />
        </span>
      </span>
    </Field>
  );
}
