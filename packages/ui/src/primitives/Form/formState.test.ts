import { describe, expect, test } from 'vitest';
import { change, clearErrors, fieldErrorsOf, initialState, isDirty, problemOf, refuse } from './formState.ts';

interface Values {
  title: string;
  skills: readonly number[];
  picture: File | null;
}

const saved: Values = { title: 'Pilot', skills: [1, 2], picture: null };

describe('change', () => {
  test('keeps the other values and the other errors', () => {
    const refused = refuse(initialState(saved), { title: ['Too short.'], skills: ['Too many.'] });
    const changed = change(refused, { title: 'Pilots' });
    expect(changed.values).toEqual({ ...saved, title: 'Pilots' });
    expect(changed.errors).toEqual({ skills: ['Too many.'] });
    expect(changed.refusals).toBe(1);
  });

  test('leaves what is saved alone', () => {
    expect(change(initialState(saved), { title: '' }).saved).toBe(saved);
  });
});

describe('refuse', () => {
  test('adds to the errors that are still true', () => {
    const once = refuse(initialState(saved), { title: ['Taken.'] });
    expect(refuse(once, { skills: ['Too many.'] }).errors).toEqual({
      title: ['Taken.'],
      skills: ['Too many.'],
    });
  });

  test('counts, so that the same error twice is news', () => {
    const once = refuse(initialState(saved), { title: ['Taken.'] });
    expect(refuse(clearErrors(once), { title: ['Taken.'] }).refusals).toBe(2);
  });
});

describe('isDirty', () => {
  test('compares with what is saved, not with what stood in the form at first', () => {
    expect(isDirty(initialState(saved))).toBe(false);
    expect(isDirty(initialState(saved, { ...saved, title: 'Typed before' }))).toBe(true);
    expect(isDirty(change(change(initialState(saved), { title: '' }), { title: 'Pilot' }))).toBe(false);
  });

  test('compares lists without their order', () => {
    expect(isDirty(change(initialState(saved), { skills: [2, 1] }))).toBe(false);
    expect(isDirty(change(initialState(saved), { skills: [2, 3] }))).toBe(true);
    expect(isDirty(change(initialState(saved), { skills: [1, 2, 3] }))).toBe(true);
  });

  test('takes a chosen file for a change', () => {
    expect(isDirty(change(initialState(saved), { picture: new File([], 'me.png') }))).toBe(true);
  });
});

describe('what the server refuses', () => {
  const problem = (answer: { message?: string; fieldErrors?: Record<string, string[]> }) =>
    problemOf(refuse(initialState(saved), fieldErrorsOf(saved, answer.fieldErrors)), {
      status: 'failed',
      ...answer,
    });

  test('stands at its field where there is one, and above the fields otherwise', () => {
    const fieldErrors = { title: ['Taken.'], role: ['Choose a role.'] };
    expect(fieldErrorsOf(saved, fieldErrors)).toEqual({ title: ['Taken.'] });
    expect(problem({ fieldErrors })).toEqual({ tone: 'critical', sentences: ['Choose a role.'] });
  });

  test('is a warning where nothing has to be corrected', () => {
    expect(problem({ message: 'Busy.' })).toEqual({ tone: 'warning', sentences: ['Busy.'] });
    expect(problem({ message: 'No.', fieldErrors: { role: ['Choose.'] } })).toEqual({
      tone: 'critical',
      sentences: ['No.', 'Choose.'],
    });
  });

  test('is said without a sentence of its own where the fields say it, until they are corrected', () => {
    const fieldErrors = { title: ['Taken.'] };
    expect(problem({ fieldErrors })).toEqual({ tone: 'critical', sentences: [] });
    const corrected = change(refuse(initialState(saved), fieldErrors), { title: 'Captain' });
    expect(problemOf(corrected, { status: 'failed', fieldErrors })).toBeUndefined();
  });

  test('is nothing while there is no answer', () => {
    expect(problemOf(refuse(initialState(saved), { title: ['Short.'] }), { status: 'idle' })).toBeUndefined();
  });

  test('may have the name of what every object has', () => {
    expect(problem({ fieldErrors: { constructor: ['No.'] } })?.sentences).toEqual(['No.']);
  });
});
