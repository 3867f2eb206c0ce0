'use client';

import type { HTMLInputAutoCompleteAttribute, ReactNode, Ref } from 'react';
import { Field, useField, type FieldProps } from '../Field/Field.tsx';
import { box, control, startEdge } from '../Field/Field.css.ts';

export interface TextFieldProps extends FieldProps {
  type?: 'text' | 'email' | 'url' | 'tel' | 'search';
  autoComplete?: HTMLInputAutoCompleteAttribute;
  inputMode?: 'text' | 'email' | 'url' | 'tel' | 'numeric' | 'decimal' | 'search';
  placeholder?: string;
  maxLength?: number;
  /** Stands before what is typed: a currency sign, an icon. */
  prefix?: ReactNode;
  defaultValue?: string;
  value?: string;
  onChange?: (value: string) => void;
  ref?: Ref<HTMLInputElement>;
}

export function TextField(props: TextFieldProps) {
  const { label, name, hint, errors, required, optional, prefix, onChange, type = 'text', ...input } = props;
  const field = useField({ name, hint, errors });
  return (
    <Field label={label} optional={optional} hint={hint} field={field}>
      <span className={box}>
        {prefix !== undefined && <span className={startEdge}>{prefix}</span>}
        <input
          {...field.control}
          {...input}
          name={name}
          type={type}
          required={required}
          // Addresses are not words: nothing to spell or to capitalise in them.
          {...((type === 'email' || type === 'url') && { autoCapitalize: 'none', spellCheck: false })}
          className={control({ before: prefix !== undefined })}
          onChange={(event) => onChange?.(event.currentTarget.value)}
        />
      </span>
    </Field>
  );
}
