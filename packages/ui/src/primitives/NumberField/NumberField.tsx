'use client';

import { usePrimitiveMessages } from '../../messages/usePrimitiveMessages.ts';
import { Field, useField } from '../Field/Field.tsx';
import type { FieldProps } from '../Field/Field.tsx';
import { control } from '../Field/Field.css.ts';
import { twoReadings } from './twoReadings.ts';

export interface NumberFieldProps extends FieldProps<string> {
  /** Set it to false if only whole numbers are allowed, so that phones show another keyboard. Default: true. */
  decimal?: boolean;
  /** Set it to true for a number of a few digits, so that the field is no wider than they need. */
  short?: boolean;
  /** Called when the focus leaves the field. */
  onBlur?: () => void;
}

/**
 * Renders a text field for a number. Its value is the text as typed, and the form's own validation decides whether the
 * text is a number. The field does not use `type="number"`, because such a field changes its value when the mouse wheel
 * turns, and has an empty value for text that it cannot read, so that the validation could not say what is wrong. If
 * the form refuses an ambiguous number, such as `72.555`, the field asks which reading is meant, instead of showing the
 * form's message.
 *
 * @use For amounts and counts that are typed.
 * @instead {@link TextField} for numbers that identify something: a postcode, a phone number.
 * @content The unit is in the label or the hint.
 * @screenreader textbox: its label and its unit.
 */
export function NumberField(props: NumberFieldProps) {
  const { label, hint, optional, decimal = true, short = false, onChange } = props;
  const { eitherNumber } = usePrimitiveMessages();
  const readings = decimal && props.errors?.length ? twoReadings(props.value) : null;
  const field = useField(readings ? { ...props, errors: [eitherNumber(...readings)] } : props);
  return (
    <Field label={label} optional={optional} hint={hint} field={field}>
      <input
        {...field.control}
        name={props.name}
        type="text"
        inputMode={decimal ? 'decimal' : 'numeric'}
        autoComplete="off"
        className={control({ numeric: true, short })}
        value={props.value}
        onChange={(event) => onChange(event.currentTarget.value)}
        onBlur={props.onBlur}
      />
    </Field>
  );
}
