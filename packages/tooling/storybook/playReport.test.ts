import { expect, test } from 'vitest';
import { errorsOf } from './playReport.ts';

const storyId = 'forms-signinform--submits';

test('for a story that finished without an error, no error is reported', () => {
  expect(errorsOf({ finished: { storyId, status: 'success' } })).toEqual([]);
});

test('a play function that threw is reported with its story and message, regardless of its status', () => {
  const thrown = { message: 'There is no button.' };
  for (const status of ['success', 'error']) {
    expect(errorsOf({ finished: { storyId, status }, thrown })).toEqual([
      'forms-signinform--submits: There is no button.',
    ]);
  }
});

test('the error of a story that failed outside its play function is reported, too', () => {
  expect(errorsOf({ finished: { storyId, status: 'error' } })).toEqual([
    'forms-signinform--submits: an unhandled error',
  ]);
});

test('a page without a report is an error', () => {
  expect(errorsOf({})).toEqual(['no story has finished']);
});
