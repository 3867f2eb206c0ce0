'use client';

import { CircleAlert } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { useServerErrors } from '../Form/formErrors.ts';
import { usePrimitiveMessages } from '../UiProvider/context.ts';
import * as styles from './Field.css.ts';

/** What every field takes. */
export interface FieldProps {
  label: string;
  /** The name of the value in the form, and of its errors in the API's answer. */
  name: string;
  /** What helps to answer, below the field. */
  hint?: ReactNode;
  /** Sentences that say what is wrong. Without them, those of the surrounding Form's failed submission show. */
  errors?: readonly string[];
  /** Told to those who listen. Where most fields are required, mark the others as `optional` instead of marking these. */
  required?: boolean;
  /** Says '(optional)' beside the label. */
  optional?: boolean;
}

/** What a control needs to belong to its label, its hint and its errors. */
export interface ControlAttributes {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

/** The ids and states that tie a control to the words around it. */
export function useField({ name, hint, errors }: Pick<FieldProps, 'name' | 'hint' | 'errors'>) {
  const id = useId();
  const serverErrors = useServerErrors(name);
  const shown = errors?.length ? errors : serverErrors;
  const labelId = `${id}-label`;
  const hintId = `${id}-hint`;
  const errorsId = `${id}-errors`;
  const describedBy = [shown.length > 0 && errorsId, hint !== undefined && hintId].filter(Boolean).join(' ');
  const control: ControlAttributes = {
    id,
    'aria-describedby': describedBy || undefined,
    'aria-invalid': shown.length > 0 || undefined,
  };
  return { labelId, hintId, errorsId, errors: shown, control };
}

export type FieldIds = ReturnType<typeof useField>;

/** A label above, a control, and below it what helps and what is wrong. Private to the primitives. */
export function Field({
  label,
  optional,
  hint,
  field,
  aside,
  children,
}: Pick<FieldProps, 'label' | 'optional' | 'hint'> & {
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
  const words = usePrimitiveMessages();
  return <span className={styles.optional}>({words.optional})</span>;
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
