import { jobFieldsRules } from '@skillharbor/contract';
import type { ScreeningQuestionInput } from '@skillharbor/contract';
import { describe, expect, test } from 'vitest';
import { client } from '../../messages/client.ts';
import {
  addQuestion,
  positions,
  removeQuestion,
  screeningIn,
  screeningProblems,
  screeningValues,
  usedPositions,
} from './screeningValues.ts';

const years: ScreeningQuestionInput = { text: 'How many years?', kind: 'text', is_required: true };
const start: ScreeningQuestionInput = {
  text: 'When can you start?',
  kind: 'choice',
  choices: ['At once', 'Later'],
  is_required: false,
};
const asked = screeningValues([years, start]);
const format = { number: (value: number) => String(value) };
const problems = (values: typeof asked) => {
  const all = Object.entries(screeningProblems(values, client.jobForm.errors, format));
  return Object.fromEntries(all.filter(([, problem]) => problem !== undefined));
};

test('the form has one position for each question that the contract allows', () => {
  expect(positions).toHaveLength(jobFieldsRules.screening_questions.maxItems);
});

describe('questions in the form', () => {
  test('are the same after the form has read and written them', () => {
    expect(screeningIn(asked)).toEqual([years, start]);
    expect(screeningIn(screeningValues([]))).toEqual([]);
  });

  test('are sent without surrounding spaces and empty lines', () => {
    const typed = { ...asked, screening_1_text: ' How? ', screening_2_choices: '\n At once \n\nLater ' };
    expect(screeningIn(typed)).toEqual([{ ...years, text: 'How?' }, start]);
  });

  test('move up when an earlier question is removed', () => {
    const left = removeQuestion(asked, 1);
    expect(screeningIn(left)).toEqual([start]);
    expect(usedPositions(left)).toEqual([1]);
  });

  test('are empty when they are added, and come last', () => {
    expect(addQuestion(asked)).toMatchObject({ screening_3_kind: 'text', screening_3_text: '' });
    expect(usedPositions(addQuestion(asked))).toEqual([1, 2, 3]);
  });

  test('keep their choices while the client chooses another kind', () => {
    const tried = { ...asked, screening_2_kind: 'text' as const };
    expect(screeningIn(tried)[1]).toEqual({ text: start.text, kind: 'text', is_required: false });
    expect(screeningIn({ ...tried, screening_2_kind: 'choice' })[1]).toEqual(start);
  });
});

describe('errors', () => {
  test.each([
    [{}, {}],
    [{ screening_1_text: ' ' }, { screening_1_text: 'Write the question, or remove it.' }],
    [{ screening_1_text: 'x'.repeat(301) }, { screening_1_text: 'Please use at most 300 characters' }],
    [{ screening_2_text: `${years.text} ` }, { screening_2_text: 'You ask this already.' }],
    [{ screening_2_choices: 'Yes' }, { screening_2_choices: 'Enter 2 to 6 choices, one on each line.' }],
    [
      { screening_2_choices: '1\n2\n3\n4\n5\n6\n7' },
      { screening_2_choices: 'Enter 2 to 6 choices, one on each line.' },
    ],
    [{ screening_2_choices: 'Yes\nYes ' }, { screening_2_choices: 'Enter each choice once.' }],
    [
      { screening_2_choices: `Yes\n${'x'.repeat(101)}` },
      { screening_2_choices: 'Use at most 100 characters for each choice.' },
    ],
    [{ screening_2_kind: 'text' as const, screening_2_choices: '' }, {}],
    [{ screening_3_text: 'Left behind' }, {}],
  ])('the errors of %j are %j', (typed, expected) => {
    expect(problems({ ...asked, ...typed })).toEqual(expected);
  });
});
