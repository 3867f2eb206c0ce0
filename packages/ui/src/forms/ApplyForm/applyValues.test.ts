import { expect, test } from 'vitest';
import { jobs } from '../../messages/jobs.ts';
import { coverLetterLimit, emptyApplication, validateApplication } from './applyValues.ts';

const format = { number: (value: number) => String(value) };
const resume = new File(['a resume'], 'me.pdf');

test('a letter and a resume are needed', () => {
  expect(validateApplication(emptyApplication, jobs.apply, format)).toEqual({
    cover_letter: ['Write a cover letter.'],
    resume: ['Choose your resume.'],
  });
  expect(validateApplication({ cover_letter: ' \n ', resume }, jobs.apply, format)).toEqual({
    cover_letter: ['Write a cover letter.'],
  });
});

test('a letter of the maximum length is valid, and one longer character is not', () => {
  const atLimit = { cover_letter: 'a'.repeat(coverLetterLimit), resume };
  expect(validateApplication(atLimit, jobs.apply, format)).toEqual({});
  expect(
    validateApplication({ cover_letter: `${atLimit.cover_letter}b`, resume }, jobs.apply, format),
  ).toEqual({
    cover_letter: ['Use at most 10000 characters.'],
  });
});
