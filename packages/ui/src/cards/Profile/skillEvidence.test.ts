import { aboutFreelancer, seatMapPiece } from '@skillharbor/mocks';
import { expect, test } from 'vitest';
import { skillEvidence } from './skillEvidence.ts';

const portfolio = [
  { ...seatMapPiece, title: 'Illustration for a timetable' },
  { ...seatMapPiece, title: 'Charts' },
];
const work = { ...aboutFreelancer, job_title: 'Designer', sentence: 'Her user research was calm.' };

test.each([
  ['Illustration', ['Illustration for a timetable']],
  ['User research', ['Designer']],
  ['Copywriting', []],
])('the evidence for %s is %j', (skill, titles) => {
  expect(skillEvidence({ portfolio, work_record: [work] }, skill)).toEqual(titles);
});

test('a job is named once, even if two sentences in the work record are about it', () => {
  expect(skillEvidence({ portfolio: [], work_record: [work, work] }, 'User research')).toEqual(['Designer']);
});
