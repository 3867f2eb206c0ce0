'use client';

import { useId } from 'react';
import type { HTMLInputAutoCompleteAttribute, ReactNode } from 'react';
import { Field, useField } from '../Field/Field.tsx';
import type { FieldProps } from '../Field/Field.tsx';
import { box, control, startEdge } from '../Field/Field.css.ts';

export interface TextFieldProps extends FieldProps<string> {
  type?: 'text' | 'email' | 'url' | 'tel' | 'search';
  autoComplete?: HTMLInputAutoCompleteAttribute;
  /** The keyboard that a phone shows. */
  inputMode?: 'text' | 'email' | 'url' | 'tel' | 'numeric' | 'decimal' | 'search';
  placeholder?: string;
  /** A currency sign or an icon before the text. */
  prefix?: ReactNode;
  /** Texts that the browser suggests while the user types. The user can enter other texts as well. */
  suggestions?: readonly string[];
  /** Called when the focus leaves the field. */
  onLeave?: () => void;
}

/**
 * Takes one line of text. The field has no `maxLength`, because it would cut off pasted text. The form's validation
 * refuses text that is too long.
 *
 * @use For one line: a name, an address, a title.
 * @instead {@link TextArea} for more lines. {@link NumberField}, {@link DateField} and {@link PasswordField} for
 *   numbers, dates and passwords.
 * @content A label is a noun. A hint says what to enter, and an error says what to do.
 * @keyboard Tab: moves to the field.
 */
export function TextField(props: TextFieldProps) {
  const { label, hint, optional, prefix, suggestions, onLeave, onChange, type = 'text' } = props;
  const listId = useId();
  const field = useField(props);
  const before = prefix === undefined ? undefined : typeof prefix === 'string' ? 'sign' : 'icon';
  return (
    <Field label={label} about={props.about} optional={optional} hint={hint} field={field}>
      <span className={box}>
        {prefix !== undefined && <span className={startEdge}>{prefix}</span>}
        <input
          {...field.control}
          name={props.name}
          type={type}
          autoComplete={props.autoComplete}
          inputMode={props.inputMode}
          placeholder={props.placeholder}
          {...(suggestions && { list: listId })}
          onBlur={onLeave}
          // An address is not checked for spelling and not capitalized, because it is not prose.
          {...((type === 'email' || type === 'url') && { autoCapitalize: 'none', spellCheck: false })}
          className={control({ before })}
          value={props.value}
          onChange={(event) => onChange(event.currentTarget.value)}
          // Enter in a search field inside a form must not submit that form.
          onKeyDown={(event) => {
            if (type === 'search' && event.key === 'Enter') event.preventDefault();
          }}
        />
        {suggestions && (
          <datalist id={listId}>
            {suggestions.map((text) => (
              <option key={text}>{text}</option>
            ))}
          </datalist>
        )}
      </span>
    </Field>
  );
}
