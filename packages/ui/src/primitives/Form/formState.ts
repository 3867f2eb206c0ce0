import type { FieldErrors, Submission } from '../state.ts';

/** Sentences about the errors, by field. */
export type FormErrors<Values> = { readonly [Field in keyof Values]?: readonly string[] };

/** The state that a form keeps between two renders. */
export interface FormState<Values> {
  /** The saved values. If the values of the form equal them, there are no unsaved changes. */
  saved: Values;
  values: Values;
  /** The errors of each field, found by the form's own check or by the server. */
  errors: FormErrors<Values>;
  /** The number of refused submissions. After each refusal, the focus moves to the first invalid field. */
  refusals: number;
}

export function initialState<Values>(saved: Values, values = saved): FormState<Values> {
  return { saved, values, errors: {}, refusals: 0 };
}

/** Changes some values, and removes the errors of these fields, because the errors were about the old values. */
export function change<Values>(state: FormState<Values>, changes: Partial<Values>): FormState<Values> {
  const errors = { ...state.errors };
  for (const field in changes) delete errors[field];
  return { ...state, values: { ...state.values, ...changes }, errors };
}

/** Adds errors to those of the form. A server error remains until its field changes or the form is sent again. */
export function refuse<Values>(state: FormState<Values>, errors: FormErrors<Values>): FormState<Values> {
  return { ...state, errors: { ...state.errors, ...errors }, refusals: state.refusals + 1 };
}

export function clearErrors<Values>(state: FormState<Values>): FormState<Values> {
  return { ...state, errors: {} };
}

/** Returns true if there are unsaved changes. The order of a list makes no difference. */
export function isDirty<Values extends object>({ saved, values }: FormState<Values>): boolean {
  return (Object.keys(values) as (keyof Values)[]).some((field) => !isSame(saved[field], values[field]));
}

function isSame(a: unknown, b: unknown) {
  if (Array.isArray(a) && Array.isArray(b))
    return a.length === b.length && a.every((item) => b.includes(item));
  return Object.is(a, b);
}

/** The problem that the form shows above the fields. `sentences` is empty if the fields already show it. */
export interface FormProblem {
  tone: 'warning' | 'critical';
  sentences: readonly string[];
}

/** Returns the server's messages about the whole form, and about fields that the form does not have. */
export function problemOf<Values extends object>(
  { values, errors }: FormState<Values>,
  submission: Submission,
): FormProblem | undefined {
  if (submission.status !== 'failed') return undefined;
  const { message, fieldErrors = {} } = submission;
  const unplaced = Object.entries(fieldErrors).flatMap(([name, sentences]) =>
    Object.hasOwn(values, name) ? [] : sentences,
  );
  const sentences = message ? [message, ...unplaced] : unplaced;
  if (sentences.length === 0 && Object.keys(errors).length === 0) return undefined;
  // A message from the server about the whole form is a warning. A problem that the user must correct is an error.
  return { tone: message && unplaced.length === 0 ? 'warning' : 'critical', sentences };
}

/** Returns the server's errors about fields that the form has. */
export function fieldErrorsOf<Values extends object>(
  values: Values,
  fieldErrors: FieldErrors = {},
): FormErrors<Values> {
  const errors: { [Field in keyof Values]?: readonly string[] } = {};
  for (const field in values) if (Object.hasOwn(fieldErrors, field)) errors[field] = fieldErrors[field];
  return errors;
}
