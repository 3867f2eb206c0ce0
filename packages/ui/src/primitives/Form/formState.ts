import type { FieldErrors, Submission } from '../state.ts';

/** Sentences about what is wrong, by field. */
export type FormErrors<Values> = { readonly [Field in keyof Values]?: readonly string[] };

/** All that a form knows between two renders. */
export interface FormState<Values> {
  /** What is kept already. Without a difference to it, nothing would be lost. */
  saved: Values;
  values: Values;
  /** What is wrong, whether the form's own check or the server found it. */
  errors: FormErrors<Values>;
  /** How often an attempt to send was refused. Each refusal moves the focus to what is wrong. */
  refusals: number;
}

export function initialState<Values>(saved: Values, values = saved): FormState<Values> {
  return { saved, values, errors: {}, refusals: 0 };
}

/** The errors of the changed fields go: they were about the old values. */
export function change<Values>(state: FormState<Values>, changes: Partial<Values>): FormState<Values> {
  const errors = { ...state.errors };
  for (const field in changes) delete errors[field];
  return { ...state, values: { ...state.values, ...changes }, errors };
}

/** Adds to the errors: one of the server's on a field that has not changed since is still true. */
export function refuse<Values>(state: FormState<Values>, errors: FormErrors<Values>): FormState<Values> {
  return { ...state, errors: { ...state.errors, ...errors }, refusals: state.refusals + 1 };
}

export function clearErrors<Values>(state: FormState<Values>): FormState<Values> {
  return { ...state, errors: {} };
}

/** Whether leaving would lose something. The order of a list does not count. */
export function isDirty<Values extends object>({ saved, values }: FormState<Values>): boolean {
  return (Object.keys(values) as (keyof Values)[]).some((field) => !isSame(saved[field], values[field]));
}

function isSame(a: unknown, b: unknown) {
  if (Array.isArray(a) && Array.isArray(b))
    return a.length === b.length && a.every((item) => b.includes(item));
  return Object.is(a, b);
}

/** What stands above the fields. No sentences: what is wrong stands at the fields. */
export interface FormProblem {
  tone: 'warning' | 'critical';
  sentences: readonly string[];
}

/** What the server says about the whole, and about fields that the form does not have. */
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
  // What the server says as a whole is a warning; what has to be corrected is an error.
  return { tone: message && unplaced.length === 0 ? 'warning' : 'critical', sentences };
}

/** Those of the server's errors that a field shows. */
export function fieldErrorsOf<Values extends object>(
  values: Values,
  fieldErrors: FieldErrors = {},
): FormErrors<Values> {
  const errors: { [Field in keyof Values]?: readonly string[] } = {};
  for (const field in values) if (Object.hasOwn(fieldErrors, field)) errors[field] = fieldErrors[field];
  return errors;
}
