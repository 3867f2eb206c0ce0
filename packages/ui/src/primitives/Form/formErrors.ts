'use client';

import { createContext, useContext } from 'react';
import type { FieldErrors } from '../state.ts';

/** The field errors of the surrounding form's last submission. */
export const FormErrorsContext = createContext<FieldErrors>({});

const none: readonly string[] = [];

export function useServerErrors(name: string): readonly string[] {
  const errors = useContext(FormErrorsContext);
  return Object.hasOwn(errors, name) ? (errors[name] ?? none) : none;
}
