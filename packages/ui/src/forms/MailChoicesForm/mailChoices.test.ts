import { expect, test } from 'vitest';
import { toChange, toWanted } from './mailChoices.ts';

const mails = { applications: true, still_looking: false, questions: true, job_changes: true };

test('a client chooses among the mails to clients', () => {
  expect(toWanted('client', mails)).toEqual(['applications', 'questions']);
  expect(toChange('client', ['questions'])).toEqual({
    applications: false,
    questions: true,
    still_looking: false,
  });
});

test('a freelancer chooses among the mails to freelancers', () => {
  expect(toWanted('freelancer', mails)).toEqual(['questions', 'job_changes']);
  expect(toChange('freelancer', [])).toEqual({ questions: false, job_changes: false });
});
