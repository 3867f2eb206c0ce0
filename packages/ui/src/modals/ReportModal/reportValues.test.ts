import { expect, test } from 'vitest';
import { reports } from '../../messages/reports.ts';
import { emptyReport, reportOf, validateReport } from './reportValues.ts';
import type { ReportValues } from './reportValues.ts';

const format = { number: (value: number) => String(value) };
const problems = (values: Partial<ReportValues>) =>
  validateReport({ ...emptyReport, ...values }, reports.dialog, format);

test('a report needs a reason, and an explanation only if nobody can judge the reason without one', () => {
  expect(problems({})).toEqual({ reason: ['Choose what is wrong with it.'] });
  expect(problems({ reason: 'spam' })).toEqual({});
  expect(problems({ reason: 'other', words: ' ' })).toEqual({ words: ['Say what is wrong with it.'] });
});

test('a report of illegal content needs an explanation and the statement of good faith', () => {
  expect(problems({ reason: 'illegal_content' })).toEqual({
    words: ['Say what is wrong with it.'],
    good_faith: ['Confirm that what you say is accurate and complete.'],
  });
  expect(problems({ reason: 'illegal_content', words: 'It sells weapons.', good_faith: ['yes'] })).toEqual(
    {},
  );
});

test('a report may have no email address, but not an invalid one', () => {
  expect(problems({ reason: 'spam', email: 'li@example' })).toEqual({
    email: ['Please enter a valid email address.'],
  });
});

test('texts that exceed their limits by one character are refused', () => {
  expect(problems({ reason: 'spam', words: 'a'.repeat(5001), name: 'b'.repeat(201) })).toEqual({
    words: ['Use at most 5000 characters.'],
    name: ['Use at most 200 characters.'],
  });
});

test('a report names the chosen subject, and omits empty fields', () => {
  const subjects = [
    { kind: 'freelancer', id: 7 },
    { kind: 'portrait', id: 7 },
  ] as const;
  const values = { ...emptyReport, reason: 'copyright', kind: '1', words: ' Mine. ' } as const;
  expect(reportOf(values, subjects)).toEqual({
    subject: { kind: 'portrait', id: 7 },
    reason: 'copyright',
    words: 'Mine.',
  });
});
