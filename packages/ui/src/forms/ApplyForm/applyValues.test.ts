import { screeningQuestions } from '@skillharbor/mocks';
import { expect, test } from 'vitest';
import { jobs } from '../../messages/jobs.ts';
import {
  answerLimit,
  answersIn,
  coverLetterLimit,
  emptyApplication,
  validateApplication,
} from './applyValues.ts';

const format = { number: (value: number) => String(value) };
const resume = new File(['a resume'], 'me.pdf');

test('a letter and a resume are required', () => {
  expect(validateApplication(emptyApplication(), [], jobs.apply, format)).toEqual({
    cover_letter: ['Write a cover letter.'],
    resume: ['Choose your resume.'],
  });
  expect(validateApplication({ cover_letter: ' \n ', resume }, [], jobs.apply, format)).toEqual({
    cover_letter: ['Write a cover letter.'],
  });
});

test('a letter of the maximum length is valid, and one with another character is not', () => {
  const atLimit = { cover_letter: 'a'.repeat(coverLetterLimit), resume };
  expect(validateApplication(atLimit, [], jobs.apply, format)).toEqual({});
  expect(
    validateApplication({ cover_letter: `${atLimit.cover_letter}b`, resume }, [], jobs.apply, format),
  ).toEqual({
    cover_letter: ['Use at most 10000 characters.'],
  });
});

test('the client’s questions have their own fields, and required ones need an answer', () => {
  const empty = { ...emptyApplication(screeningQuestions), cover_letter: 'Hello', resume };
  expect(validateApplication(empty, screeningQuestions, jobs.apply, format)).toEqual({
    'screening_answers.flow': ['Answer this question.'],
    'screening_answers.start': ['Choose an answer.'],
  });
  const answered = {
    ...empty,
    'screening_answers.flow': ' The night ferry. ',
    'screening_answers.start': 'Later',
    'screening_answers.tools': ' ',
  };
  expect(validateApplication(answered, screeningQuestions, jobs.apply, format)).toEqual({});
  expect(answersIn(answered, screeningQuestions)).toEqual([
    { question_id: 'flow', answer: 'The night ferry.' },
    { question_id: 'start', answer: 'Later' },
  ]);
  const tooLong = { ...answered, 'screening_answers.tools': 'a'.repeat(answerLimit + 1) };
  expect(validateApplication(tooLong, screeningQuestions, jobs.apply, format)).toEqual({
    'screening_answers.tools': ['Use at most 1000 characters.'],
  });
});

test('an answer to a question that the client has removed is not sent', () => {
  const typed = { ...emptyApplication(screeningQuestions), 'screening_answers.start': 'Later' };
  expect(answersIn(typed, [])).toEqual([]);
});
