'use client';

import { useEffect, useId, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import type { FieldProps } from '../Field/Field.tsx';
import type { OtherDraft, RestoredDraft, Submission } from '../state.ts';
import * as formState from './formState.ts';
import type { FormErrors, FormProblem } from './formState.ts';

export interface FormOptions<Values extends object> {
  /** The values that the fields start with. Later changes of this prop are ignored, so that no typed text is lost. */
  initial: Values;
  /** The saved values, if they differ from `initial`. The differences count as unsaved changes. Default: `initial`. */
  saved?: Values;
  labels: { readonly [Field in keyof Values]: string };
  hints?: { readonly [Field in keyof Values]?: ReactNode };
  /**
   * The contract's rules for the request. They determine the limits of the counters and of `validate`, which refuses
   * values that are too long.
   */
  rules?: { readonly [Field in keyof Values]?: FieldRules };
  /** The fields that may stay empty. All other fields are required. */
  optional?: readonly (keyof Values)[];
  validate: (values: Values) => FormErrors<Values>;
  submission: Submission;
  /** The draft that `initial` was restored from, if there is one. */
  draft?: RestoredDraft | undefined;
  /** The text that the user typed on another device, if that text differs from the text typed here. */
  otherDraft?: OtherDraft | undefined;
  /** Called only with valid values, and never while a submission is pending. */
  onSubmit: (values: Values) => void;
  /** Called with true when the form gets unsaved changes, and with false when it no longer has any. */
  onDirtyChange?: (dirty: boolean) => void;
  /** Called with the values of the fields at the start, and after every change. */
  onValuesChange?: (values: Values) => void;
}

interface FieldRules {
  readonly maxLength?: number;
  readonly [rule: string]: unknown;
}

export interface FormField<Value> extends FieldProps<Value> {
  maxLength: number | undefined;
}

/** The properties of the form that `Form` and `SubmitButton` need. */
export interface FormController {
  id: string;
  pending: boolean;
  draft: RestoredDraft | undefined;
  otherDraft: OtherDraft | undefined;
  problem: FormProblem | undefined;
  refusals: number;
  submit: () => void;
  /** Takes over text that the user typed before hydration. */
  adopt: (data: FormData) => void;
}

/** A second press is ignored if it follows the first one within this time. */
const SAME_PRESS_MS = 500;

/**
 * Holds the values and the errors of a form. Fields are controlled, and each is named once: `<TextField
 * {...form.field('title')} />`.
 */
export function useForm<Values extends object>(options: FormOptions<Values>) {
  const { initial, saved = initial, submission, draft, onDirtyChange, onValuesChange } = options;
  const { labels, hints, rules, optional = [] } = options;
  const id = useId();
  const [state, setState] = useState(() => formState.initialState(saved, initial));
  const lastSent = useRef(-Infinity);
  const pending = submission.status === 'submitting';

  // Each failure is a separate object. If a later render has the same object, the failure is not a new one.
  const failure = submission.status === 'failed' ? submission : undefined;
  const [known, setKnown] = useState<typeof failure>();
  if (failure !== known) {
    setKnown(failure);
    setState(
      failure
        ? formState.refuse(state, formState.fieldErrorsOf(state.values, failure.fieldErrors))
        : formState.clearErrors(state),
    );
  }

  // After a refusal, every press is a new attempt, even right after the previous one.
  useEffect(() => {
    if (failure) lastSent.current = -Infinity;
  }, [failure]);

  const { values } = state;
  const dirty = formState.isDirty(state);
  useEffect(() => onDirtyChange?.(dirty), [dirty, onDirtyChange]);
  useEffect(() => onValuesChange?.(values), [values, onValuesChange]);

  const change = (changes: Partial<Values>) => {
    // If the user types between two presses, both presses are intended, so the second one is not ignored.
    lastSent.current = -Infinity;
    setState((before) => formState.change(before, changes));
  };
  const reset = (next: Values) => setState(formState.initialState(next));

  const controller: FormController = {
    id,
    pending,
    problem: formState.problemOf(state, submission),
    refusals: state.refusals,
    otherDraft: options.otherDraft,
    draft: draft && {
      ...draft,
      onDiscard: () => {
        reset(saved);
        draft.onDiscard();
      },
    },
    submit: () => {
      if (pending || performance.now() - lastSent.current < SAME_PRESS_MS) return;
      const errors = options.validate(values);
      if (Object.keys(errors).length > 0) {
        setState((before) => formState.refuse(before, errors));
        return;
      }
      lastSent.current = performance.now();
      setState(formState.clearErrors);
      options.onSubmit(values);
    },
    adopt: (data) => {
      const typed: Partial<Values> = {};
      for (const field in values) {
        const value = data.get(field);
        // A control holds a text, so fields with values of another type are skipped.
        if (typeof values[field] === 'string' && typeof value === 'string' && value !== values[field])
          typed[field] = value as Values[typeof field];
      }
      if (Object.keys(typed).length > 0) change(typed);
    },
  };

  return {
    ...controller,
    values,
    change,
    /** Restarts the form with these values as the saved ones. */
    reset,
    /** Returns all props that the form passes to a field component. */
    field: <Field extends keyof Values & string>(name: Field): FormField<Values[Field]> => ({
      name,
      label: labels[name],
      hint: hints?.[name],
      value: values[name],
      onChange: (value) => {
        const changes: Partial<Values> = {};
        changes[name] = value;
        change(changes);
      },
      errors: state.errors[name],
      maxLength: rules?.[name]?.maxLength,
      required: !optional.includes(name),
      optional: optional.includes(name),
    }),
  };
}
