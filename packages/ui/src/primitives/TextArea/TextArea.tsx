'use client';

import { useLayoutEffect, useRef, useState } from 'react';
import { Field, useField, type FieldProps } from '../Field/Field.tsx';
import { control } from '../Field/Field.css.ts';
import { useFormat, usePrimitiveMessages } from '../UiProvider/context.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { space } from '../../theme/tokens.ts';
import { area, counter as counterStyle } from './TextArea.css.ts';

export interface TextAreaProps extends FieldProps {
  /** The least height, in lines. It grows with what is written. */
  rows?: number;
  maxLength?: number;
  /** Shows how many characters are left. Needs `maxLength`. */
  counter?: boolean;
  placeholder?: string;
  autoComplete?: string;
  defaultValue?: string;
  value?: string;
  onChange?: (value: string) => void;
}

/**
 * With a counter, the limit may be passed while writing, so that a pasted text is not cut off in silence; the field
 * says how much is too much, and the Form around it does not send until it fits.
 */
export function TextArea(props: TextAreaProps) {
  const {
    label,
    name,
    hint,
    errors,
    required,
    optional,
    counter = false,
    maxLength,
    onChange,
    ...rest
  } = props;
  const { rows = 4, ...textarea } = rest;
  const words = usePrimitiveMessages();
  const format = useFormat();
  const ref = useRef<HTMLTextAreaElement>(null);
  const [typed, setTyped] = useState(props.defaultValue ?? '');

  const left = counter && maxLength !== undefined ? maxLength - (props.value ?? typed).length : undefined;
  const over = left !== undefined && left < 0;
  const count =
    left === undefined
      ? ''
      : over
        ? words.charactersOver(-left, format.number(-left))
        : words.charactersLeft(left, format.number(left));
  const field = useField({ name, hint, errors: errors?.length || !over ? errors : [`${count}.`] });

  // What the Form looks at before it sends.
  useLayoutEffect(() => ref.current?.setCustomValidity(over ? count : ''), [over, count]);

  return (
    <Field
      label={label}
      optional={optional}
      hint={hint}
      field={field}
      aside={
        left !== undefined &&
        !over && (
          <>
            <span aria-hidden className={counterStyle}>
              {count}
            </span>
            {/* Every key announced would be noise: only the last characters are counted aloud. */}
            <VisuallyHidden role="status">{left <= 20 && left % 5 === 0 ? count : ''}</VisuallyHidden>
          </>
        )
      }
    >
      <textarea
        {...field.control}
        {...textarea}
        ref={ref}
        name={name}
        rows={rows}
        style={{ minBlockSize: `calc(${rows}lh + ${space['16']} + 2px)` }}
        dir="auto"
        required={required}
        maxLength={counter ? undefined : maxLength}
        className={`${control()} ${area}`}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          onChange?.(event.currentTarget.value);
        }}
      />
    </Field>
  );
}
