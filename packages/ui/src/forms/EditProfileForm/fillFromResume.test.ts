import { freelancer, newFreelancer, skillGroups } from '@skillharbor/mocks';
import { expect, test } from 'vitest';
import { editProfileValues } from './editProfileValues.ts';
import { emptyFields, fillFromResume } from './fillFromResume.ts';

const resume = {
  title: 'Sailmaker',
  bio: 'I sew by hand.',
  experience: '12',
  portfolio_link: '',
  location: 'Bergen, Norway',
  skills: 'TypeScript\nsplicing',
};
const fill = (values: ReturnType<typeof editProfileValues>) => fillFromResume(values, resume, skillGroups);
const typescript = skillGroups.flatMap((group) => group.skills).find(({ name }) => name === 'TypeScript');

test('all empty fields of a profile are filled in from the resume, with the skills that exist on the site', () => {
  const { portfolio_link: _, ...said } = resume;
  expect(fill(editProfileValues(newFreelancer))).toEqual({ ...said, skills: [typescript?.id] });
});

test('fields that are not empty stay unchanged', () => {
  expect(emptyFields(editProfileValues(freelancer))).toEqual([]);
  expect(fill(editProfileValues(freelancer))).toEqual({});
  expect(fill({ ...editProfileValues(freelancer), bio: ' ' })).toEqual({ bio: 'I sew by hand.' });
});
