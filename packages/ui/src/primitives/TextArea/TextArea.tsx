'use client';

import { usePrimitiveMessages } from '../../messages/usePrimitiveMessages.ts';
import { Field, useField } from '../Field/Field.tsx';
import type { FieldProps } from '../Field/Field.tsx';
import { control } from '../Field/Field.css.ts';
import { useFormat } from '../UiProvider/context.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { charactersLeft } from './charactersLeft.ts';
import { area, counter as counterStyle, edges, lowest } from './TextArea.css.ts';

interface CommonProps extends Omit<FieldProps<string>, 'onChange'> {
  /** The minimum height, in lines. The field grows with its text. */
  rows?: number;
  /** The maximum length of the text, in characters. */
  maxLength?: number;
  /**
   * Determines when the counter appears. By default, it appears near the limit, because it would be a distraction
   * before.
   */
  counter?: 'always' | 'near';
  placeholder?: string;
  autoComplete?: string;
}

export type TextAreaProps = CommonProps &
  (
    | (Pick<FieldProps<string>, 'onChange'> & { readOnly?: false })
    /** Makes the text read-only. The user can still copy it. */
    | { readOnly: true; onChange?: undefined }
  );

/**
 * Takes text of several lines. The field accepts more characters than the limit, so that a pasted text is not silently
 * cut off, and says how many there are too many. The form's validation refuses such a text.
 *
 * @use For texts of more than one line.
 * @instead {@link TextField} for one line.
 * @content The hint says what makes a good text. The counter appears near the limit.
 * @screenreader status: how many characters are left, or too many.
 */
export function TextArea(props: TextAreaProps) {
  const { label, hint, optional, value, maxLength, counter = 'near', rows = 4 } = props;
  const messages = usePrimitiveMessages();
  const format = useFormat();

  const left = maxLength === undefined ? undefined : charactersLeft(value, maxLength);
  const tooMany = left !== undefined && left < 0 ? -left : 0;
  const counted =
    maxLength !== undefined &&
    left !== undefined &&
    left >= 0 &&
    (counter === 'always' || left < maxLength * 0.1);
  const errors =
    tooMany > 0 ? [`${messages.charactersOver(tooMany, format.number(tooMany))}.`] : props.errors;
  const field = useField({ hint, errors, required: props.required });

  return (
    <Field
      label={label}
      about={props.about}
      optional={optional}
      hint={hint}
      field={field}
      aside={counted && <Counter left={left} />}
    >
      <textarea
        {...field.control}
        name={props.name}
        rows={rows}
        style={{ minBlockSize: `max(${lowest}, ${rows}lh + ${edges})` }}
        // An empty field with `auto` would be left to right on every page.
        dir={value === '' ? undefined : 'auto'}
        placeholder={props.placeholder}
        autoComplete={props.autoComplete}
        readOnly={props.readOnly}
        className={`${control()} ${area}`}
        value={value}
        onChange={(event) => props.onChange?.(event.currentTarget.value)}
      />
    </Field>
  );
}

function Counter({ left }: { left: number }) {
  const messages = usePrimitiveMessages();
  const format = useFormat();
  const count = messages.charactersLeft(left, format.number(left));
  return (
    <>
      <span aria-hidden className={counterStyle}>
        {count}
      </span>
      {/* Announcing every key would be noisy, so only multiples of five are announced, from 20 characters left
      downwards. */}
      <VisuallyHidden role="status">{left <= 20 && left % 5 === 0 ? count : ''}</VisuallyHidden>
    </>
  );
}
