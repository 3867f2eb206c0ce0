import { expect, test } from 'vitest';
import { skillsMatching } from './skillsMatching.ts';

const skills = [
  { id: 1, name: 'React', category: 'Frontend', freelancers: 3 },
  { id: 2, name: 'Go', category: 'Backend', freelancers: 1 },
];
const found = (search: string) => skillsMatching(skills, search).map(({ name }) => name);

test('a skill is found by a part of its name or of its category, in whatever case', () => {
  expect(found('REA')).toEqual(['React']);
  expect(found(' backend ')).toEqual(['Go']);
  expect(found('')).toEqual(['React', 'Go']);
  expect(found('c++')).toEqual([]);
});
