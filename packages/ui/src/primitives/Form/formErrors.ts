'use client';

import { createContext, useContext } from 'react';
import type { FieldErrors } from '../state.ts';

interface FormErrors {
  /** The field errors of the surrounding form's last submission, without those of fields that were edited since. */
  errors: FieldErrors;
  /** Takes back the errors of a field that has another value now. */
  forgive: (name: string) => void;
}

export const FormErrorsContext = createContext<FormErrors>({ errors: {}, forgive: () => {} });

const none: readonly string[] = [];

export function useServerErrors(name: string): readonly string[] {
  const { errors } = useContext(FormErrorsContext);
  return Object.hasOwn(errors, name) ? (errors[name] ?? none) : none;
}

/** For a field whose value changes without an event of the browser's: the others are noticed by the form. */
export function useForgive() {
  return useContext(FormErrorsContext).forgive;
}
