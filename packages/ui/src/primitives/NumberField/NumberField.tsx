'use client';

import { Field, useField, type FieldProps } from '../Field/Field.tsx';
import { box, control, startEdge } from '../Field/Field.css.ts';

export interface NumberFieldProps extends FieldProps {
  /** Whether parts of one make sense: decides the phone's keyboard. Default: true. */
  decimal?: boolean;
  /** Stands before the figures: '$'. */
  prefix?: string;
  defaultValue?: number | string | null;
  /** As typed; the form's own check decides whether it is a number. */
  value?: string;
  onChange?: (value: string) => void;
}

/**
 * A text field for a number. It is no `type="number"`: that one changes its value under a turning wheel, and answers
 * an empty text for what it cannot read, so that nobody could say what was wrong with it.
 */
export function NumberField(props: NumberFieldProps) {
  const {
    label,
    name,
    hint,
    errors,
    required,
    optional,
    decimal = true,
    prefix,
    defaultValue,
    value,
    onChange,
  } = props;
  const field = useField({ name, hint, errors });
  return (
    <Field label={label} optional={optional} hint={hint} field={field}>
      <span className={box}>
        {prefix !== undefined && <span className={startEdge}>{prefix}</span>}
        <input
          {...field.control}
          name={name}
          type="text"
          inputMode={decimal ? 'decimal' : 'numeric'}
          autoComplete="off"
          required={required}
          defaultValue={defaultValue ?? undefined}
          value={value}
          className={control({ numeric: true, before: prefix !== undefined })}
          onChange={(event) => onChange?.(event.currentTarget.value)}
        />
      </span>
    </Field>
  );
}
