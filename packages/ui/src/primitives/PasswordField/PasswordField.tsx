'use client';

import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { Field, useField, type FieldProps } from '../Field/Field.tsx';
import { box, control, endEdge } from '../Field/Field.css.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { usePrimitiveMessages } from '../UiProvider/context.ts';

export interface PasswordFieldProps extends FieldProps {
  /** Tells the browser's password store whether to offer a known one or make a new one. */
  autoComplete: 'current-password' | 'new-password';
  maxLength?: number;
  defaultValue?: string;
  value?: string;
  onChange?: (value: string) => void;
}

export function PasswordField(props: PasswordFieldProps) {
  const { label, name, hint, errors, required, optional, onChange, ...input } = props;
  const field = useField({ name, hint, errors });
  const words = usePrimitiveMessages();
  const [shown, setShown] = useState(false);
  return (
    <Field label={label} optional={optional} hint={hint} field={field}>
      <span className={box}>
        <input
          {...field.control}
          {...input}
          name={name}
          type={shown ? 'text' : 'password'}
          required={required}
          autoCapitalize="none"
          spellCheck={false}
          className={control({ after: true })}
          onChange={(event) => onChange?.(event.currentTarget.value)}
        />
        <span className={endEdge}>
          <IconButton
            label={shown ? words.hidePassword : words.showPassword}
            icon={shown ? <EyeOff /> : <Eye />}
            onClick={() => setShown(!shown)}
          />
        </span>
      </span>
    </Field>
  );
}
