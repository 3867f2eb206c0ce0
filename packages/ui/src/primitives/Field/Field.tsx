'use client';

import { CircleAlert } from 'lucide-react';
import { useId } from 'react';
import type { ReactNode } from 'react';
import * as styles from './Field.css.ts';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { usePrimitiveMessages } from '../../messages/usePrimitiveMessages.ts';

/** The props of every field. In a form, `form.field('name')` returns all of them. */
export interface FieldProps<Value> {
  label: string;
  /** The end of the label, only for screen readers. The page shows the same information visually. */
  about?: string;
  name: string;
  /** A text below the field that helps the user to fill it in. */
  hint?: ReactNode;
  value: Value;
  onChange: (value: Value) => void;
  /** Sentences about the errors of the value. */
  errors?: readonly string[];
  /**
   * True if the field is required, which screen readers announce. If most fields are required, mark the others as
   * `optional` instead.
   */
  required?: boolean;
  /** True to show '(optional)' beside the label. */
  optional?: boolean;
}

/** The attributes that connect a control to its label, its hint and its errors. */
interface ControlAttributes {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  'aria-required': true | undefined;
}

/**
 * Returns the ids and states that connect a control to its label, its hint and its errors. It sets `aria-required`,
 * because the native `required` makes screen readers announce an empty field as invalid before the user has typed.
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
 * Frames a control with its label, its hint and its errors, and connects them to the control. Only the primitives use
 * it.
 *
 * @use To make a new kind of field.
 * @instead {@link TextField}, {@link Select} and the other fields everywhere else.
 * @content A label is a noun, without a colon. A hint says what to enter before there is an error. An error says what
 *   to do.
 * @screenreader textbox: its label, then its errors, then its hint.
 */
export function Field({
  label,
  about,
  optional,
  hint,
  field,
  aside,
  labelBeside = false,
  children,
}: {
  label: string;
  /** The end of the label, only for screen readers. */
  about?: string | undefined;
  optional?: boolean;
  hint?: ReactNode;
  /** The ids that connect the control with its label, its hint and its errors. */
  field: FieldIds;
  /** Content at the end of the label's line, such as a link or a counter. */
  aside?: ReactNode;
  /** True if the label is before the control, on the same line. */
  labelBeside?: boolean | undefined;
  children: ReactNode;
}) {
  return (
    <div className={labelBeside ? styles.fieldOnOneLine : styles.field}>
      <label id={field.labelId} htmlFor={field.control.id} className={styles.label}>
        <span>
          {label}
          {about && <VisuallyHidden>{about}</VisuallyHidden>}
        </span>
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
      {/* The element is always rendered, so that screen readers announce the errors that appear in it. */}
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
