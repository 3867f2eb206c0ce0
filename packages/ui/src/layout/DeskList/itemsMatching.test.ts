import { expect, test } from 'vitest';
import { itemsMatching } from './itemsMatching.ts';

const skills = [
  { id: 1, name: 'React', category: 'Frontend', freelancers: 3 },
  { id: 2, name: 'Go', category: 'Backend', freelancers: 1 },
];
const found = (search: string) =>
  itemsMatching(skills, search, ({ name, category }) => [name, category]).map(({ name }) => name);

test('an item is found by a part of one of its texts, in upper or lower case', () => {
  expect(found('REA')).toEqual(['React']);
  expect(found(' backend ')).toEqual(['Go']);
  expect(found('')).toEqual(['React', 'Go']);
  expect(found('c++')).toEqual([]);
});
