import type { ScreeningQuestion } from '@skillharbor/contract';
import { describe, expect, test } from 'vitest';
import { answerQuestions, hasRepeatedQuestion, identifyQuestions } from './screening.ts';

const years: ScreeningQuestion = {
  id: 'a',
  text: 'How many years have you sailed?',
  kind: 'text',
  is_required: true,
};
const start: ScreeningQuestion = {
  id: 'b',
  text: 'When can you start?',
  kind: 'choice',
  choices: ['At once', 'In a month'],
  is_required: false,
};

describe('the id of a question', () => {
  const identify = (...questions: ScreeningQuestion[]) =>
    identifyQuestions(
      questions.map(({ id: _id, ...question }) => question),
      [years, start],
      () => 'new',
    ).map(({ id }) => id);

  test('stays the same if the question moves, or no longer requires an answer', () => {
    expect(identify(start, { ...years, is_required: false })).toEqual(['b', 'a']);
  });

  test('changes if its text or its choices change', () => {
    expect(identify({ ...years, text: 'How many years?' }, { ...start, choices: ['Now', 'Later'] })).toEqual([
      'new',
      'new',
    ]);
  });

  test('is not unique if two questions have the same words', () => {
    expect(hasRepeatedQuestion([years, { ...years, is_required: false }])).toBe(true);
    expect(hasRepeatedQuestion([years, start])).toBe(false);
  });
});

describe('the answers to the questions of a job', () => {
  const answer = (...given: [string, string][]) =>
    answerQuestions(
      [years, start],
      given.map(([question_id, text]) => ({ question_id, answer: text })),
    );

  test('contain the words and have the order of the questions', () => {
    expect(answer(['b', 'At once'], ['a', 'Seven'])).toEqual([
      { question_id: 'a', question: years.text, answer: 'Seven' },
      { question_id: 'b', question: start.text, answer: 'At once' },
    ]);
  });

  test('are null for an optional question without an answer', () => {
    expect(answer(['a', 'Seven'], ['b', ' '])).toMatchObject([{ answer: 'Seven' }, { answer: null }]);
  });

  test.each([
    [
      [['b', 'At once']],
      { 'screening_answers.a': [{ code: 'answer_missing', params: { question: years.text } }] },
    ],
    [
      [['a', ' \n']],
      { 'screening_answers.a': [{ code: 'answer_missing', params: { question: years.text } }] },
    ],
    [
      [
        ['a', 'Seven'],
        ['b', 'Soon'],
      ],
      { 'screening_answers.b': [{ code: 'not_one_of', params: { values: 'At once, In a month' } }] },
    ],
    [
      [
        ['a', 'Seven'],
        ['gone', 'Yes'],
      ],
      { screening_answers: ['screening_questions_changed'] },
    ],
  ] satisfies [[string, string][], object][])(
    '%j are refused with an error at the field',
    (given, problems) => {
      expect(answer(...given)).toEqual({ problems });
    },
  );
});
