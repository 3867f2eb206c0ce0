'use client';

import { Field, useField } from '../Field/Field.tsx';
import type { FieldProps } from '../Field/Field.tsx';
import { control } from '../Field/Field.css.ts';

/** The props of a date field. Dates are `YYYY-MM-DD`, and the value is '' if there is no date. */
export interface DateFieldProps extends FieldProps<string> {
  /** The earliest allowed day, `YYYY-MM-DD`. */
  min?: string;
  /** The latest allowed day, `YYYY-MM-DD`. */
  max?: string;
}

/**
 * Renders the browser's own date field, which uses the reader's date format, and opens the calendar of a phone.
 *
 * @use For one day: a deadline, a first day.
 * @content The hint says what happens on that day, not how to write a date.
 * @keyboard Tab: moves to the field, and then through its parts.
 */
export function DateField(props: DateFieldProps) {
  const { label, hint, optional, onChange } = props;
  const field = useField(props);
  return (
    <Field label={label} optional={optional} hint={hint} field={field}>
      <input
        {...field.control}
        name={props.name}
        type="date"
        min={props.min}
        max={props.max}
        className={control({ numeric: true })}
        value={props.value}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </Field>
  );
}
