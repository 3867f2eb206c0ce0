import { expect, test } from 'vitest';
import { toQuietHours, toValues } from './quietHours.ts';

test('quiet hours are unchanged after the form has read and written them', () => {
  const night = { from: 0, to: 8 };
  expect(toValues(night)).toEqual({ from: '0', to: '8' });
  expect(toQuietHours(toValues(night))).toEqual(night);
  expect(toQuietHours(toValues(null))).toBeNull();
});

test('there are no quiet hours if they begin and end at the same hour', () => {
  expect(toQuietHours({ from: '7', to: '7' })).toBeNull();
});
