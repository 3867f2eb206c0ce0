'use client';

import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { Notice } from '../Notice/Notice.tsx';
import type { FieldErrors, Submission } from '../state.ts';
import { usePrimitiveMessages } from '../UiProvider/context.ts';
import { form as formStyle, problem } from './Form.css.ts';
import { FormErrorsContext } from './formErrors.ts';

export interface FormProps {
  /**
   * Called with what is in the form. Check it there with a pure function, and either send it or hand each field its
   * `errors`: the focus then goes to the first field that has one.
   */
  onSubmit: (values: FormData, form: HTMLFormElement) => void;
  submission: Submission;
  /** For a submit button that stands outside. */
  id?: string;
  children: ReactNode;
}

const noErrors: FieldErrors = {};

/** The fields that were edited since a failed submission. */
interface Edited {
  since: Submission | undefined;
  names: readonly string[];
}

/**
 * Fields below one another. Errors of a failed submission find their fields by name, and go when the field is edited;
 * what no field shows, stands above the form. Nothing that was typed is ever lost, and nothing is sent twice.
 */
export function Form({ onSubmit, submission, id, children }: FormProps) {
  const words = usePrimitiveMessages();
  const ref = useRef<HTMLFormElement>(null);
  const problemRef = useRef<HTMLDivElement>(null);
  const [attempts, setAttempts] = useState(0);
  const [homeless, setHomeless] = useState<readonly string[]>([]);

  const failed = submission.status === 'failed' ? submission : undefined;
  const [edited, setEdited] = useState<Edited>({ since: undefined, names: [] });
  const forgiven = edited.since === failed ? edited.names : undefined;

  const context = useMemo(
    () => ({
      errors: without(failed?.fieldErrors ?? noErrors, forgiven ?? []),
      forgive: (name: string) => {
        if (!failed?.fieldErrors || !Object.hasOwn(failed.fieldErrors, name)) return;
        setEdited(({ since, names }) => ({
          since: failed,
          names: since === failed ? [...names, name] : [name],
        }));
      },
    }),
    [failed, forgiven],
  );

  // After a refused attempt: the fields have shown their errors in the same render.
  useEffect(() => {
    if (attempts > 0) focusFirstInvalid(ref.current);
  }, [attempts]);

  useEffect(() => {
    const form = ref.current;
    if (!failed || !form) return;
    const unclaimed = Object.entries(failed.fieldErrors ?? noErrors)
      .filter(([name]) => form.elements.namedItem(name) === null)
      .flatMap(([, sentences]) => sentences);
    setHomeless(unclaimed);
    if (!focusFirstInvalid(form)) problemRef.current?.focus();
  }, [failed]);

  const sentences = [...(failed?.message ? [failed.message] : []), ...(failed ? homeless : [])];
  const marked = sentences.length === 0 && Object.keys(context.errors).length > 0;

  return (
    <form
      ref={ref}
      id={id}
      noValidate
      className={formStyle}
      onChange={(event) => {
        // React lets a change bubble as it lets everything bubble; its target is the field.
        const field: EventTarget = event.target;
        if ('name' in field && typeof field.name === 'string') context.forgive(field.name);
      }}
      onSubmit={(event) => {
        event.preventDefault();
        if (submission.status === 'submitting') return;
        const form = event.currentTarget;
        setAttempts((before) => before + 1);
        // A counted text that is too long: no form needs to check that by itself.
        if (!tooLong(form)) onSubmit(new FormData(form), form);
      }}
    >
      {(sentences.length > 0 || marked) && (
        <div ref={problemRef} tabIndex={-1} className={problem}>
          {/* What the server says as a whole is a warning; what has to be corrected is an error. */}
          <Notice tone={failed?.message && homeless.length === 0 ? 'warning' : 'critical'}>
            {marked ? words.formProblem : sentences.map((sentence) => <p key={sentence}>{sentence}</p>)}
          </Notice>
        </div>
      )}
      <FormErrorsContext value={context}>{children}</FormErrorsContext>
    </form>
  );
}

function focusFirstInvalid(form: HTMLFormElement | null) {
  const field = form?.querySelector<HTMLElement>('[aria-invalid="true"]');
  field?.focus();
  return field !== null && field !== undefined;
}

function without(errors: FieldErrors, names: readonly string[]): FieldErrors {
  return Object.fromEntries(Object.entries(errors).filter(([name]) => !names.includes(name)));
}

function tooLong(form: HTMLFormElement) {
  return [...form.querySelectorAll('textarea')].some((field) => field.validity.customError);
}
