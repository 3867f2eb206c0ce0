import { interfaceResume, profileResumes, researchResume, screeningQuestions } from '@skillharbor/mocks';
import type { ScreeningQuestion } from '@skillharbor/contract';
import { expect, test } from 'vitest';
import { jobs } from '../../messages/jobs.ts';
import {
  answerLimit,
  answersIn,
  coverLetterLimit,
  emptyApplication,
  resumeIn,
  validateApplication,
} from './applyValues.ts';
import type { ApplyValues } from './applyValues.ts';

const format = { number: (value: number) => String(value) };
const resume = new File(['a resume'], 'me.pdf');
const check = (values: ApplyValues, questions: readonly ScreeningQuestion[] = []) =>
  validateApplication(values, { questions, savedResumes: [] }, jobs.apply, format);

test('a letter and a resume are required', () => {
  expect(check(emptyApplication())).toEqual({
    cover_letter: ['Write a cover letter.'],
    resume: ['Choose your resume.'],
  });
  expect(check({ ...emptyApplication(), cover_letter: ' \n ', resume })).toEqual({
    cover_letter: ['Write a cover letter.'],
  });
});

test('a letter of the maximum length is valid, and a letter with one more character is not', () => {
  const atLimit = { ...emptyApplication(), cover_letter: 'a'.repeat(coverLetterLimit), resume };
  expect(check(atLimit)).toEqual({});
  expect(check({ ...atLimit, cover_letter: `${atLimit.cover_letter}b` })).toEqual({
    cover_letter: ['Use at most 10000 characters.'],
  });
});

test('each of the client’s questions has a separate field, and required questions need an answer', () => {
  const empty = { ...emptyApplication(screeningQuestions), cover_letter: 'Hello', resume };
  expect(check(empty, screeningQuestions)).toEqual({
    'screening_answers.flow': ['Answer this question.'],
    'screening_answers.start': ['Choose an answer.'],
  });
  const answered = {
    ...empty,
    'screening_answers.flow': ' The night ferry. ',
    'screening_answers.start': 'Later',
    'screening_answers.tools': ' ',
  };
  expect(check(answered, screeningQuestions)).toEqual({});
  expect(answersIn(answered, screeningQuestions)).toEqual([
    { question_id: 'flow', answer: 'The night ferry.' },
    { question_id: 'start', answer: 'Later' },
  ]);
  const tooLong = { ...answered, 'screening_answers.tools': 'a'.repeat(answerLimit + 1) };
  expect(check(tooLong, screeningQuestions)).toEqual({
    'screening_answers.tools': ['Use at most 1000 characters.'],
  });
});

test('an answer to a question that the client has removed is not sent', () => {
  const typed = { ...emptyApplication(screeningQuestions), 'screening_answers.start': 'Later' };
  expect(answersIn(typed, [])).toEqual([]);
});

test('the default resume is chosen at first, and is sent instead of a file', () => {
  const values = { ...emptyApplication([], profileResumes), resume, save_resume: true };
  const sent = { use_profile_resume: true, profile_resume: interfaceResume.id };
  expect(resumeIn(values, profileResumes)).toEqual(sent);
  expect(emptyApplication([], [researchResume]).profile_resume).toBe('');
});

test('a saved resume that was removed from the profile is not sent', () => {
  const values = { ...emptyApplication([], profileResumes), resume };
  expect(resumeIn(values, [researchResume])).toEqual({ resume });
  expect(resumeIn({ ...values, resume: null }, [researchResume])).toBeNull();
});

test('a file is saved on the profile only if the user asks for it', () => {
  const values = { ...emptyApplication(), resume };
  expect(resumeIn(values, [])).toEqual({ resume });
  expect(resumeIn({ ...values, save_resume: true }, [])).toEqual({ resume, save_resume: true });
});
