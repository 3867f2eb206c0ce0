import { expect, test } from 'vitest';
import { toQuietHours, toValues } from './quietHours.ts';

test('quiet hours become the values of the form, and the values become quiet hours again', () => {
  const night = { from: 0, to: 8 };
  expect(toValues(night)).toEqual({ from: '0', to: '8' });
  expect(toQuietHours(toValues(night))).toEqual(night);
  expect(toQuietHours(toValues(null))).toBeNull();
});

test('the same hour twice is no quiet time', () => {
  expect(toQuietHours({ from: '7', to: '7' })).toBeNull();
});
