'use client';

import { Field, useField, type FieldProps } from '../Field/Field.tsx';
import { control } from '../Field/Field.css.ts';

export interface DateFieldProps extends FieldProps {
  /** YYYY-MM-DD, like every date here. */
  min?: string;
  max?: string;
  defaultValue?: string;
  value?: string;
  onChange?: (value: string) => void;
}

/** The browser's own date field: it knows the reader's way to write dates, and a phone's calendar. */
export function DateField(props: DateFieldProps) {
  const { label, name, hint, errors, required, optional, onChange, ...input } = props;
  const field = useField({ name, hint, errors });
  return (
    <Field label={label} optional={optional} hint={hint} field={field}>
      <input
        {...field.control}
        {...input}
        name={name}
        type="date"
        required={required}
        className={control({ numeric: true })}
        onChange={(event) => onChange?.(event.currentTarget.value)}
      />
    </Field>
  );
}
