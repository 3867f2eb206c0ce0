import { jobFieldsRules } from '@skillharbor/contract';
import type { Job } from '@skillharbor/contract';
import { job, myFilledJob, screeningQuestions } from '@skillharbor/mocks';
import { describe, expect, test } from 'vitest';
import { client } from '../../messages/client.ts';
import { createFormat } from '../../primitives/UiProvider/format.ts';
import { changedFields, copiedValues, emptyJob, jobInput, jobValues, validateJob } from './jobValues.ts';

const format = createFormat('en-US');
const today = '2026-10-01';
const filled = {
  ...emptyJob,
  title: 'Product designer',
  short_description: 'Redesign the booking flow.',
  description: 'A ferry company looks for a designer.',
  location: 'Lisbon, Portugal',
  application_deadline: '2026-10-31',
};

function errors(
  values: typeof filled,
  deadlineBefore = '',
  { decisionDateBefore = '', publishOnBefore = '' } = {},
) {
  const rules = { today, deadlineBefore, decisionDateBefore, publishOnBefore };
  return validateJob(values, rules, client.jobForm.errors, format);
}

describe('the values of a new job', () => {
  test('start with the specified defaults', () => {
    expect(emptyJob).toMatchObject({ category: 'other', employment_type: 'full-time', remote: 'onsite' });
  });
});

describe('validation', () => {
  test('accepts a job that has all required values', () => {
    expect(errors(filled)).toEqual({});
  });

  test('reports each required field that is empty or blank', () => {
    expect(errors({ ...emptyJob, title: ' \n ' })).toEqual({
      title: ['Title is required'],
      short_description: ['Short description is required'],
      description: ['Description is required'],
      location: ['Location is required'],
      application_deadline: ['Application deadline is required'],
    });
  });

  const {
    application_limit: _limit,
    positions: _positions,
    screening_questions: _questions,
    ...textRules
  } = jobFieldsRules;
  test.each(Object.entries(textRules))(
    'accepts as many characters in %s as the contract allows',
    (field, rules) => {
      const limit = rules.maxLength;
      expect(errors({ ...filled, [field]: 'x'.repeat(limit) })).toEqual({});
      expect(errors({ ...filled, [field]: 'x'.repeat(limit + 1) })).toEqual({
        [field]: [`Please use at most ${format.number(limit)} characters`],
      });
    },
  );

  test.each(Object.keys(textRules))('ignores the spaces around %s', (field) => {
    expect(jobInput({ ...filled, [field]: ' x ' })).toMatchObject({ [field]: 'x' });
  });

  test('accepts today as a deadline, but not yesterday', () => {
    expect(errors({ ...filled, application_deadline: today })).toEqual({});
    expect(errors({ ...filled, application_deadline: '2026-09-30' })).toEqual({
      application_deadline: ['The deadline must be today or later'],
    });
  });

  test('accepts a day of publication from today to the deadline', () => {
    expect(errors({ ...filled, publish_on: today })).toEqual({});
    expect(errors({ ...filled, publish_on: filled.application_deadline })).toEqual({});
    expect(errors({ ...filled, publish_on: '2026-11-01' })).toEqual({
      publish_on: ['The job must go public before its deadline passes'],
    });
    const late = { ...filled, publish_on: '2026-09-30' };
    expect(errors(late)).toEqual({ publish_on: ['The job can only go public today or later'] });
    expect(errors(late, '', { publishOnBefore: '2026-09-30' })).toEqual({});
  });

  test('accepts a deadline in the past only if it is unchanged', () => {
    expect(errors({ ...filled, application_deadline: '2026-09-30' }, '2026-09-30')).toEqual({});
  });
});

describe('the request', () => {
  test('has no white space around texts, but keeps their line breaks', () => {
    expect(jobInput({ ...filled, title: '  Designer ', description: '\n One\n\nTwo \n' })).toMatchObject({
      title: 'Designer',
      description: 'One\n\nTwo',
    });
  });

  test('contains the pay as amounts, or null if there is none', () => {
    expect(jobInput(filled).pay).toBeNull();
    expect(
      jobInput({ ...filled, pay_min: '1200,00', pay_currency: 'EUR', pay_period: 'project' }).pay,
    ).toEqual({
      min: 1200,
      max: null,
      currency: 'EUR',
      period: 'project',
    });
  });

  test('contains null for an empty salary range', () => {
    expect(jobInput({ ...filled, salary_range: '  ' }).salary_range).toBeNull();
    expect(jobInput({ ...filled, salary_range: ' $60–80 ' }).salary_range).toBe('$60–80');
  });
});

test('a job is unchanged after the form has read and written it', () => {
  const job = {
    ...jobInput({ ...filled, pay_min: '60', salary_range: '' }),
    id: 1,
    company: 'Unknown',
    company_slug: null,
    company_logo: null,
    company_website: '',
    date_posted: null,
    is_open: false,
    places_left: null,
    filled_at: null,
    is_active: false,
    created_at: '2026-09-01T08:00:00Z',
    decision_date: '2026-11-14',
    screening_questions: screeningQuestions,
  };
  expect(jobInput(jobValues(job))).toMatchObject({
    ...jobInput(filled),
    pay: { min: 60, max: null, currency: 'USD', period: 'hour' },
    screening_questions: screeningQuestions.map(({ id: _id, ...question }) => question),
  });
});

test('a copy of a job has all of its values except its dates', () => {
  const old = {
    ...myFilledJob,
    country: 'PT' as const,
    pay: { min: 60, max: 80, currency: 'EUR' as const, period: 'hour' as const },
    blind_review: true,
    application_limit: 40,
    positions: 3,
    decision_date: '2026-09-20',
    screening_questions: screeningQuestions,
  };
  expect(jobInput(copiedValues(old))).toEqual({
    ...jobInput(jobValues(old)),
    application_deadline: '',
    decision_date: null,
  });
});

test.each([
  ['before the deadline', '2026-10-30', 'Answers must not be due before the deadline'],
  ['long after it', '2027-01-30', 'Answer within 90 days after the deadline'],
])('a decision date %s is refused', (_when, decision_date, sentence) => {
  expect(errors({ ...filled, decision_date })).toEqual({ decision_date: [sentence] });
});

test('a decision date in the past is valid only if it is unchanged', () => {
  const old = { ...filled, application_deadline: '2026-09-01', decision_date: '2026-09-20' };
  expect(errors(old, old.application_deadline, { decisionDateBefore: old.decision_date })).toEqual({});
  expect(errors(old, old.application_deadline)).toEqual({
    decision_date: ['Answers must be due today or later'],
  });
});

test('the default decision date is not sent, but any other date is', () => {
  const usual: Job = { ...job, application_deadline: '2026-10-31', decision_date: '2026-11-14' };
  expect(jobInput(jobValues(usual)).decision_date).toBeNull();
  expect(jobInput(jobValues({ ...usual, decision_date: '2026-11-20' })).decision_date).toBe('2026-11-20');
});

test.each(['0', '100', '1.5', ''])('%j is refused as a number of people', (positions) => {
  expect(errors({ ...filled, positions })).toEqual({ positions: ['Enter a whole number from 1 to 99.'] });
});

test('a job needs as many people as the client enters', () => {
  expect(jobInput({ ...filled, positions: ' 3 ' }).positions).toBe(3);
});

test.each(['0', '1001', '2.5', 'thirty'])('%s is refused as a limit on applications', (application_limit) => {
  expect(errors({ ...filled, application_limit })).toEqual({
    application_limit: ['Enter a whole number from 1 to 1,000, or leave it empty.'],
  });
});

test('a limit on applications is optional', () => {
  expect(errors({ ...filled, application_limit: ' 1,000 ' })).toEqual({});
  expect(jobInput({ ...filled, application_limit: ' 1,000 ' }).application_limit).toBe(1000);
  expect(jobInput({ ...filled, application_limit: ' ' }).application_limit).toBeNull();
});

test('the changed fields are named in the order of the form, and the pay is named as one field', () => {
  const edited: Job = {
    ...job,
    title: 'Designer',
    pay: { min: 60, max: 90, currency: 'USD', period: 'hour' },
    application_deadline: '2026-11-01',
  };
  expect(changedFields(job, edited)).toEqual(['title', 'pay', 'application_deadline']);
  expect(changedFields(job, structuredClone(job))).toEqual([]);
});
