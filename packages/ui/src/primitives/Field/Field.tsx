'use client';

import { CircleAlert } from 'lucide-react';
import { useId } from 'react';
import type { ReactNode } from 'react';
import { usePrimitiveMessages } from '../UiProvider/context.ts';
import * as styles from './Field.css.ts';

/** What every field takes. In a form, `form.field('name')` gives all of it. */
export interface FieldProps<Value> {
  label: string;
  name: string;
  /** What helps to answer, below the field. */
  hint?: ReactNode;
  value: Value;
  onChange: (value: Value) => void;
  /** Sentences that say what is wrong. */
  errors?: readonly string[];
  /** Told to those who listen. Where most fields are required, mark the others as `optional` instead of marking these. */
  required?: boolean;
  /** Says '(optional)' beside the label. */
  optional?: boolean;
}

/** What a control needs to belong to its label, its hint and its errors. */
interface ControlAttributes {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  'aria-required': true | undefined;
}

/**
 * The ids and states that tie a control to the words around it. With the native `required`, screen readers call an empty
 * field invalid before anything is typed.
 */
export function useField({
  hint,
  errors = none,
  required,
}: Pick<FieldProps<unknown>, 'hint' | 'errors' | 'required'>) {
  const id = useId();
  const labelId = `${id}-label`;
  const hintId = `${id}-hint`;
  const errorsId = `${id}-errors`;
  const describedBy = [errors.length > 0 && errorsId, hint !== undefined && hintId].filter(Boolean).join(' ');
  const control: ControlAttributes = {
    id,
    'aria-describedby': describedBy || undefined,
    'aria-invalid': errors.length > 0 || undefined,
    'aria-required': required || undefined,
  };
  return { labelId, hintId, errorsId, errors, control };
}

const none: readonly string[] = [];

export type FieldIds = ReturnType<typeof useField>;

/**
 * The frame of a field: its label, its hint, its errors and their connection to the control. Private to the
 * primitives.
 *
 * @use To make a new kind of field.
 * @instead {@link TextField}, {@link Select} and the other fields everywhere else.
 * @content A label is a noun, without a colon. A hint says what is wanted before it is wrong. An error says what to
 *   do.
 * @screenreader textbox: its label, then its errors, then its hint.
 */
export function Field({
  label,
  optional,
  hint,
  field,
  aside,
  children,
}: {
  label: string;
  optional?: boolean;
  hint?: ReactNode;
  field: FieldIds;
  aside?: ReactNode;
  children: ReactNode;
}) {
  return (
    <div className={styles.field}>
      <label id={field.labelId} htmlFor={field.control.id} className={styles.label}>
        <span>{label}</span>
        {optional && <Optional />}
      </label>
      {children}
      <FieldNotes hint={hint} field={field} aside={aside} />
    </div>
  );
}

export function Optional() {
  const messages = usePrimitiveMessages();
  return <span className={styles.optional}>({messages.optional})</span>;
}

export function FieldNotes({ hint, field, aside }: { hint?: ReactNode; field: FieldIds; aside?: ReactNode }) {
  return (
    <>
      {/* Always there, so that what appears in it is announced. */}
      <div id={field.errorsId} aria-live="polite" className={styles.errors}>
        {field.errors.map((error) => (
          <p key={error} className={styles.error}>
            <span className={styles.errorIcon}>
              <CircleAlert size={16} />
            </span>
            <span className={styles.sentence}>{error}</span>
          </p>
        ))}
      </div>
      {(hint !== undefined || aside) && (
        <div className={styles.below}>
          <div id={field.hintId} className={hint === undefined ? undefined : styles.hint}>
            {hint}
          </div>
          {aside}
        </div>
      )}
    </>
  );
}
