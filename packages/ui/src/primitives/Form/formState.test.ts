import { describe, expect, test } from 'vitest';
import { change, clearErrors, fieldErrorsOf, initialState, isDirty, problemOf, refuse } from './formState.ts';

interface Values {
  title: string;
  skills: readonly number[];
  picture: File | null;
}

const saved: Values = { title: 'Pilot', skills: [1, 2], picture: null };

describe('change', () => {
  test('keeps the other values and the errors of other fields', () => {
    const refused = refuse(initialState(saved), { title: ['Too short.'], skills: ['Too many.'] });
    const changed = change(refused, { title: 'Pilots' });
    expect(changed.values).toEqual({ ...saved, title: 'Pilots' });
    expect(changed.errors).toEqual({ skills: ['Too many.'] });
    expect(changed.refusals).toBe(1);
  });

  test('does not change the saved values', () => {
    expect(change(initialState(saved), { title: '' }).saved).toBe(saved);
  });
});

describe('refuse', () => {
  test('adds errors to those that still apply', () => {
    const once = refuse(initialState(saved), { title: ['Taken.'] });
    expect(refuse(once, { skills: ['Too many.'] }).errors).toEqual({
      title: ['Taken.'],
      skills: ['Too many.'],
    });
  });

  test('counts refusals, so that a repeated error is treated as a new one', () => {
    const once = refuse(initialState(saved), { title: ['Taken.'] });
    expect(refuse(clearErrors(once), { title: ['Taken.'] }).refusals).toBe(2);
  });
});

describe('isDirty', () => {
  test('compares the values with the saved ones, not with the initial ones', () => {
    expect(isDirty(initialState(saved))).toBe(false);
    expect(isDirty(initialState(saved, { ...saved, title: 'Typed before' }))).toBe(true);
    expect(isDirty(change(change(initialState(saved), { title: '' }), { title: 'Pilot' }))).toBe(false);
  });

  test('ignores the order of lists', () => {
    expect(isDirty(change(initialState(saved), { skills: [2, 1] }))).toBe(false);
    expect(isDirty(change(initialState(saved), { skills: [2, 3] }))).toBe(true);
    expect(isDirty(change(initialState(saved), { skills: [1, 2, 3] }))).toBe(true);
  });

  test('treats a chosen file as a change', () => {
    expect(isDirty(change(initialState(saved), { picture: new File([], 'me.png') }))).toBe(true);
  });
});

describe('an error from the server', () => {
  const problem = (answer: { message?: string; fieldErrors?: Record<string, string[]> }) =>
    problemOf(refuse(initialState(saved), fieldErrorsOf(saved, answer.fieldErrors)), {
      status: 'failed',
      ...answer,
    });

  test('is shown at its field if the form has that field, and above the fields otherwise', () => {
    const fieldErrors = { title: ['Taken.'], role: ['Choose a role.'] };
    expect(fieldErrorsOf(saved, fieldErrors)).toEqual({ title: ['Taken.'] });
    expect(problem({ fieldErrors })).toEqual({ tone: 'critical', sentences: ['Choose a role.'] });
  });

  test('is a warning if the user has nothing to correct', () => {
    expect(problem({ message: 'Busy.' })).toEqual({ tone: 'warning', sentences: ['Busy.'] });
    expect(problem({ message: 'No.', fieldErrors: { role: ['Choose.'] } })).toEqual({
      tone: 'critical',
      sentences: ['No.', 'Choose.'],
    });
  });

  test('is not shown above the fields if a field shows it', () => {
    const fieldErrors = { title: ['Taken.'] };
    expect(problem({ fieldErrors })).toEqual({ tone: 'critical', sentences: [] });
    const corrected = change(refuse(initialState(saved), fieldErrors), { title: 'Captain' });
    expect(problemOf(corrected, { status: 'failed', fieldErrors })).toBeUndefined();
  });

  test('is not shown before the server has responded', () => {
    expect(problemOf(refuse(initialState(saved), { title: ['Short.'] }), { status: 'idle' })).toBeUndefined();
  });

  test('may name a field that has the name of an inherited property', () => {
    expect(problem({ fieldErrors: { constructor: ['No.'] } })?.sentences).toEqual(['No.']);
  });
});
