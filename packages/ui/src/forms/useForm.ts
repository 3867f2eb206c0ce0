'use client';

import { useEffect, useRef, useState } from 'react';
import type { Submission } from '../primitives/index.ts';

/** Sentences about what is wrong, by field. */
export type Problems<Values> = { readonly [Field in keyof Values]?: readonly string[] };

export interface FormOptions<Values> {
  /** What stands in the fields at first. Later changes of it are not followed: nothing typed is ever lost. */
  initial: Values;
  /** What is kept already, where `initial` holds more than that: the rest counts as typed. Default: `initial`. */
  saved?: Values;
  validate: (values: Values) => Problems<Values>;
  submission: Submission;
  /** Receives checked values only, and never while a sending is under way. */
  onSubmit: (values: Values) => void;
  /** Told whether something is typed that leaving would lose. */
  onDirtyChange?: (dirty: boolean) => void;
  /** Told what stands in the fields, at first and after every change. */
  onValuesChange?: (values: Values) => void;
}

/** A second press so soon after the first, in milliseconds, is the same press. */
const samePress = 500;

/** The values of a form, and what its own check finds wrong with them. The server's errors are the `Form`'s. */
export function useForm<Values extends object>(options: FormOptions<Values>) {
  const { initial, saved = initial, validate, submission, onSubmit, onDirtyChange, onValuesChange } = options;
  const [first, setFirst] = useState(saved);
  const [values, setValues] = useState(initial);
  const [problems, setProblems] = useState<Problems<Values>>({});
  const lastSent = useRef(-Infinity);

  // After a refusal every press is a new attempt, however soon it comes.
  useEffect(() => {
    if (submission.status === 'failed') lastSent.current = -Infinity;
  }, [submission]);

  const dirty = differs(first, values);
  useEffect(() => onDirtyChange?.(dirty), [dirty, onDirtyChange]);
  useEffect(() => onValuesChange?.(values), [values, onValuesChange]);

  /** Changes some values. What was wrong with them is forgiven until the next attempt. */
  function change(changes: Partial<Values>) {
    setValues((before) => ({ ...before, ...changes }));
    setProblems((before) => without(before, changes));
  }

  return {
    values,
    change,
    /** The change handler of one field. */
    set:
      <Field extends keyof Values>(field: Field) =>
      (value: Values[Field]) => {
        const changes: Partial<Values> = {};
        changes[field] = value;
        change(changes);
      },
    /** Begins again with these values, with nothing to lose. */
    reset: (next: Values) => {
      setFirst(next);
      setValues(next);
      setProblems({});
    },
    /** What is wrong with a field. */
    errors: (field: keyof Values) => problems[field],
    submit: () => {
      if (submission.status === 'submitting' || performance.now() - lastSent.current < samePress) return;
      const found = validate(values);
      setProblems(found);
      if (Object.keys(found).length > 0) return;
      lastSent.current = performance.now();
      onSubmit(values);
    },
  };
}

function without<Values extends object>(
  problems: Problems<Values>,
  changes: Partial<Values>,
): Problems<Values> {
  const rest = { ...problems };
  for (const field in changes) delete rest[field];
  return rest;
}

function differs<Values extends object>(before: Values, after: Values) {
  return (Object.keys(after) as (keyof Values)[]).some((field) => !isSame(before[field], after[field]));
}

function isSame(a: unknown, b: unknown) {
  if (Array.isArray(a) && Array.isArray(b))
    return a.length === b.length && a.every((item) => b.includes(item));
  return Object.is(a, b);
}
