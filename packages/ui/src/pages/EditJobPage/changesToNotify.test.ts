import { myClosedJob, myJob } from '@skillharbor/mocks';
import { expect, test } from 'vitest';
import { jobInput, jobValues } from '../../forms/JobForm/jobValues.ts';
import { changesToNotify } from './changesToNotify.ts';

const edited = (changes: Partial<ReturnType<typeof jobInput>>, job = myJob) =>
  changesToNotify(job, { ...jobInput(jobValues(job)), ...changes });

test('no dialog opens for changed texts or an unchanged job', () => {
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
] as const)('%o is announced together with all other changes', (change) => {
  expect(edited(change)?.after).toEqual(change);
  expect(edited({ ...change, title: 'Ferry designer' })?.after).toEqual({
    ...change,
    title: 'Ferry designer',
  });
});

test('no dialog opens if no applicant is undecided', () => {
  expect(edited({ pay: null }, myClosedJob)).toBeNull();
});
