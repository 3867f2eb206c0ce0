import { expect, test } from 'vitest';
import { hasAppliedIn, toastIn, withToast } from './toastState.ts';

test('a toast is passed in the state of a navigation', () => {
  expect(toastIn(withToast('Application submitted!').state)).toEqual({ message: 'Application submitted!' });
});

test('the topic of a toast is passed with it', () => {
  const toast = { message: 'Application declined.', topic: 'decision' };
  expect(toastIn(withToast(toast.message, { topic: toast.topic }).state)).toEqual(toast);
  expect(toastIn({ toast: 'Application declined.', topic: 7 })).toEqual({ message: 'Application declined.' });
});

test.each([null, undefined, 'text', 7, {}, { toast: 7 }, []])('%j contains no toast', (state) => {
  expect(toastIn(state)).toBeNull();
});

test('the state also contains whether an application was sent', () => {
  expect(hasAppliedIn(withToast('Application submitted!', { applied: true }).state)).toBe(true);
  expect(hasAppliedIn(withToast('Profile saved.').state)).toBe(false);
});

test.each([null, undefined, 'applied', { applied: 'yes' }])(
  '%j does not tell that an application was sent',
  (state) => {
    expect(hasAppliedIn(state)).toBe(false);
  },
);
