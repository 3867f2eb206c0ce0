import { expect, test } from 'vitest';
import { toChange, toWanted } from './mailChoices.ts';

const mails = {
  applications: true,
  still_looking: false,
  questions: true,
  job_changes: true,
  messages: true,
  invitations: true,
  saved_searches: true,
};

test('a client chooses among the mails to clients', () => {
  expect(toWanted('client', mails)).toEqual(['messages', 'applications', 'questions', 'saved_searches']);
  expect(toChange('client', ['questions'])).toEqual({
    messages: false,
    applications: false,
    questions: true,
    still_looking: false,
    saved_searches: false,
  });
});

test('a freelancer chooses among the mails to freelancers', () => {
  expect(toWanted('freelancer', mails)).toEqual([
    'messages',
    'invitations',
    'questions',
    'job_changes',
    'saved_searches',
  ]);
  expect(toChange('freelancer', [])).toEqual({
    messages: false,
    invitations: false,
    questions: false,
    job_changes: false,
    saved_searches: false,
  });
});
