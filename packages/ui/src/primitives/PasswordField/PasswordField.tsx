'use client';

import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { usePrimitiveMessages } from '../../messages/usePrimitiveMessages.ts';
import { Field, useField } from '../Field/Field.tsx';
import type { FieldProps } from '../Field/Field.tsx';
import { box, control, endEdge } from '../Field/Field.css.ts';
import { IconButton } from '../IconButton/IconButton.tsx';

export interface PasswordFieldProps extends FieldProps<string> {
  /** Determines whether the browser's password manager offers a saved password or suggests a new one. */
  autoComplete: 'current-password' | 'new-password';
}

/**
 * Takes a password, which is hidden unless the user chooses to see it.
 *
 * @use For a password, new or current.
 * @instead {@link TextField} for all other texts, even private ones.
 * @content The hint names the rules before the user can break them.
 * @keyboard Tab: moves from the field to its button.
 * @keyboard Enter: shows the password, or hides it.
 * @screenreader button: whether pressing it shows or hides the password.
 */
export function PasswordField(props: PasswordFieldProps) {
  const { label, hint, optional, onChange } = props;
  const field = useField(props);
  const messages = usePrimitiveMessages();
  const [shown, setShown] = useState(false);
  return (
    <Field label={label} optional={optional} hint={hint} field={field}>
      <span className={box}>
        <input
          {...field.control}
          name={props.name}
          type={shown ? 'text' : 'password'}
          autoComplete={props.autoComplete}
          autoCapitalize="none"
          spellCheck={false}
          className={control({ after: true })}
          value={props.value}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
        <span className={endEdge}>
          <IconButton
            label={shown ? messages.hidePassword : messages.showPassword}
            icon={shown ? <EyeOff /> : <Eye />}
            onClick={() => setShown(!shown)}
          />
        </span>
      </span>
    </Field>
  );
}
