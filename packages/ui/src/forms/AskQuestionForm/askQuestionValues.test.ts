import { expect, test } from 'vitest';
import { questions } from '../../messages/questions.ts';
import { validateQuestion } from './askQuestionValues.ts';

const problemOf = (question: string) => validateQuestion({ question }, questions.askForm, { number: String });

test.each(['Who asks??', '🚢'.repeat(500)])('%j is a question', (question) => {
  expect(problemOf(question)).toEqual({});
});

test.each([
  ['', 'Use at least 10 characters.'],
  ['Who asks?   ', 'Use at least 10 characters.'],
  ['x'.repeat(501), 'Use at most 500 characters.'],
])('%j is not a question', (question, problem) => {
  expect(problemOf(question)).toEqual({ question: [problem] });
});
