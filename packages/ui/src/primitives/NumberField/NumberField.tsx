'use client';

import { Field, useField } from '../Field/Field.tsx';
import type { FieldProps } from '../Field/Field.tsx';
import { control } from '../Field/Field.css.ts';
import { usePrimitiveMessages } from '../UiProvider/context.ts';
import { twoReadings } from './twoReadings.ts';

export interface NumberFieldProps extends FieldProps<string> {
  /** Whether parts of one make sense: decides the phone's keyboard. Default: true. */
  decimal?: boolean;
  onBlur?: () => void;
}

/**
 * A text field for a number. Its value is the text as typed; the form's own check decides whether it is a number. It
 * is no `type="number"`: that one changes its value under a turning wheel, and answers an empty text for what it
 * cannot read, so that no check could say what was wrong with it. Where the form refuses a number that can be read in two
 * ways, such as `72.555`, the field asks which is meant, in place of the form's sentence.
 *
 * @use For amounts and counts that are typed.
 * @instead {@link TextField} for numbers that are names: a postcode, a phone number.
 * @content The unit is in the label or the hint.
 * @screenreader textbox: its label and its unit.
 */
export function NumberField(props: NumberFieldProps) {
  const { label, hint, optional, decimal = true, onChange } = props;
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
        className={control({ numeric: true })}
        value={props.value}
        onChange={(event) => onChange(event.currentTarget.value)}
        onBlur={props.onBlur}
      />
    </Field>
  );
}
