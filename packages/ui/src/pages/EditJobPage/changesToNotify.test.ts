import { myClosedJob, myJob } from '@skillharbor/mocks';
import { expect, test } from 'vitest';
import { jobInput, jobValues } from '../../forms/JobForm/jobValues.ts';
import { changesToNotify } from './changesToNotify.ts';

const edited = (changes: Partial<ReturnType<typeof jobInput>>, job = myJob) =>
  changesToNotify(job, { ...jobInput(jobValues(job)), ...changes });

test('nothing is asked about texts, nor where nothing has changed', () => {
  expect(edited({})).toBeNull();
  expect(edited({ title: 'Ferry designer', description: 'Shorter.', category: 'other' })).toBeNull();
});

test.each([
  { pay: null },
  { salary_range: 'plus meals' },
  { location: 'Porto, Portugal' },
  { remote: 'onsite' },
  { employment_type: 'part-time' },
  { application_deadline: '2026-12-31' },
] as const)('%o is announced, with all that has changed', (change) => {
  expect(edited(change)?.after).toEqual(change);
  expect(edited({ ...change, title: 'Ferry designer' })?.after).toEqual({
    ...change,
    title: 'Ferry designer',
  });
});

test('nothing is asked where every applicant is decided', () => {
  expect(edited({ pay: null }, myClosedJob)).toBeNull();
});
