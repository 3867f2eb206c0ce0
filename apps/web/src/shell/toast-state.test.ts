import { expect, test } from 'vitest';
import { toastIn, withToast } from './toast-state.ts';

test('a toast travels in the state of a navigation', () => {
  expect(toastIn(withToast('Application submitted!').state)).toBe('Application submitted!');
});

test.each([null, undefined, 'text', 7, {}, { toast: 7 }, []])('%j brings none', (state) => {
  expect(toastIn(state)).toBeNull();
});
